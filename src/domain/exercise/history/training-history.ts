import { compareText, type Instant, type LocalDay, type RecordKey } from '../../kernel/index.ts';
import { type DayValue, weightOn } from '../body/index.ts';
import type { DoneSet, ExerciseDone, SetLeftOut, WorkoutDone } from './workout-done.ts';

/** One workout as far as one exercise goes. */
export interface ExerciseSession {
  readonly workout: string;
  readonly day: LocalDay;
  readonly startedAt: Instant;
  /** Kilograms, as the workout says, else as last weighed before it, however long ago; null where nothing was. */
  readonly bodyWeight: number | null;
  /** When the body weight was read; absent where the workout says it itself. */
  readonly bodyWeightOn?: LocalDay;
  /** In the order of the workout; never none. */
  readonly sets: readonly DoneSet[];
  /** What the workout asked for beside them; absent where it is nothing. */
  readonly leftOut?: readonly SetLeftOut[];
}

/** Everything that was done, to be asked by exercise and by day. Nothing is stored: it is made from the workouts. */
export class TrainingHistory {
  readonly #workouts = new Map<string, WorkoutDone>();
  /** By exercise: the ids of the workouts with it. */
  readonly #workoutsByExercise = new Map<RecordKey, Set<string>>();
  readonly #versionByExercise = new Map<RecordKey, number>();
  #inOrder: readonly WorkoutDone[] | null = null;
  #weights: readonly DayValue[] = [];
  #version = 0;
  /** How often weights were taken: each time every exercise may be another. */
  #weightsVersion = 0;

  /** Grows with every change, so that what was made from it can be kept until then. */
  get version(): number {
    return this.#version;
  }

  /** Grows with every change of these exercises. */
  versionOf(exercises: readonly RecordKey[]): number {
    return exercises.reduce(
      (sum, exercise) => sum + (this.#versionByExercise.get(exercise) ?? 0),
      this.#weightsVersion,
    );
  }

  /** Takes a workout, or takes it anew. */
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
   * Takes what the person weighed, for workouts that do not say it themselves.
   *
   * @param weights kilograms by day, the oldest first
   */
  takeWeights(weights: readonly DayValue[]): void {
    this.#weights = weights;
    this.#weightsVersion += 1;
    this.#version += 1;
  }

  /** Forgets a workout that is in the trash or gone. */
  remove(id: string): void {
    this.#forget(id);
  }

  workout(id: string): WorkoutDone | undefined {
    return this.#workouts.get(id);
  }

  /** All of them, the oldest first. */
  get workouts(): readonly WorkoutDone[] {
    this.#inOrder ??= [...this.#workouts.values()].sort(byStart);
    return this.#inOrder;
  }

  /** The workouts with any of these exercises in them, the oldest first. Several where some were merged into one. */
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
    ...{ workout: id, day, startedAt, bodyWeight: bodyWeight ?? read?.value ?? null, sets },
    ...(read !== null && { bodyWeightOn: read.day }),
    ...(leftOut !== undefined && { leftOut }),
  };
}

type SetsOfExercise = Pick<ExerciseDone, 'sets' | 'leftOut'>;

/** Exercises that were merged into one stand in a workout as often as they do together. */
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
