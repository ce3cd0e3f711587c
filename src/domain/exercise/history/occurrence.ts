import type { DoneSet, SetLeftOut } from './workout-done.ts';

/** Returns for each exercise how often the same one occurs before it; 0 for the first. */
export function occurrencesOf(exercises: readonly string[]): readonly number[] {
  const before = new Map<string, number>();
  return exercises.map((exercise) => {
    const occurrence = before.get(exercise) ?? 0;
    before.set(exercise, occurrence + 1);
    return occurrence;
  });
}

/**
 * Returns the sessions restricted to one occurrence of the exercise in each workout, so that back-off sets later in a
 * workout are compared with back-off sets. A workout with a single occurrence counts with all its sets. A workout
 * without sets in that occurrence is left out.
 *
 * @param occurrence from 0
 */
export function sessionsOfOccurrence<Session extends SessionSets>(
  sessions: readonly Session[],
  occurrence: number,
): readonly Session[] {
  const isOfThis = (set: Pick<DoneSet, 'occurrence'>) => (set.occurrence ?? occurrence) === occurrence;
  return sessions.flatMap((session) => {
    const sets = session.sets.filter(isOfThis);
    if (sets.length === 0) return [];
    const leftOut = session.leftOut?.filter(isOfThis);
    const isWhole = sets.length === session.sets.length && leftOut?.length === session.leftOut?.length;
    return isWhole ? session : { ...session, sets, ...(leftOut !== undefined && { leftOut }) };
  });
}

interface SessionSets {
  readonly sets: readonly DoneSet[];
  readonly leftOut?: readonly SetLeftOut[];
}
