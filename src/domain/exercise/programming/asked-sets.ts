import type { DoneSet } from '../history/index.ts';
import { type SetTarget, targetRpe } from '../set-leaves.ts';
import { sameLoad } from './loadable.ts';
import type { PastSession, SessionName } from './past-sessions.ts';
import { isWorkingTarget } from './routine-exercises.ts';

/** A working set that was planned for a session. */
export interface AskedSet {
  /** The target stored in the workout; null if there is none, as in a workout logged by hand. */
  readonly asked: SetTarget | null;
  /** The current plan's target for the set at this position. */
  readonly planned: SetTarget;
  /** Null for a set that was left out. */
  readonly done: DoneSet | null;
}

/** How a set fell short of its target. Loads in kilograms, durations in seconds, distances in metres. */
export type Miss =
  | { readonly code: 'left-out'; readonly set: number }
  | { readonly code: 'failed'; readonly set: number }
  /** No load was planned, so the heaviest one counts for all sets. */
  | { readonly code: 'lighter-than-heaviest'; readonly set: number; readonly asked: number; readonly done: number }
  | {
      readonly code: 'fewer-reps' | 'shorter' | 'less-distance' | 'less-load' | 'harder';
      /** From 1, among the working sets. */
      readonly set: number;
      readonly asked: number;
      /** Null if it was not recorded. */
      readonly done: number | null;
    };

export interface MissedSession {
  readonly last: SessionName;
  readonly miss: Miss;
}

/**
 * Returns the working sets that were planned for a session, as many as the plan has, each with its result. Additional
 * sets are ignored, unless they are the other side of a planned set; then the weaker side counts.
 *
 * @param planned the working sets of the plan, in order
 * @param isAsk whether a stored target counts; a set whose target does not is judged by the plan
 */
export function askedSets(
  { sets, leftOut = [] }: Pick<PastSession, 'sets' | 'leftOut'>,
  planned: readonly SetTarget[],
  isAsk: (target: SetTarget) => boolean = () => true,
): readonly AskedSet[] {
  const askOf = ({ asked }: { readonly asked?: SetTarget | undefined }) =>
    asked !== undefined && isWorkingTarget(asked) ? asked : null;
  const rows = [
    ...sets.filter((set) => askOf(set) !== null).map((done) => ({ asked: askOf(done), done })),
    ...leftOut.filter((set) => askOf(set) !== null).map((set) => ({ asked: askOf(set), done: null })),
    ...sets.filter((set) => askOf(set) === null).map((done) => ({ asked: null, done })),
  ];
  const bothSides = withOtherSide(
    rows.slice(0, planned.length).map(({ done }) => done),
    rows.slice(planned.length).flatMap(({ done }) => done ?? []),
  );
  return planned.map((target, index) => {
    const { asked = null } = rows[index] ?? {};
    const done = bothSides[index] ?? null;
    return { asked: asked !== null && isAsk(asked) ? asked : null, planned: target, done };
  });
}

/** Pairs each set with the first remaining one of the other side. */
function withOtherSide(sets: readonly (DoneSet | null)[], beyond: readonly DoneSet[]): readonly (DoneSet | null)[] {
  const left = [...beyond];
  return sets.map((set) => {
    const other = otherSide.get(set?.side ?? '');
    const at = other === undefined ? -1 : left.findIndex(({ side }) => side === other);
    const [found] = at === -1 ? [] : left.splice(at, 1);
    return set === null || found === undefined ? set : weakerOf(set, found);
  });
}

const otherSide: ReadonlyMap<string, string> = new Map([
  ['left', 'right'],
  ['right', 'left'],
]);

function weakerOf(a: DoneSet, b: DoneSet): DoneSet {
  const less = (x: number | null, y: number | null) => (x === null || y === null ? null : Math.min(x, y));
  const [ofA, ofB] = [doneRpe(a), doneRpe(b)];
  return {
    ...a,
    load: less(a.load, b.load),
    reps: less(a.reps, b.reps),
    seconds: less(a.seconds, b.seconds),
    metres: less(a.metres, b.metres),
    rpe: ofA === null || ofB === null ? (ofA ?? ofB) : Math.max(ofA, ofB),
    rir: null,
  };
}

/** Returns the target repetitions of a set; null if there is none. */
export type Goal = (set: AskedSet) => number | null;

/**
 * Returns how the first failing set fell short; null if all sets met their targets. A heavier load, more repetitions, a
 * lower effort and an unrecorded effort all meet the target.
 *
 * @param loads whether the exercise has recorded loads at all
 */
export function firstMiss(
  sets: readonly AskedSet[],
  { goal, loads }: { readonly goal: Goal; readonly loads: boolean },
): Miss | null {
  for (const [index, each] of sets.entries()) {
    const miss = missOf(each, goal(each), loads);
    if (miss !== null) return { ...miss, set: index + 1 };
  }
  return null;
}

type WithoutSet<M> = M extends Miss ? Omit<M, 'set'> : never;

function missOf({ asked, planned, done }: AskedSet, goal: number | null, loads: boolean): WithoutSet<Miss> | null {
  if (done === null) return { code: 'left-out' };
  const { reps, load } = done;
  const rpe = doneRpe(done);
  const askedLoad = loads ? asked?.load?.si : undefined;
  if (askedLoad !== undefined && (load === null || load < askedLoad - sameLoad))
    return { code: 'less-load', asked: askedLoad, done: load };
  if (goal !== null && goal > 0 && (reps ?? 0) < goal) return { code: 'fewer-reps', asked: goal, done: reps };
  if (reps === 0) return { code: 'failed' };
  const seconds = Math.max(asked?.seconds ?? 0, planned.seconds ?? 0);
  if ((done.seconds ?? 0) < seconds) return { code: 'shorter', asked: seconds, done: done.seconds };
  const metres = Math.max(asked?.distance?.si ?? 0, planned.distance?.si ?? 0);
  if ((done.metres ?? 0) < metres - sameMetres) return { code: 'less-distance', asked: metres, done: done.metres };
  const askedRpe = asked === null ? null : targetRpe(asked);
  if (askedRpe !== null && rpe !== null && rpe > askedRpe) return { code: 'harder', asked: askedRpe, done: rpe };
  return null;
}

/** The tolerance for equal distances that were typed in different units. */
const sameMetres = 0.01;

/** Returns the effort of a set as RPE; null if not recorded. */
export function doneRpe({ kind, rpe, rir }: DoneSet): number | null {
  if (kind === 'failure') return 10;
  return rpe ?? (rir === null ? null : 10 - rir);
}
