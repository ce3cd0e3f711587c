import type { DoneSet } from './workout-done.ts';

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
export function sessionsOfOccurrence<Session extends { readonly sets: readonly DoneSet[] }>(
  sessions: readonly Session[],
  occurrence: number,
): readonly Session[] {
  return sessions.flatMap((session) => {
    const sets = session.sets.filter((set) => (set.occurrence ?? occurrence) === occurrence);
    if (sets.length === 0) return [];
    return sets.length === session.sets.length ? session : { ...session, sets };
  });
}
