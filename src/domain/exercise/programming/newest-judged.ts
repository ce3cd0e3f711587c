import type { DoneSet } from '../history/index.ts';
import { type SetTarget, targetRpe } from '../set-leaves.ts';
import { doneRpe, firstMiss, type Miss, type MissedSession } from './asked-sets.ts';
import { type EstimateMax, type Maximum, newestMax } from './maximum.ts';
import { nameOf, type PastSession } from './past-sessions.ts';

interface Plan {
  /** The working sets of the plan, in order. */
  readonly working: readonly SetTarget[];
  readonly routines: readonly string[];
}

/**
 * Returns the e1RM of the newest session that gives one. A set done lighter or with fewer repetitions than its target,
 * without a recorded effort, does not count: it may have been an easy day.
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

/** @param index among the completed sets, from 0 */
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
 * Assumes the planned effort for sets without a recorded effort: the effort stored in the workout, else that of the
 * routine's set at the same position. Treating such sets as done to failure would reduce the load every time.
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
