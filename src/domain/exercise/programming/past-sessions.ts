import { type Instant, idOf, type LocalDay, type RecordKey } from '../../kernel/index.ts';
import { type DoneSet, isTrainingDone, type SetLeftOut, type TrainingHistory } from '../history/index.ts';
import { libraryExercise } from '../library/index.ts';
import { figuresBeyond, mostLoadOf } from '../plausible/index.ts';
import { continuesSet } from '../set-kinds.ts';

/** One exercise in a workout that has ended. */
export interface PastSession {
  readonly workout: string;
  readonly day: LocalDay;
  readonly routine: string | null;
  /** In workout order, without warm-ups, drop sets, rest-pause sets and sets that nobody could have done; never empty. */
  readonly sets: readonly DoneSet[];
  /** Sets that the workout asked for but that were not done; absent if there are none. */
  readonly leftOut?: readonly SetLeftOut[];
}

export interface SessionName {
  readonly workout: string;
  readonly day: LocalDay;
}

export function nameOf({ workout, day }: PastSession): SessionName {
  return { workout, day };
}

/**
 * Returns the sessions on which the next one is based, oldest first. It excludes workouts in progress, because a
 * session is judged once it is over. It also excludes deloads, which do not show what the user can lift.
 *
 * @param exercises the exercise and those merged into it
 * @param before excludes workouts that started at or after this instant; null excludes none
 */
export function pastSessions(
  history: Pick<TrainingHistory, 'sessionsOf' | 'workout'>,
  exercises: readonly RecordKey[],
  before: Instant | null = null,
): readonly PastSession[] {
  const mostLoad = mostLoadOfLibrary(exercises);
  return history.sessionsOf(exercises).flatMap(({ workout, day, sets, leftOut }) => {
    const done = history.workout(workout);
    const working = sets.filter((set) => set.kind !== 'warmUp' && !continuesSet(set.kind) && !isDoubted(set, mostLoad));
    if (done === undefined || !isTrainingDone(done) || working.length === 0) return [];
    if (done.deloadWeek === true) return [];
    if (before !== null && done.startedAt >= before) return [];
    const session = { workout, day, routine: done.routine, sets: working };
    return leftOut === undefined ? session : { ...session, leftOut };
  });
}

/** Returns the limit for the load of an exercise; without a limit for one that the library does not have. */
function mostLoadOfLibrary([key]: readonly RecordKey[]): number {
  const exercise = key === undefined ? null : libraryExercise(idOf(key));
  return exercise === null ? Number.POSITIVE_INFINITY : mostLoadOf(exercise);
}

function isDoubted(set: DoneSet, mostLoad: number): boolean {
  return set.confirmed !== true && figuresBeyond(set, mostLoad).length > 0;
}
