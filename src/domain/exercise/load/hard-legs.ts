import { addDays, type LocalDay } from '../../kernel/index.ts';

export interface LegDay {
  readonly day: LocalDay;
  /** The hard sets of the leg muscles. */
  readonly sets: number;
}

export interface RunOfWeek {
  readonly day: LocalDay;
  /** In the unit of `sessionLoad`; null if it is unknown. */
  readonly load: number | null;
}

/** A leg workout that the hardest run of a week followed on the same day or on the next. */
export interface HardLegs<R> {
  readonly legs: LegDay;
  readonly run: R;
}

/** About as many hard sets as make legs sore for a day or two. */
const hardSets = 8;

/** How much harder than any other run the hardest one must be to be called so. */
const clearly = 1.2;

/**
 * Returns the leg workout on the day of the hardest run of a week, or on the day before it.
 *
 * @param legs days with hard sets of the leg muscles; those of the day before the week belong to it
 * @param runs those of the week
 * @returns null if there is none, and if no run is clearly the hardest: fewer than two runs, a run without a load, or two
 * that are about as hard
 */
export function hardLegsBeforeKeyRun<R extends RunOfWeek>(
  legs: readonly LegDay[],
  runs: readonly R[],
): HardLegs<R> | null {
  const [hardest, next] = runs.toSorted((a, b) => (b.load ?? 0) - (a.load ?? 0));
  if (hardest === undefined || next === undefined || runs.some(({ load }) => load === null)) return null;
  if ((hardest.load ?? 0) < clearly * (next.load ?? 0)) return null;
  const near = [hardest.day, addDays(hardest.day, -1)];
  const hard = near.flatMap((day) => legs.find((each) => each.day === day && each.sets >= hardSets) ?? []);
  const [found] = hard;
  return found === undefined ? null : { legs: found, run: hardest };
}
