import { compareText, equalPlain, type Instant, type Leaves, type LocalDay, printPath } from '../../kernel/index.ts';
import type { StoredWorkout } from './exercise-in-workout.ts';
import { type MemoryAtBar, memoryAtBar, type RememberedExercise } from './memory-at-bar.ts';
import { notedLeaves } from './noted-leaves.ts';

/** A workout in which an exercise was done. */
export interface DoneSession {
  readonly workout: string;
  readonly day: LocalDay;
  readonly startedAt: Instant;
}

/** The workout on the screen. */
export type CurrentWorkout = Pick<DoneSession, 'workout' | 'startedAt'>;

/** The workouts with a remark or a note for next time, by exercise. It is computed from them and never stored. */
export class MemoryIndex {
  readonly #noted = new Map<string, StoredWorkout>();
  readonly #idsByExercise = new Map<string, Set<string>>();
  readonly #versionByExercise = new Map<string, number>();

  /** Adds or replaces a workout. */
  put({ id, leaves }: StoredWorkout): void {
    const noted = notedLeaves(leaves);
    if (equalPlain(entriesOf(this.#noted.get(id)?.leaves), entriesOf(noted))) return;
    this.remove(id);
    if (noted === null) return;
    this.#noted.set(id, { id, leaves: noted });
    for (const exercise of exercisesIn(noted)) {
      const ids = this.#idsByExercise.get(exercise) ?? new Set();
      this.#idsByExercise.set(exercise, ids.add(id));
      this.#changed(exercise);
    }
  }

  /** Removes a workout that was trashed or deleted. */
  remove(id: string): void {
    const before = this.#noted.get(id);
    if (before === undefined) return;
    this.#noted.delete(id);
    for (const exercise of exercisesIn(before.leaves)) {
      this.#idsByExercise.get(exercise)?.delete(id);
      this.#changed(exercise);
    }
  }

  /** Grows with every change to what was noted in workouts with these exercises. */
  versionOf(exercises: readonly string[]): number {
    return exercises.reduce((sum, exercise) => sum + (this.#versionByExercise.get(exercise) ?? 0), 0);
  }

  /**
   * Returns what the logging screen says of an exercise.
   *
   * @param sessions the workouts in which the exercise was done, in any order
   */
  memoryOf(exercise: RememberedExercise, current: CurrentWorkout, sessions: readonly DoneSession[]): MemoryAtBar {
    const noted = this.#notedWith(exercise.keys);
    const key = exercise.keys[0] ?? '';
    const unnoted = sessions
      .filter(({ workout }) => !this.#noted.has(workout))
      .map((session) => workoutOfSession(session, key));
    const workouts = [...noted, ...unnoted].sort(byStart).reverse();
    const shown = workouts.find(({ id }) => id === current.workout) ?? workoutWithoutNotes(current);
    return memoryAtBar(exercise, shown, workouts);
  }

  #notedWith(exercises: readonly string[]): readonly StoredWorkout[] {
    const ids = new Set(exercises.flatMap((exercise) => [...(this.#idsByExercise.get(exercise) ?? [])]));
    return [...ids].flatMap((id) => this.#noted.get(id) ?? []);
  }

  #changed(exercise: string): void {
    this.#versionByExercise.set(exercise, (this.#versionByExercise.get(exercise) ?? 0) + 1);
  }
}

function entriesOf(leaves: Leaves | null | undefined): object | null {
  return leaves ? Object.fromEntries(leaves) : null;
}

function exercisesIn(leaves: Leaves): ReadonlySet<string> {
  const names = Array.from(leaves).filter(([path]) => path.startsWith('exercises/') && path.endsWith('/exercise'));
  return new Set(names.map(([, { value }]) => String(value)));
}

/** Returns the leaves that say that an exercise was done, without notes. */
function workoutOfSession({ workout, day, startedAt }: DoneSession, exercise: string): StoredWorkout {
  const values = {
    startedAt,
    day,
    [printPath(['exercises', 'x', 'exercise'])]: exercise,
    [printPath(['sets', 's', 'place'])]: { exercise: 'x', order: 'a0' },
    [printPath(['sets', 's', 'result'])]: { kind: 'working', completedAt: startedAt },
  };
  return { id: workout, leaves: new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '' }])) };
}

function workoutWithoutNotes({ workout, startedAt }: CurrentWorkout): StoredWorkout {
  return { id: workout, leaves: new Map([['startedAt', { value: startedAt, stamp: '' }]]) };
}

function byStart(a: StoredWorkout, b: StoredWorkout): number {
  const startOf = ({ leaves }: StoredWorkout) => Number(leaves.get('startedAt')?.value ?? 0);
  return startOf(a) - startOf(b) || compareText(a.id, b.id);
}
