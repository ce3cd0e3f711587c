import type {} from '@vitest/browser-playwright'; // the types of its `cdp`
import { cdp } from 'vitest/browser';

/**
 * An input method, as used for Chinese, Japanese and Korean. Its composition is part of the text until it is committed.
 */
export const inputMethod = {
  /** Composes each string in place of the previous one. */
  compose: async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      const end = text.length;
      await cdp().send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
  },
  /** Ends the composition by committing a string. */
  commit: async (text: string): Promise<void> => {
    await cdp().send('Input.insertText', { text });
  },
};
