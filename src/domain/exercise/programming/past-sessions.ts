import type { Instant, LocalDay, RecordKey } from '../../kernel/index.ts';
import { type DoneSet, isTrainingDone, type SetLeftOut, type TrainingHistory } from '../history/index.ts';
import { figuresBeyond, mostLoadOfPerson } from '../plausible/index.ts';
import { continuesSet } from '../set-kinds.ts';

/** One exercise in a workout that has ended. */
export interface PastSession {
  readonly workout: string;
  readonly day: LocalDay;
  readonly routine: string | null;
  /**
   * In workout order, without warm-ups, drop sets, rest-pause sets and sets that nobody could have done; never empty.
   */
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

export interface PastSessionsQuestion {
  /** The exercise and those merged into it. */
  readonly exercises: readonly RecordKey[];
  /** Kilograms above which a load is doubted, of `mostLoadOf`. */
  readonly mostLoad: number;
  /** Excludes workouts that started at or after this instant; null excludes none. */
  readonly before?: Instant | null;
}

/**
 * Returns the sessions on which the next one is based, oldest first. It excludes workouts in progress, because a
 * session is judged once it is over. It also excludes deloads, which do not show what the user can lift.
 */
export function pastSessions(
  history: Pick<TrainingHistory, 'sessionsOf' | 'workout'>,
  { exercises, mostLoad, before = null }: PastSessionsQuestion,
): readonly PastSession[] {
  const sessions = history.sessionsOf(exercises);
  const most = mostLoadOfPerson(
    sessions.flatMap(({ sets }) => sets),
    mostLoad,
  );
  return sessions.flatMap(({ workout, day, sets, leftOut }) => {
    const done = history.workout(workout);
    const working = sets.filter((set) => set.kind !== 'warmUp' && !continuesSet(set.kind) && !isDoubted(set, most));
    if (done === undefined || !isTrainingDone(done) || working.length === 0) return [];
    if (done.deloadWeek === true) return [];
    if (before !== null && done.startedAt >= before) return [];
    const session = { workout, day, routine: done.routine, sets: working };
    return leftOut === undefined ? session : { ...session, leftOut };
  });
}

function isDoubted(set: DoneSet, mostLoad: number): boolean {
  return set.confirmed !== true && figuresBeyond(set, mostLoad).length > 0;
}
