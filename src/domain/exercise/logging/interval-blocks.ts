/** Intervals that were done several times in turn: 8 × (a run, a walk). */
export interface IntervalBlock<T> {
  /** At least 1. */
  readonly times: number;
  /** Never empty. */
  readonly intervals: readonly T[];
}

/** Longer rounds are not recognised: a plan that alternates has two intervals, and a pyramid up to four. */
const maxRound = 4;

/**
 * Groups intervals that repeat in turn, in order. Where several rounds fit, the one that covers most intervals counts,
 * and of those the shortest.
 *
 * @param keyOf returns a text that is the same for equal intervals
 */
export function intervalBlocks<T>(
  intervals: readonly T[],
  keyOf: (interval: T) => string,
): readonly IntervalBlock<T>[] {
  const keys = intervals.map(keyOf);
  const blocks: IntervalBlock<T>[] = [];
  let from = 0;
  while (from < intervals.length) {
    const { length, times } = longestRepeat(keys, from);
    blocks.push({ times, intervals: intervals.slice(from, from + length) });
    from += length * times;
  }
  return blocks;
}

function longestRepeat(keys: readonly string[], from: number) {
  let longest = { length: 1, times: 1 };
  for (let length = 1; length <= maxRound; length += 1) {
    const times = timesOf(keys, from, length);
    if (times > 1 && times * length > longest.times * longest.length) longest = { length, times };
  }
  return longest;
}

/** Returns how often a round of a length is done from a position on. */
function timesOf(keys: readonly string[], from: number, length: number): number {
  let end = from + length;
  while (end < keys.length && keys[end] === keys[end - length]) end += 1;
  return Math.floor((end - from) / length);
}
