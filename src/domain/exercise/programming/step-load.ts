import type { DoneSet } from '../history/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import { type AskedSet, askedSets, firstMiss, type Goal, type Miss } from './asked-sets.ts';
import { type Loadable, loadAbove, loadAtMost, nearestLoad, sameLoad } from './loadable.ts';
import type { PastSession } from './past-sessions.ts';
import { defaultDeload, defaultMisses, type Progression } from './progression.ts';

type Stepping = Extract<Progression, { rule: 'linear' | 'double' }>;

/** The effect of the last sessions on the load. Kilograms; null if no load was recorded. */
export type Judgement =
  | {
      readonly code: 'load-up';
      readonly from: number;
      readonly to: number;
      /** The load before rounding to an available one. */
      readonly exact: number;
      /** Whether the sets had different loads, of which `from` is the lightest. */
      readonly fromLightest: boolean;
    }
  | { readonly code: 'no-heavier-load'; readonly from: number; readonly to: number }
  | { readonly code: 'range-reached'; readonly to: null }
  | { readonly code: 'reps-up'; readonly to: number | null }
  | {
      readonly code: 'same-load';
      readonly to: number | null;
      readonly misses: number;
      readonly allowed: number;
      readonly miss: Miss;
    }
  | {
      readonly code: 'deload';
      readonly from: number;
      readonly to: number;
      /** The load before rounding to an available one. */
      readonly exact: number;
      readonly misses: number;
      readonly share: number;
    };

interface Plan {
  readonly progression: Stepping;
  /** The working sets of the plan, in order; never empty. */
  readonly working: readonly SetTarget[];
  readonly loadable: Loadable;
  /** Whether the sets have a load at all. */
  readonly takesLoad: boolean;
}

/**
 * Applies a stepwise progression to the past sessions. Each session is judged by the load, repetitions and effort that
 * were its targets. Without a target load, the heaviest completed set gives the load of the session. A set planned as
 * heavy as the heaviest but done lighter is then a miss. After a miss the target load is repeated. If every set was
 * done heavier than its target, the progression continues from the higher load.
 *
 * @param sessions that count, oldest first; never empty
 */
export function judge(plan: Plan, sessions: readonly PastSession[]): Judgement {
  const { progression, loadable } = plan;
  const least = progression.rule === 'double' ? plannedLeast : minReps;
  const top = progression.rule === 'double' ? topReps : minReps;
  const [last, ...before] = sessions.toReversed().map((session) => judgedBy(session, plan, least));
  if (last === undefined) throw new Error('Expected at least one completed session');
  if (last.miss === null) {
    const loads = doneLoads(last);
    const from = loads.length === 0 ? last.load : Math.max(last.load ?? 0, Math.min(...loads));
    if (missIn(last.sets, plan, top) !== null) return { code: 'reps-up', to: from };
    return stepUp(
      from,
      plan,
      loads.some((load) => from !== null && load > from + sameLoad),
    );
  }
  const from = last.load;
  const firstOther = before.findIndex(({ load, miss }) => miss === null || !isSame(load, from));
  const misses = 1 + (firstOther === -1 ? before.length : firstOther);
  const allowed = progression.misses ?? defaultMisses;
  const share = progression.deload ?? defaultDeload;
  const to = misses < allowed || from === null ? null : lighter(from, share, loadable);
  if (from === null || to === null) return { code: 'same-load', to: from, misses, allowed, miss: last.miss };
  return { code: 'deload', from, to, exact: from - share * Math.abs(from), misses, share };
}

interface JudgedSession {
  readonly sets: readonly AskedSet[];
  /** The target load, else the heaviest completed load. Null if none was recorded. */
  readonly load: number | null;
  readonly miss: Miss | null;
}

function judgedBy(session: PastSession, plan: Plan, goal: Goal): JudgedSession {
  const sets = askedSets(session, plan.working);
  return { sets, load: askedLoad(sets, plan) ?? topOf(sets), miss: missIn(sets, plan, goal) };
}

function askedLoad(sets: readonly AskedSet[], { takesLoad }: Plan): number | null {
  return takesLoad ? topLoad(sets.map(({ asked }) => ({ load: asked?.load?.si ?? null }))) : null;
}

function topOf(sets: readonly AskedSet[]): number | null {
  return topLoad(sets.map(({ done }) => ({ load: done?.load ?? null })));
}

/**
 * Returns the completed loads of the sets with the heaviest target. After a session without a miss, the lowest of them
 * is the load to progress from.
 */
function doneLoads({ sets, load }: JudgedSession): readonly number[] {
  if (load === null) return [];
  const heaviest = sets.filter(({ asked }) => asked?.load !== undefined && asked.load.si >= load - sameLoad);
  return heaviest.flatMap(({ done }) => done?.load ?? []);
}

/** Returns the heaviest load of some sets. Null if no load was recorded, which is different from 0. */
export function topLoad(sets: readonly Pick<DoneSet, 'load'>[]): number | null {
  return sets.reduce<number | null>(
    (top, { load }) => (load === null ? top : top === null ? load : Math.max(top, load)),
    null,
  );
}

/** Returns the next load up. If rounding to the nearest load would cancel the step, it takes the next heavier load. */
function stepUp(from: number | null, { progression, loadable }: Plan, fromLightest: boolean): Judgement {
  if (from === null) return { code: 'range-reached', to: null };
  const step = progression.step?.si ?? 0;
  const nearest = step > 0 ? nearestLoad(from + step, loadable) : from;
  const to = nearest > from + sameLoad ? nearest : loadAbove(from, loadable);
  if (to === null) return { code: 'no-heavier-load', from, to: from };
  return { code: 'load-up', from, to, exact: step > 0 ? from + step : to, fromLightest };
}

/** Returns a lighter load, or more assistance; null if there is none, as with body weight alone. */
function lighter(from: number, share: number, loadable: Loadable): number | null {
  if (share === 0) return null;
  const nearest = nearestLoad(from - share * Math.abs(from), loadable);
  if (nearest < from - sameLoad) return nearest;
  return loadAtMost(from - 2 * sameLoad, loadable);
}

/**
 * Takes the higher of the stored target and the plan. Repeating an old workout stores what was done then as the target,
 * but the plan's repetitions remain the goal.
 */
const minReps: Goal = ({ asked, planned }) => higher(leastOf(asked), leastOf(planned));
const topReps: Goal = ({ asked, planned }) => higher(topRepsOf(asked), topRepsOf(planned));
/** Inside a range, the target of a set is one repetition more than last time. Failing to add it is not a miss. */
const plannedLeast: Goal = ({ planned }) => leastOf(planned);

function leastOf(target: SetTarget | null): number | null {
  return target?.reps?.min ?? target?.reps?.max ?? null;
}

function topRepsOf(target: SetTarget | null): number | null {
  return target?.reps?.max ?? target?.reps?.min ?? null;
}

function higher(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.max(a, b);
}

function missIn(sets: readonly AskedSet[], { working, takesLoad }: Plan, goal: Goal): Miss | null {
  return firstMiss(sets, { goal, loads: takesLoad }) ?? firstLighter(sets, working);
}

/**
 * Without a target load, returns the first set that was done lighter than the heaviest although it was not planned
 * lighter.
 */
function firstLighter(sets: readonly AskedSet[], working: readonly SetTarget[]): Miss | null {
  const top = topOf(sets);
  const plannedTop = topLoad(working.map(({ load }) => ({ load: load?.si ?? null })));
  if (top === null) return null;
  for (const [index, { asked, planned, done }] of sets.entries()) {
    const isPlannedLighter =
      planned.load !== undefined && plannedTop !== null && planned.load.si < plannedTop - sameLoad;
    const load = done?.load ?? top;
    if (asked?.load === undefined && !isPlannedLighter && load < top - sameLoad)
      return { code: 'lighter-than-heaviest', set: index + 1, asked: top, done: load };
  }
  return null;
}

function isSame(a: number | null, b: number | null): boolean {
  return a === b || (a !== null && b !== null && Math.abs(a - b) <= sameLoad);
}
