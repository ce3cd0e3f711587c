import { defineMessages } from '../../../language/index.ts';

/** How the exercises of the library are done: much to read, so it is loaded where one is open. */
export const exerciseTexts = defineMessages({ en: () => import('./en/index.ts') });
