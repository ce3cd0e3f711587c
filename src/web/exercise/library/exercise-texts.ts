import { defineMessages } from '../../language/index.ts';

/** Instructions for the library's exercises. They are long, so they are loaded only when an exercise is open. */
export const exerciseTexts = defineMessages({
  en: () => import('./texts/en/index.ts'),
  de: () => import('./texts/de/index.ts'),
});
