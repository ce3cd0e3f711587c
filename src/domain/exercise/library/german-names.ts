import names from './names.de.json' with { type: 'json' };
import type { LibraryNames } from './translated-names.ts';

/** The German names of the library's exercises. Loaded on their own, because only search needs them in other languages. */
export const germanNames = names as unknown as LibraryNames;
