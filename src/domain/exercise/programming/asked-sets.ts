import type { DoneSet } from '../history/index.ts';
import { type SetTarget, targetRpe } from '../set-leaves.ts';
import { sameLoad } from './loadable.ts';
import type { PastSession, SessionName } from './past-sessions.ts';
import { isWorkingTarget } from './routine-exercises.ts';

/** A working set that a session was to have. */
export interface AskedSet {
  /** What the workout itself asked for; null where it does not say, as in one that was logged by hand. */
  readonly asked: SetTarget | null;
  /** What the plan says today of the set in this place. */
  readonly planned: SetTarget;
  /** Null for a set that was left out. */
  readonly done: DoneSet | null;
}

/** In what a set fell short of what was asked for. Loads in kilograms, durations in seconds, distances in metres. */
export type Miss =
  | { readonly code: 'left-out'; readonly set: number }
  | { readonly code: 'failed'; readonly set: number }
  | {
      readonly code: 'fewer-reps' | 'shorter' | 'less-distance' | 'less-load' | 'harder';
      /** From 1, among the working sets. */
      readonly set: number;
      readonly asked: number;
      /** Null where nothing was written down. */
      readonly done: number | null;
    };

/** A session that fell short of what was asked for. */
export interface MissedSession {
  readonly last: SessionName;
  readonly miss: Miss;
}

/**
 * The working sets that a session was to have, as many as the plan has: each with what was done for it. Sets beyond that
 * are more than was asked for and have no part in it, unless they are those of the other side: then the weaker side is what
 * was done.
 *
 * @param planned the working sets of the plan, in order
 * @param isAsk whether a stored target is one that counts; one that does not is judged by the plan
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

/** Each set with the first one of the other side that is left. */
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

/** The repetitions that a set is to have; null where nothing says any. */
export type Goal = (set: AskedSet) => number | null;

/**
 * The first set that fell short, and in what; null where all was done as it was asked for. A heavier set, more repetitions
 * and an easier one are as asked for, and so is an effort that nobody wrote down.
 *
 * @param loads whether loads are written down of the exercise at all
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

/** Two distances this near are one written in two units. */
const sameMetres = 0.01;

/** How hard a set was, as RPE; null where nobody wrote it down. */
export function doneRpe({ kind, rpe, rir }: DoneSet): number | null {
  if (kind === 'failure') return 10;
  return rpe ?? (rir === null ? null : 10 - rir);
}
