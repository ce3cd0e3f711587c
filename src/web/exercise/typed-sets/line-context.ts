import type { KnownExercise, KnownExercises } from '#domain/exercise/index.ts';
import { ExerciseNames, type NotationContext, type NotedExercise, type NumberOrder } from '#domain/exercise/notation/index.ts';
import type { DecimalMark, Quantity, RecordKey } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../load-unit.ts';

export interface ContextParts {
  readonly catalogue: KnownExercises;
  readonly names: ExerciseNames;
  readonly unitOf: (exercise: KnownExercise) => LoadUnit;
  readonly lastLoads: ReadonlyMap<RecordKey, Quantity | null>;
  readonly orders: ReadonlyMap<RecordKey, NumberOrder>;
  readonly decimalMark: DecimalMark;
}

/** What reading lines has to know. */
export interface LineContext extends NotationContext {
  readonly exerciseOf: (key: RecordKey) => NotedExercise | null;
}

/** The most texts whose exercise is remembered. */
const mostRemembered = 5_000;

/** Returns a context that remembers which exercise a text names, because each key reads the lines in view again. */
export function lineContext({ catalogue, names, unitOf, lastLoads, orders, decimalMark }: ContextParts): LineContext {
  const known = new Map<string, NotedExercise | null>();
  const noted = (exercise: KnownExercise): NotedExercise => ({
    key: exercise.key,
    tracking: exercise.tracking,
    isUnilateral: exercise.isUnilateral,
    unit: unitOf(exercise),
    lastLoad: lastLoads.get(exercise.key) ?? null,
    order: orders.get(exercise.key) ?? null,
  });
  return {
    decimalMark,
    exerciseOf: (key) => {
      const exercise = catalogue.get(key);
      return exercise === undefined ? null : noted(exercise);
    },
    exerciseNamed: (text) => {
      const remembered = known.get(text);
      if (remembered !== undefined) return remembered;
      if (known.size >= mostRemembered) known.clear();
      const exercise = names.named(text);
      const found = exercise === null ? null : noted(exercise);
      known.set(text, found);
      return found;
    },
  };
}

/**
 * Returns the exercises of the person: those that they have trained, created or marked. Only their names may be
 * shortened.
 */
export function ownExercises(catalogue: KnownExercises, done: Iterable<RecordKey>): ReadonlySet<RecordKey> {
  const marked = [...catalogue.values()].filter(({ isOwn, isFavourite }) => isOwn || isFavourite);
  const trained = [...done].map((key) => catalogue.get(key)?.key ?? key);
  return new Set([...marked.map(({ key }) => key), ...trained]);
}
