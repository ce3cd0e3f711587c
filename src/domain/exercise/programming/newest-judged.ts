import type { DoneSet } from '../history/index.ts';
import { type SetTarget, targetRpe } from '../set-leaves.ts';
import { doneRpe, firstMiss, type Miss, type MissedSession } from './asked-sets.ts';
import { type EstimateMax, type Maximum, newestMax } from './maximum.ts';
import { nameOf, type PastSession } from './past-sessions.ts';

interface Plan {
  /** The working sets of the plan, in order. */
  readonly working: readonly SetTarget[];
  /** The routines that follow the plan. */
  readonly routines: readonly string[];
}

/**
 * The maximum of the newest session that says something about it. A set that was done lighter or with fewer repetitions
 * than it was asked for, without a word on its effort, says nothing: it may have been an easy day.
 */
export function newestJudged(
  sessions: readonly PastSession[],
  plan: Plan,
  estimate: EstimateMax,
): { readonly max: Maximum | null; readonly unjudged: MissedSession | null } {
  const newest = newestMax(asHardAsPlanned(sessions, plan), estimate);
  const judged = newestMax(asHardAsPlanned(sessions.map(withoutShort), plan), estimate);
  if (newest?.of !== 'e1rm' || judged?.of !== 'e1rm' || judged.from.workout === newest.from.workout)
    return { max: judged ?? newest, unjudged: null };
  const session = sessions.find(({ workout }) => workout === newest.from.workout);
  const miss = session?.sets.map(shortWithoutEffort).find((each) => each !== null) ?? null;
  return { max: judged, unjudged: session === undefined || miss === null ? null : { last: nameOf(session), miss } };
}

function withoutShort(session: PastSession): PastSession {
  return { ...session, sets: session.sets.filter((set, index) => shortWithoutEffort(set, index) === null) };
}

/** @param index among the sets that were done, from 0 */
function shortWithoutEffort(done: DoneSet, index: number): Miss | null {
  const { asked } = done;
  if (asked === undefined || hasEffort(done)) return null;
  const miss = firstMiss([{ asked, planned: asked, done }], {
    goal: () => asked.reps?.min ?? asked.reps?.max ?? null,
    loads: true,
  });
  return miss && { ...miss, set: index + 1 };
}

/**
 * Who ticks a set off without a word on its effort did it as hard as it was planned: by what the workout says of it,
 * else by the set of the routine in the same place. Read as one to failure it would bring the load down each time.
 */
function asHardAsPlanned(sessions: readonly PastSession[], { working, routines }: Plan): readonly PastSession[] {
  const planned = working.map(targetRpe);
  return sessions.map((session) => {
    const isOfPlan = session.routine !== null && routines.includes(session.routine);
    const rpeAt = (index: number) => (isOfPlan ? (planned[index] ?? null) : null);
    return {
      ...session,
      sets: session.sets.map((set, index) =>
        hasEffort(set) ? set : { ...set, rpe: targetRpe(set.asked ?? {}) ?? rpeAt(index) },
      ),
    };
  });
}

function hasEffort(set: DoneSet): boolean {
  return doneRpe(set) !== null;
}
