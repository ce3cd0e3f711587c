import { defineBrowserCommand } from '@vitest/browser-playwright';

/** Presses real keys by their Playwright names: `Control+Shift+m`. */
const press = defineBrowserCommand<[key: string]>(({ page }, key) => page.keyboard.press(key));

/** Types text, with a key press for each character that has a key. */
const type = defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.type(text));

/** Inserts text without key presses, as an input method or a phone's keyboard does. */
const insertText = defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.insertText(text));

export const keyboardCommands = { press, type, insertText };
