import { compareText, type Instant, type LocalDay, type RecordKey } from '../../kernel/index.ts';
import { type DayValue, weightOn } from '../body/index.ts';
import type { DoneSet, ExerciseDone, SetLeftOut, WorkoutDone } from './workout-done.ts';

/** The part of a workout that concerns one exercise. */
export interface ExerciseSession {
  readonly workout: string;
  readonly day: LocalDay;
  readonly startedAt: Instant;
  /**
   * Kilograms: the workout's own value, else the last one measured before it, however long ago; null if there is
   * neither.
   */
  readonly bodyWeight: number | null;
  /** The day on which the body weight was measured; absent if the workout has its own value. */
  readonly bodyWeightOn?: LocalDay;
  /** In workout order; never empty. */
  readonly sets: readonly DoneSet[];
  /** Sets that the workout asked for but that were not done; absent if there are none. */
  readonly leftOut?: readonly SetLeftOut[];
}

/**
 * An index of completed training that can be queried by exercise and by day. It is computed from the workouts and never
 * stored.
 */
export class TrainingHistory {
  readonly #workouts = new Map<string, WorkoutDone>();
  /** The ids of the workouts that contain each exercise. */
  readonly #workoutsByExercise = new Map<RecordKey, Set<string>>();
  readonly #versionByExercise = new Map<RecordKey, number>();
  #inOrder: readonly WorkoutDone[] | null = null;
  #weights: readonly DayValue[] = [];
  #version = 0;
  /** Incremented when weights change, because that can change any exercise. */
  #weightsVersion = 0;

  /** Grows with every change, so results derived from the history can be cached by version. */
  get version(): number {
    return this.#version;
  }

  /** Grows with every change to these exercises. */
  versionOf(exercises: readonly RecordKey[]): number {
    return exercises.reduce(
      (sum, exercise) => sum + (this.#versionByExercise.get(exercise) ?? 0),
      this.#weightsVersion,
    );
  }

  /** Adds or replaces a workout. */
  put(workout: WorkoutDone): void {
    this.#forget(workout.id);
    this.#workouts.set(workout.id, workout);
    for (const { exercise } of workout.exercises) {
      const known = this.#workoutsByExercise.get(exercise);
      if (known === undefined) this.#workoutsByExercise.set(exercise, new Set([workout.id]));
      else known.add(workout.id);
    }
    this.#changed(workout);
  }

  /**
   * Sets the body weights to use for workouts without a value of their own.
   *
   * @param weights kilograms by day, oldest first
   */
  takeWeights(weights: readonly DayValue[]): void {
    this.#weights = weights;
    this.#weightsVersion += 1;
    this.#version += 1;
  }

  /** Removes a workout that was trashed or deleted. */
  remove(id: string): void {
    this.#forget(id);
  }

  workout(id: string): WorkoutDone | undefined {
    return this.#workouts.get(id);
  }

  /** All workouts, oldest first. */
  get workouts(): readonly WorkoutDone[] {
    this.#inOrder ??= [...this.#workouts.values()].sort(byStart);
    return this.#inOrder;
  }

  /**
   * Returns the workouts that contain any of these exercises, oldest first. Pass several exercises if some were merged
   * into one.
   */
  sessionsOf(exercises: readonly RecordKey[]): readonly ExerciseSession[] {
    const wanted = new Set<RecordKey>(exercises);
    const ids = new Set(exercises.flatMap((key) => [...(this.#workoutsByExercise.get(key) ?? [])]));
    return [...ids]
      .flatMap((id) => this.#workouts.get(id) ?? [])
      .sort(byStart)
      .map((workout) => sessionOf(workout, wanted, this.#weights));
  }

  #forget(id: string): void {
    const before = this.#workouts.get(id);
    if (before === undefined) return;
    this.#workouts.delete(id);
    for (const { exercise } of before.exercises) this.#workoutsByExercise.get(exercise)?.delete(id);
    this.#changed(before);
  }

  #changed({ exercises }: WorkoutDone): void {
    this.#inOrder = null;
    this.#version += 1;
    for (const { exercise } of exercises)
      this.#versionByExercise.set(exercise, (this.#versionByExercise.get(exercise) ?? 0) + 1);
  }
}

function sessionOf(
  { id, day, startedAt, bodyWeight, exercises }: WorkoutDone,
  wanted: ReadonlySet<RecordKey>,
  weights: readonly DayValue[],
): ExerciseSession {
  const { sets, leftOut } = together(exercises.filter(({ exercise }) => wanted.has(exercise)));
  const read = bodyWeight === null ? weightOn(weights, day) : null;
  return {
    workout: id,
    day,
    startedAt,
    bodyWeight: bodyWeight ?? read?.value ?? null,
    sets,
    ...(read !== null && { bodyWeightOn: read.day }),
    ...(leftOut !== undefined && { leftOut }),
  };
}

type SetsOfExercise = Pick<ExerciseDone, 'sets' | 'leftOut'>;

/** Combines merged exercises, which keep all their occurrences in the workout. */
function together(merged: readonly ExerciseDone[]): SetsOfExercise {
  const [only, ...more] = merged;
  if (only === undefined) return { sets: [] };
  if (more.length === 0) return only;
  const sets: DoneSet[] = [];
  const leftOut: SetLeftOut[] = [];
  let before = 0;
  for (const each of merged) {
    const counted = <S extends Pick<DoneSet, 'occurrence'>>(set: S) => ({
      ...set,
      occurrence: before + (set.occurrence ?? 0),
    });
    const here = each.sets.map(counted);
    sets.push(...here);
    leftOut.push(...(each.leftOut ?? []).map(counted));
    before = 1 + Math.max(...here.map(({ occurrence }) => occurrence));
  }
  return leftOut.length > 0 ? { sets, leftOut } : { sets };
}

function byStart(a: WorkoutDone, b: WorkoutDone): number {
  return a.startedAt - b.startedAt || compareText(a.id, b.id);
}
