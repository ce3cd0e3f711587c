import {
  compareText,
  inTrash,
  type Leaf,
  type Leaves,
  type LocalDay,
  type Path,
  parsePath,
  readRecord,
} from '../../kernel/index.ts';
import { type Workout, workout } from '../workout.ts';
import { isDone, placedExercises, type WorkoutExercise } from '../workout-exercises.ts';

/** A workout with all its leaves, including its record content. */
export interface StoredWorkout {
  readonly id: string;
  readonly leaves: Leaves;
}

/** What one workout contains of one exercise. */
export interface ExerciseInWorkout {
  readonly workout: StoredWorkout;
  readonly day: LocalDay;
  /** The exercise as placed in the workout, in order. Never empty; more than one if it occurs more than once. */
  readonly placed: readonly WorkoutExercise[];
}

export type NextTimeAnswer = NonNullable<Workout['exercises'][string]['nextTimeAnswer']>;

/**
 * Returns what a workout contains of an exercise. Null if it does not contain the exercise, has no day or is in the
 * trash.
 *
 * @param keys the keys of the exercise and of those merged into it
 */
export function exerciseInWorkout(stored: StoredWorkout, keys: ReadonlySet<string>): ExerciseInWorkout | null {
  if (inTrash(stored.leaves)) return null;
  const leaves = leavesOfExercise(stored.leaves, keys);
  const { value } = readRecord(workout, leaves);
  const placed = placedExercises(value, leaves).exercises;
  return value.day === undefined || placed.length === 0 ? null : { workout: stored, day: value.day, placed };
}

/**
 * Returns the leaves of one exercise of a workout and of its sets, and the day. Hundreds of workouts are read, and
 * reading all their leaves would take several times as long.
 */
function leavesOfExercise(leaves: Leaves, keys: ReadonlySet<string>): Leaves {
  const all = Array.from(leaves, ([printed, leaf]) => ({ printed, leaf, path: segmentsOf(printed) }));
  const placed = new Set<string>();
  for (const { leaf, path } of all) {
    const [group, id = '', name] = path;
    if (group === 'exercises' && name === 'exercise' && keys.has(String(leaf.value))) placed.add(id);
  }
  const sets = new Set<string>();
  for (const { leaf, path } of all) {
    const [group, id = '', name] = path;
    if (group === 'sets' && name === 'place' && placed.has(exerciseOf(leaf))) sets.add(id);
  }
  const isOfExercise = ([group, id = '']: Path) =>
    group === 'day' || (group === 'exercises' && placed.has(id)) || (group === 'sets' && sets.has(id));
  return new Map(all.filter(({ path }) => isOfExercise(path)).map(({ printed, leaf }) => [printed, leaf]));
}

function segmentsOf(printed: string): Path {
  const path = parsePath(printed);
  return path.ok ? path.value : [];
}

/** Returns the exercise to which the position of a set belongs; the empty text if it cannot be read. */
function exerciseOf({ value }: Leaf): string {
  const named = typeof value === 'object' && value !== null && 'exercise' in value ? value.exercise : '';
  return typeof named === 'string' ? named : '';
}

/** Returns whether a set of the exercise was completed. */
export function wasDone({ placed }: ExerciseInWorkout): boolean {
  return placed.some(({ sets }) => sets.some(isDone));
}

/** Returns the answer that was given in the workout, or null. Of several answers, one that is final counts. */
export function answerIn({ placed }: ExerciseInWorkout): NextTimeAnswer | null {
  const answers = placed.flatMap(({ exercise }) => exercise.nextTimeAnswer ?? []);
  return answers.find((answer) => answer !== 'later') ?? answers[0] ?? null;
}

/**
 * Returns whether a workout started before another. Of workouts that started at the same instant, the one whose id
 * sorts first is earlier. A workout without a start is neither earlier nor later.
 */
export function isEarlier(a: StoredWorkout, b: StoredWorkout): boolean {
  const [startOfA, startOfB] = [a, b].map(({ leaves }) => leaves.get('startedAt')?.value);
  if (typeof startOfA !== 'number' || typeof startOfB !== 'number') return false;
  return (startOfA - startOfB || compareText(a.id, b.id)) < 0;
}
