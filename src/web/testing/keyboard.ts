import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
    insertText(text: string): Promise<void>;
  }
}

/** The keyboard as controlled by the browser's driver. */
export const keyboard = {
  /** Presses keys by their Playwright names: `Control+Shift+m`. */
  press: (key: string): Promise<void> => commands.press(key),
  /** Types text, with a key press for each character that has a key. */
  type: (text: string): Promise<void> => commands.type(text),
  /** Inserts text without key presses, as an input method or a phone's keyboard does. */
  insertText: (text: string): Promise<void> => commands.insertText(text),
};
