export { type ExerciseFilter, findExercises, musclesByPart } from './find-exercises.ts';
export { germanSingularOf } from './german-plural.ts';
export {
  type ExerciseRecord,
  type KnownExercise,
  type KnownExercises,
  keysMergedWith,
  knownExercises,
  mergeTargets,
  type NamelessExercises,
  settingsIdOf,
  stepIn,
} from './known-exercises.ts';
export { type LibrarySlug, library, libraryExercise } from './library.ts';
export type { LibraryExercise } from './library-exercise.ts';
export { comparableName, type NamedExercise, searchExercises } from './search-exercises.ts';
export type { Step } from './step.ts';
export type { LibraryNames, TranslatedNames } from './translated-names.ts';
export { massOfUsualBar, type UsualBar, usualBars } from './usual-bar.ts';
