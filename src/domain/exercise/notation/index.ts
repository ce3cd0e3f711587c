export { ExerciseNames } from './exercise-names.ts';
export type { Doubt, NotationContext, NotedExercise, NotedSet, NumberOrder } from './noted-set.ts';
export { printSets } from './print-sets.ts';
export { type BlockLine, headingOf, type ReadingOfLines, readBlock } from './read-block.ts';
export { type LineReading, readLine } from './read-line.ts';
export { labelOfSuperset, type SupersetLabel } from './superset-label.ts';
