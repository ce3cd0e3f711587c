import { type KnownExercise, knownExercises } from '../../library/index.ts';
import { ExerciseNames, type NotationContext, type NotedExercise } from '../index.ts';

const known = knownExercises([]);
const names = new ExerciseNames(known, new Set());

/** Returns a context with the library, and with what is known of some exercises beyond their defaults. */
export function contextWith(
  changes: Partial<NotedExercise> = {},
  decimalMark: NotationContext['decimalMark'] = '.',
): NotationContext {
  const noted = (exercise: KnownExercise | null): NotedExercise | null => {
    if (exercise === null) return null;
    const { key, tracking, isUnilateral } = exercise;
    return { key, tracking, isUnilateral, unit: 'kg', lastLoad: null, order: null, ...changes };
  };
  return {
    decimalMark,
    exerciseNamed: (text) => noted(names.named(text)),
    exerciseOfWholeName: (text) => noted(names.namedWhole(text)),
  };
}

/** Returns an exercise of the library as a line needs it. */
export function exerciseNamed(name: string, changes: Partial<NotedExercise> = {}): NotedExercise {
  const exercise = contextWith(changes).exerciseNamed(name);
  if (exercise === null) throw new Error(`The library has no ${name}`);
  return exercise;
}
