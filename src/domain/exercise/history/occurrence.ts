import type { DoneSet, SetLeftOut } from './workout-done.ts';

/** Of each exercise in turn, how often the same one stood before it: the first time is 0. */
export function occurrencesOf(exercises: readonly string[]): readonly number[] {
  const before = new Map<string, number>();
  return exercises.map((exercise) => {
    const occurrence = before.get(exercise) ?? 0;
    before.set(exercise, occurrence + 1);
    return occurrence;
  });
}

/**
 * The sessions as far as one of the times goes that the exercise stands in a workout: back-offs further down are
 * compared with back-offs. A workout in which it stands once counts with all its sets, and one in which nothing was done
 * that time is not among them.
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
