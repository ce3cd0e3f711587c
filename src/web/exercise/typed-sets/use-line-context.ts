import { useCallback, useMemo, useState } from 'react';
import type { ExerciseSession } from '#domain/exercise/history/index.ts';
import { keysMergedWith, type WorkoutExercise } from '#domain/exercise/index.ts';
import { isDone } from '#domain/exercise/logging/index.ts';
import { ExerciseNames, type LineReading, type NumberOrder } from '#domain/exercise/notation/index.ts';
import { NameFinder, type Quantity, type RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useDecimalMark, useLoadUnits } from '../quantities/index.ts';
import { useTraining } from '../training-data/index.ts';
import { type LineContext, lineContext, ownExercises } from './line-context.ts';
import { typedSetsMessages } from './messages/index.ts';
import type { ChipFormat } from './reading-words.ts';

export interface LineContextParts {
  readonly context: LineContext;
  readonly format: ChipFormat;
  readonly names: NameFinder;
  /** Returns the names of the exercises that words misspell. */
  readonly misspelt: (words: string) => readonly string[];
  readonly swap: (reading: LineReading) => void;
  /** Requests the last loads of exercises. They become part of the context when they are known. */
  readonly needs: (exercises: readonly RecordKey[]) => void;
}

/**
 * Returns what is needed to read lines and to put them into words.
 *
 * @param today the exercises of the workouts to which the lines belong
 */
export function useLineContext(today: readonly WorkoutExercise[]): LineContextParts {
  const words = useMessages(typedSetsMessages);
  const { unknownExercise } = useMessages(exerciseMessages);
  const catalogue = useCatalogue();
  const decimalMark = useDecimalMark();
  const unitOf = useLoadUnits();
  const { count } = useTimeFormat();
  const orders = useNumberOrders();
  const done = useTraining({ about: 'exercisesDone' })?.value;
  const [needed, setNeeded] = useState<readonly RecordKey[]>([]);
  const before = useLoadsOfLastTime(needed);
  const used = useMemo(() => new Set(today.flatMap(({ exercise }) => keyOf(exercise.exercise))), [today]);
  const own = useMemo(() => ownExercises(catalogue, [...(done ?? []), ...used]), [catalogue, done, used]);
  const exerciseNames = useMemo(() => new ExerciseNames(catalogue, own, used), [catalogue, own, used]);
  const context = useMemo(
    () =>
      lineContext({
        catalogue,
        names: exerciseNames,
        unitOf,
        lastLoads: new Map([...before, ...loadsDueIn(today)]),
        orders: orders.byExercise,
        decimalMark,
      }),
    [catalogue, exerciseNames, unitOf, before, today, orders, decimalMark],
  );
  const format = useMemo<ChipFormat>(
    () => ({
      words,
      nameOf: (key) => catalogue.get(key)?.name ?? unknownExercise,
      formatOf: (key) => {
        const exercise = catalogue.get(key);
        return { words, number: count, unit: unitOf(exercise), tracking: exercise?.tracking ?? 'loadReps' };
      },
    }),
    [words, catalogue, unknownExercise, count, unitOf],
  );
  const names = useMemo(() => {
    const ofPerson = [...own].flatMap((key) => catalogue.get(key) ?? []).filter(({ isOffered }) => isOffered);
    return new NameFinder(
      ofPerson.map(({ name, aliases, foreignNames }) => ({ id: name, names: [name, ...aliases, ...foreignNames] })),
    );
  }, [own, catalogue]);
  const misspelt = useCallback(
    (words: string) => exerciseNames.misspelt(words).map(({ name }) => name),
    [exerciseNames],
  );
  const swap = useCallback(
    ({ exercise, otherwise }: LineReading) => {
      if (otherwise !== null) orders.choose(exercise, otherwise.order);
    },
    [orders],
  );
  const needs = useCallback((keys: readonly RecordKey[]) => {
    setNeeded((known) => (keys.every((key) => known.includes(key)) ? known : [...new Set([...known, ...keys])]));
  }, []);
  return useMemo(
    () => ({ context, format, names, misspelt, swap, needs }),
    [context, format, names, misspelt, swap, needs],
  );
}

/** After every workout, so that the newest session is the last one. */
const atTheEnd = { workout: '', startedAt: Number.MAX_SAFE_INTEGER };

function useLoadsOfLastTime(exercises: readonly RecordKey[]): ReadonlyMap<RecordKey, Quantity> {
  const catalogue = useCatalogue();
  const asked = useMemo(
    () => exercises.map((key) => ({ keys: keysMergedWith(catalogue, key), occurrence: 0 })),
    [exercises, catalogue],
  );
  const known = useTraining(asked.length === 0 ? null : { about: 'lastTimes', exercises: asked, before: atTheEnd });
  return useMemo(
    () =>
      new Map(
        exercises.flatMap((key, at) => {
          const load = loadOfLastSet(known?.value[at] ?? null);
          return load === null ? [] : [[key, load] as const];
        }),
      ),
    [exercises, known],
  );
}

function loadOfLastSet(session: ExerciseSession | null): Quantity | null {
  const load = session?.sets.findLast(({ kind, load: each }) => kind !== 'warmUp' && each !== null)?.load ?? null;
  return load === null ? null : { si: load };
}

/** Returns the load of the next planned set of each exercise, or else of its last completed one. */
function loadsDueIn(exercises: readonly WorkoutExercise[]): readonly (readonly [RecordKey, Quantity])[] {
  return exercises.flatMap(({ exercise, sets }) => {
    const planned = sets.find((set) => !isDone(set) && set.set.target?.kind !== 'warmUp')?.set;
    const last = sets.findLast((set) => isDone(set) && set.set.result?.kind !== 'warmUp')?.set.result;
    const load = planned?.result?.load ?? planned?.target?.load ?? last?.load;
    return load === undefined ? [] : keyOf(exercise.exercise).map((key) => [key, load] as const);
  });
}

function keyOf(exercise: string | undefined): readonly RecordKey[] {
  return exercise === undefined ? [] : [exercise as RecordKey];
}

interface NumberOrders {
  readonly byExercise: ReadonlyMap<RecordKey, NumberOrder>;
  readonly choose: (exercise: RecordKey, order: NumberOrder) => void;
}

/** Returns how the person reads two numbers of an exercise that could be read either way, as chosen on this device. */
function useNumberOrders(): NumberOrders {
  const preference = usePersonsNames('number-orders');
  const [stored] = useLocalPreference(preference);
  return useMemo(() => {
    const byExercise = readOrders(stored);
    return {
      byExercise,
      choose: (exercise, order) => preference.set(storedOrders(new Map([...byExercise, [exercise, order]]))),
    };
  }, [stored, preference]);
}

function readOrders(stored: readonly string[]): ReadonlyMap<RecordKey, NumberOrder> {
  return new Map(
    stored.flatMap((entry) => {
      const [order, exercise] = entry.split(' ');
      const isOrder = order === 'setsFirst' || order === 'loadFirst' || order === 'repsFirst';
      return isOrder && exercise?.startsWith('exercises/') ? [[exercise as RecordKey, order] as const] : [];
    }),
  );
}

function storedOrders(orders: ReadonlyMap<RecordKey, NumberOrder>): readonly string[] {
  return Array.from(orders, ([exercise, order]) => `${order} ${exercise}`);
}
