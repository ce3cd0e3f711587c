/** A run of tokens common to both lists: `length` tokens from index `a` in one and from index `b` in the other. */
export interface Run {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** The maximum number of differences for the minimal search, whose cost grows with their square. */
const maxDifferences = 200;

/**
 * Returns the common runs of two lists, in the order of both. With few differences the result is maximal; otherwise it
 * is anchored at tokens that occur once in each list.
 *
 * @see E. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986)
 */
export function matchingRuns(a: readonly string[], b: readonly string[]): readonly Run[] {
  const numbers = new Map<string, number>();
  const numbered = (tokens: readonly string[]) =>
    Int32Array.from(tokens, (token) => {
      const known = numbers.get(token) ?? numbers.size;
      numbers.set(token, known);
      return known;
    });
  const runs: Run[] = [];
  collect(numbered(a), numbered(b), { a: 0, b: 0 }, runs);
  return runs;
}

interface Offset {
  readonly a: number;
  readonly b: number;
}

function collect(a: Int32Array, b: Int32Array, at: Offset, runs: Run[]): void {
  const start = commonStart(a, b);
  const end = commonEnd(a.subarray(start), b.subarray(start));
  if (start > 0) runs.push({ a: at.a, b: at.b, length: start });
  const innerA = a.subarray(start, a.length - end);
  const innerB = b.subarray(start, b.length - end);
  const inner = { a: at.a + start, b: at.b + start };
  if (innerA.length > 0 && innerB.length > 0) collectInner(innerA, innerB, inner, runs);
  if (end > 0) runs.push({ a: at.a + a.length - end, b: at.b + b.length - end, length: end });
}

function collectInner(a: Int32Array, b: Int32Array, at: Offset, runs: Run[]): void {
  const fewest = minDifferences(a, b);
  if (fewest !== null) {
    for (const run of fewest) runs.push({ a: at.a + run.a, b: at.b + run.b, length: run.length });
    return;
  }
  const anchors = onceInBoth(a, b);
  if (anchors.length === 0) return;
  let [fromA, fromB] = [0, 0];
  for (const anchor of [...anchors, { a: a.length, b: b.length }]) {
    const offset = { a: at.a + fromA, b: at.b + fromB };
    collect(a.subarray(fromA, anchor.a), b.subarray(fromB, anchor.b), offset, runs);
    if (anchor.a < a.length) runs.push({ a: at.a + anchor.a, b: at.b + anchor.b, length: 1 });
    [fromA, fromB] = [anchor.a + 1, anchor.b + 1];
  }
}

function commonStart(a: Int32Array, b: Int32Array): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}

function commonEnd(a: Int32Array, b: Int32Array): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return length;
}

/**
 * Runs Myers' greedy search: on each diagonal k = x − y, the furthest x that d differences reach. Returns null if it
 * takes too many.
 */
function minDifferences(a: Int32Array, b: Int32Array): readonly Run[] | null {
  const most = Math.min(maxDifferences, a.length + b.length);
  const furthest = new Int32Array(2 * most + 3);
  const middle = most + 1;
  const steps: Int32Array[] = [];
  for (let d = 0; d <= most; d++) {
    steps.push(furthest.slice(middle - d - 1, middle + d + 2));
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && reached(furthest, middle + k - 1) < reached(furthest, middle + k + 1));
      let x = isDown ? reached(furthest, middle + k + 1) : reached(furthest, middle + k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      furthest[middle + k] = x;
      if (x >= a.length && x - k >= b.length) return runsOf(steps, a.length, b.length);
    }
  }
  return null;
}

/** Backtracks from the end through the furthest positions of each step. */
function runsOf(steps: readonly Int32Array[], endA: number, endB: number): readonly Run[] {
  const runs: Run[] = [];
  let [x, y] = [endA, endB];
  for (let d = steps.length - 1; d >= 0; d--) {
    const before = steps[d] as Int32Array;
    const at = (k: number) => reached(before, k + d + 1);
    const k = x - y;
    const isDown = k === -d || (k !== d && at(k - 1) < at(k + 1));
    const [fromX, startX] = isDown ? [at(k + 1), at(k + 1)] : [at(k - 1), at(k - 1) + 1];
    const start = d === 0 ? 0 : startX;
    if (x > start) runs.push({ a: start, b: start - k, length: x - start });
    [x, y] = [fromX, fromX - (isDown ? k + 1 : k - 1)];
  }
  return runs.reverse();
}

function reached(furthest: Int32Array, at: number): number {
  return furthest[at] ?? 0;
}

/** Returns the longest common subsequence of the tokens that occur exactly once in each list. */
function onceInBoth(a: Int32Array, b: Int32Array): readonly Offset[] {
  const inB = placesOfSingles(b);
  const both = [...placesOfSingles(a)].flatMap(([token, place]) => {
    const other = inB.get(token);
    return other === undefined ? [] : [{ a: place, b: other }];
  });
  return longestRising(both.toSorted((one, other) => one.a - other.a));
}

function placesOfSingles(tokens: Int32Array): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const repeated = new Set<number>();
  tokens.forEach((token, at) => {
    if (places.has(token)) repeated.add(token);
    places.set(token, at);
  });
  for (const token of repeated) places.delete(token);
  return places;
}

/** Returns the longest subsequence with rising `b`, by patience sorting. */
function longestRising(pairs: readonly Offset[]): readonly Offset[] {
  const tops: number[] = [];
  const below: (number | undefined)[] = [];
  pairs.forEach(({ b }, at) => {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((pairs[tops[half] ?? 0]?.b ?? 0) < b) low = half + 1;
      else high = half;
    }
    below.push(tops[low - 1]);
    tops[low] = at;
  });
  const rising: Offset[] = [];
  for (let at = tops.at(-1); at !== undefined; at = below[at]) rising.push(pairs[at] as Offset);
  return rising.reverse();
}
