import type { Instant, LocalDay, RecordKey } from '../../kernel/index.ts';
import { type DoneSet, isTrainingDone, type SetLeftOut, type TrainingHistory } from '../history/index.ts';

/** One exercise in a workout that has ended. */
export interface PastSession {
  readonly workout: string;
  readonly day: LocalDay;
  /** The routine from which the workout was started. */
  readonly routine: string | null;
  /** In the order of the workout, without warm-ups and drop sets; never none. */
  readonly sets: readonly DoneSet[];
  /** What the workout asked for beside them; absent where it is nothing. */
  readonly leftOut?: readonly SetLeftOut[];
}

/** Which session it was. */
export interface SessionName {
  readonly workout: string;
  readonly day: LocalDay;
}

export function nameOf({ workout, day }: PastSession): SessionName {
  return { workout, day };
}

/**
 * The sessions from which the next one is worked out, the oldest first. A workout that still runs is not among them: a
 * session is judged when it is over. One of a deload is not either: it says nothing of what goes.
 *
 * @param exercises the exercise, with those that were merged into it
 * @param before workouts that began then or later are not among them; null leaves none out
 */
export function pastSessions(
  history: Pick<TrainingHistory, 'sessionsOf' | 'workout'>,
  exercises: readonly RecordKey[],
  before: Instant | null = null,
): readonly PastSession[] {
  return history.sessionsOf(exercises).flatMap(({ workout, day, sets, leftOut }) => {
    const done = history.workout(workout);
    const working = sets.filter(({ kind }) => kind !== 'warmUp' && kind !== 'drop');
    if (done === undefined || !isTrainingDone(done) || working.length === 0) return [];
    if (done.deloadWeek === true) return [];
    if (before !== null && done.startedAt >= before) return [];
    const session = { workout, day, routine: done.routine, sets: working };
    return leftOut === undefined ? session : { ...session, leftOut };
  });
}
