import type {} from '@vitest/browser-playwright'; // the types of its `cdp`
import { cdp } from 'vitest/browser';

/** An input method as Chinese, Japanese and Korean are written with: what it composes is in the text until it is ended. */
export const inputMethod = {
  /** Shows each text in the place of the one before. */
  compose: async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      const end = text.length;
      await cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
  },
  /** Ends what is composed with a text. */
  commit: async (text: string): Promise<void> => {
    await cdp().send('Input.insertText', { text });
  },
};
