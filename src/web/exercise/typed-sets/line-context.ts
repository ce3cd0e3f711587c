import type { KnownExercise, KnownExercises } from '#domain/exercise/index.ts';
import {
  type ExerciseNames,
  headingOf,
  type NotationContext,
  type NotedExercise,
  type NumberOrder,
  type ReadingOfLines,
  readLine,
} from '#domain/exercise/notation/index.ts';
import type { DecimalMark, Quantity, RecordKey } from '#domain/kernel/index.ts';
import type { LoadUnit } from '../quantities/index.ts';

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
  readonly reading: ReadingOfLines;
}

/** The most answers remembered of a kind. */
const maxRemembered = 5_000;

/** Returns a context that remembers what it read, because each key reads all lines in view, of which one changed. */
export function lineContext({ catalogue, names, unitOf, lastLoads, orders, decimalMark }: ContextParts): LineContext {
  const noted = (exercise: KnownExercise): NotedExercise => ({
    key: exercise.key,
    tracking: exercise.tracking,
    isUnilateral: exercise.isUnilateral,
    unit: unitOf(exercise),
    lastLoad: lastLoads.get(exercise.key) ?? null,
    order: orders.get(exercise.key) ?? null,
  });
  const notedBy = (find: (text: string) => KnownExercise | null) =>
    remembering(
      (text: string) => text,
      (text: string) => {
        const exercise = find(text);
        return exercise === null ? null : noted(exercise);
      },
    );
  return {
    decimalMark,
    exerciseOf: (key) => {
      const exercise = catalogue.get(key);
      return exercise === undefined ? null : noted(exercise);
    },
    exerciseNamed: notedBy((text) => names.named(text)),
    exerciseOfWholeName: notedBy((text) => names.namedWhole(text)),
    reading: {
      headingOf: remembering((line) => line, headingOf),
      readLine: remembering((line, _, current) => `${current?.key ?? ''} ${line}`, readLine),
    },
  };
}

function remembering<A extends readonly unknown[], R>(
  keyOf: (...args: A) => string,
  answer: (...args: A) => R,
): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = keyOf(...args);
    if (known.has(key)) return known.get(key) as R;
    if (known.size >= maxRemembered) known.clear();
    const found = answer(...args);
    known.set(key, found);
    return found;
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
