import { defineMessages } from '../../../language/index.ts';

/** Instructions for the library's exercises. They are long, so they are loaded only when an exercise is open. */
export const exerciseTexts = defineMessages({
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
});
