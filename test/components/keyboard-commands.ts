import { defineBrowserCommand } from '@vitest/browser-playwright';

/** Real keys, with the names that Playwright gives them: `Control+Shift+m`. */
const press = defineBrowserCommand<[key: string]>(({ page }, key) => page.keyboard.press(key));

/** Text as it is typed, a key for each sign that has one. */
const type = defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.type(text));

/** Text as an input method or a phone's keyboard puts it, without keys. */
const insertText = defineBrowserCommand<[text: string]>(({ page }, text) => page.keyboard.insertText(text));

export const keyboardCommands = { press, type, insertText };
