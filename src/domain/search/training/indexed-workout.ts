import { believableSeconds } from '../../exercise/history/index.ts';
import { isConfirmed, isDone, placedExercises, type WorkoutExercise, workout } from '../../exercise/index.ts';
import { type Instant, inTrash, type Leaves, type LocalDay, type RecordKey, readRecord } from '../../kernel/index.ts';
import { joined, type SearchText, searchTexts } from './search-text.ts';
import { SetTable } from './set-table.ts';

/** A workout in its searchable form. */
export interface IndexedWorkout {
  readonly key: RecordKey;
  readonly day: LocalDay;
  readonly at: Instant;
  /** Without pauses; null while the workout is in progress, and if it is implausibly long for its sets. */
  readonly seconds: number | null;
  /** Kilograms, as recorded in the workout. */
  readonly bodyWeight: number | null;
  readonly title: SearchText | null;
  /** Its own texts and the remarks on its exercises, without the remarks on completed sets. */
  readonly texts: readonly SearchText[];
  /** The folded texts, one per line. */
  readonly words: string;
  /** Its texts that are not about one of its exercises. */
  readonly ownTexts: readonly SearchText[];
  /** These, folded, one per line. */
  readonly ownWords: string;
  /** The normalised names of its tags. */
  readonly tags: readonly string[];
  readonly placed: readonly IndexedExercise[];
  readonly sets: SetTable;
  /** The folded remarks on completed sets, one per line. */
  readonly setWords: string;
  /** The version of the exercises and weights with which the e1RM of its sets was computed; null if it was not. */
  estimatedWith: number | null;
}

/** An exercise of a workout. */
export interface IndexedExercise {
  readonly exercise: RecordKey | null;
  /** The remarks on it. */
  readonly texts: readonly SearchText[];
  /** The folded remarks, one per line. */
  readonly words: string;
}

/** @returns null for a workout in the trash, and for one without a time */
export function indexedWorkout(key: RecordKey, leaves: Leaves): IndexedWorkout | null {
  const { value } = readRecord(workout, leaves);
  const { day, startedAt } = value;
  if (day === undefined || startedAt === undefined || inTrash(leaves)) return null;
  const { exercises } = placedExercises(value, leaves);
  const own = searchTexts([
    ['title', value.title],
    ['remark', value.remark],
    ...Object.values(value.tags).map((name) => ['tag', name] as const),
  ]);
  const textsByExercise = exercises.map(remarksOn);
  const texts = [...own, ...textsByExercise.flat(), ...exercises.flatMap(remarksOnOpenSets)];
  const sets = exercises.flatMap(doneSets);
  return {
    key,
    day,
    at: startedAt,
    seconds: believableSeconds(value),
    bodyWeight: value.bodyWeight?.si ?? null,
    title: own.find(({ role }) => role === 'title') ?? null,
    texts,
    words: joined(texts),
    ownTexts: own,
    ownWords: joined(own),
    tags: Object.keys(value.tags),
    placed: exercises.map(({ exercise }, at) => ({
      exercise: (exercise.exercise as RecordKey | undefined) ?? null,
      texts: textsByExercise[at] ?? [],
      words: joined(textsByExercise[at] ?? []),
    })),
    sets: new SetTable(sets),
    setWords: joined(sets.flatMap(({ remark }) => remark ?? [])),
    estimatedWith: null,
  };
}

function remarksOn({ exercise: { exercise, remark, nextTime } }: WorkoutExercise): readonly SearchText[] {
  const texts = [
    ['exerciseRemark', remark],
    ['nextTime', nextTime],
  ] as const;
  return searchTexts(texts, exercise as RecordKey | undefined);
}

function remarksOnOpenSets({ exercise: { exercise }, sets }: WorkoutExercise): readonly SearchText[] {
  const open = sets.filter((each) => !isDone(each));
  const texts = open.map(({ set }) => ['exerciseRemark', set.remark] as const);
  return searchTexts(texts, exercise as RecordKey | undefined);
}

function doneSets({ sets }: WorkoutExercise, placed: number) {
  return sets.filter(isDone).flatMap(({ id, set: { result, remark, confirmed } }) => {
    const [text = null] = searchTexts([['remark', remark]]);
    return result === undefined
      ? []
      : { id, placed, result, isConfirmed: isConfirmed(result, confirmed), remark: text };
  });
}
