import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
    insertText(text: string): Promise<void>;
  }
}

/** The keyboard of the browser's driver. */
export const keyboard = {
  /** Presses keys, with the names that Playwright gives them: `Control+Shift+m`. */
  press: (key: string): Promise<void> => commands.press(key),
  /** Types a text, a key for each sign that has one. */
  type: (text: string): Promise<void> => commands.type(text),
  /** Inserts a text as an input method or a phone's keyboard does, without keys. */
  insertText: (text: string): Promise<void> => commands.insertText(text),
};
