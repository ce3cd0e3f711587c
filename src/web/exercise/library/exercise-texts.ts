import type { LibrarySlug } from '#domain/exercise/index.ts';
import { defineMessages } from '../../language/index.ts';

/** Short instructions for an exercise. */
interface ExerciseText {
  readonly steps: readonly string[];
  readonly cues: readonly string[];
}

type ExerciseTexts = Readonly<Record<LibrarySlug, ExerciseText>> & { readonly [slug: string]: ExerciseText };

/** Instructions for the library's exercises. They are long, so they are loaded only when an exercise is open. */
export const exerciseTexts = defineMessages<ExerciseTexts>({
  en: async () => ({ messages: (await import('./texts/en.json')).default }),
  de: async () => ({ messages: (await import('./texts/de.json')).default }),
});
