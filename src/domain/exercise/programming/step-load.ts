import type { DoneSet } from '../history/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import { type Loadable, loadAbove, loadAtMost, nearestLoad, sameLoad } from './loadable.ts';
import type { PastSession } from './past-sessions.ts';
import { defaultDeload, defaultMisses, type Progression } from './progression.ts';

type Stepping = Extract<Progression, { rule: 'linear' | 'double' }>;

/** What the last sessions make of the load. Kilograms; null where no load was written down. */
export type Judgement =
  | { readonly code: 'load-up'; readonly from: number; readonly to: number }
  | { readonly code: 'no-heavier-load'; readonly from: number; readonly to: number }
  | { readonly code: 'range-reached'; readonly to: null }
  | { readonly code: 'reps-up'; readonly to: number | null }
  | { readonly code: 'same-load'; readonly to: number | null; readonly misses: number; readonly allowed: number }
  | {
      readonly code: 'deload';
      readonly from: number;
      readonly to: number;
      readonly misses: number;
      readonly share: number;
    };

interface Plan {
  readonly progression: Stepping;
  /** The working sets of the plan, in order; never none. */
  readonly working: readonly SetTarget[];
  readonly loadable: Loadable;
}

/**
 * What a progression by steps makes of what was done. The load of a session is that of its heaviest set; a set that
 * was planned as heavy as the heaviest and done lighter has missed its goal. Sets behind as many as are planned are more
 * than was asked for and have no part in it.
 *
 * @param sessions that count, the oldest first; never none
 */
export function judge(plan: Plan, sessions: readonly PastSession[]): Judgement {
  const { progression, working, loadable } = plan;
  const asked = sessions.map((session) => ({ ...session, sets: session.sets.slice(0, working.length) }));
  const [last, ...before] = asked.toReversed();
  if (last === undefined) throw new Error('A progression is judged by a session that was done');
  const from = topLoad(last.sets);
  if (isReached(last, working, progression.rule === 'double' ? topReps : leastReps)) return stepUp(from, plan);
  if (isReached(last, working, leastReps)) return { code: 'reps-up', to: from };
  const isSameAndMissed = (session: PastSession) =>
    isSame(topLoad(session.sets), from) && !isReached(session, working, leastReps);
  const firstOther = before.findIndex((session) => !isSameAndMissed(session));
  const misses = 1 + (firstOther === -1 ? before.length : firstOther);
  const allowed = progression.misses ?? defaultMisses;
  const share = progression.deload ?? defaultDeload;
  const to = misses < allowed || from === null ? null : lighter(from, share, loadable);
  if (from === null || to === null) return { code: 'same-load', to: from, misses, allowed };
  return { code: 'deload', from, to, misses, share };
}

/** The heaviest load of some sets; null where none was written down, which is not 0. */
export function topLoad(sets: readonly Pick<DoneSet, 'load'>[]): number | null {
  return sets.reduce<number | null>(
    (top, { load }) => (load === null ? top : top === null ? load : Math.max(top, load)),
    null,
  );
}

/** A step up is never rounded away: where the nearest load is no heavier, the next heavier one is taken. */
function stepUp(from: number | null, { progression, loadable }: Plan): Judgement {
  if (from === null) return { code: 'range-reached', to: null };
  const step = progression.step?.si ?? 0;
  const nearest = step > 0 ? nearestLoad(from + step, loadable) : from;
  const to = nearest > from + sameLoad ? nearest : loadAbove(from, loadable);
  return to === null ? { code: 'no-heavier-load', from, to: from } : { code: 'load-up', from, to };
}

/** A lighter load, or more help; null where there is none: body weight alone. */
function lighter(from: number, share: number, loadable: Loadable): number | null {
  if (share === 0) return null;
  const nearest = nearestLoad(from - share * Math.abs(from), loadable);
  if (nearest < from - sameLoad) return nearest;
  return loadAtMost(from - 2 * sameLoad, loadable);
}

/** The repetitions that a set is to have; null where the plan says none. */
type Goal = (target: SetTarget) => number | null;

const leastReps: Goal = ({ reps }) => reps?.min ?? reps?.max ?? null;
const topReps: Goal = ({ reps }) => reps?.max ?? reps?.min ?? null;

/** Whether every planned set was done, with its repetitions and as heavy as the plan has it beside the heaviest. */
function isReached({ sets }: PastSession, working: readonly SetTarget[], goal: Goal): boolean {
  const top = topLoad(sets);
  const plannedTop = topLoad(working.map(({ load }) => ({ load: load?.si ?? null })));
  return working.every((target, index) => {
    const done = sets[index];
    if (done === undefined || !isDoneAsPlanned(done, target, goal(target))) return false;
    const isPlannedLighter = target.load !== undefined && plannedTop !== null && target.load.si < plannedTop - sameLoad;
    return isPlannedLighter || top === null || (done.load ?? top) >= top - sameLoad;
  });
}

function isDoneAsPlanned({ reps, seconds }: DoneSet, target: SetTarget, goal: number | null): boolean {
  if (goal !== null && (reps ?? 0) < goal) return false;
  if (target.seconds !== undefined && (seconds ?? 0) < target.seconds) return false;
  return reps !== 0; // a set that was failed without a repetition, whatever the plan says
}

function isSame(a: number | null, b: number | null): boolean {
  return a === b || (a !== null && b !== null && Math.abs(a - b) <= sameLoad);
}
