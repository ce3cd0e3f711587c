import { err, type Kilograms, kilograms, ok, type Result } from '../../kernel/index.ts';

/** Plates of one mass. */
export interface PlatesOwned {
  readonly mass: Kilograms;
  /** The total number; only pairs go on a bar. */
  readonly count: number;
}

export interface LoadedBar {
  /** The plates on each end, heaviest first; `count` is per side. */
  readonly perSide: readonly PlatesOwned[];
  /** Kilograms, including the bar and the plates of both sides. */
  readonly total: Kilograms;
  /** Whether the total matches the requested load, to the gram. */
  readonly isExact: boolean;
  /** The next loadable total above the requested load; null if there are not enough plates. */
  readonly above: Kilograms | null;
}

export type LoadBarError = { readonly code: 'exercise/below-bar'; readonly bar: Kilograms };

export interface BarToLoad {
  readonly bar: Kilograms;
  readonly plates: readonly PlatesOwned[];
}

/**
 * Finds the plates for a load: the exact load with the fewest plates, else the nearest load below it.
 *
 * It enumerates all sums of pairs, because a greedy choice of the heaviest plate is wrong. With 20, 15 and 15 kg per
 * side, 30 kg is 15 + 15, while after 20 no plate fits. Sums that differ by less than a gram are merged, which bounds
 * the number of sums for oddly weighed plates.
 *
 * @param load kilograms including the bar; loads above two tonnes are treated as two tonnes
 * @returns `exercise/below-bar` if the bar alone is heavier than the load
 */
export function loadBar(load: Kilograms, { bar, plates }: BarToLoad): Result<LoadedBar, LoadBarError> {
  const wanted = Math.min(gramsOf(load - bar) / 2, mostOnASide);
  if (wanted < -gram / 2) return err({ code: 'exercise/below-bar', bar });
  const pairs = pairsOf(plates);
  const heaviest = pairs[0]?.grams ?? 0;
  // The lightest sum above is less than one plate heavier than the target; otherwise a plate could be removed from it.
  const sums = sumsOfPairs(pairs, wanted + heaviest);
  const { best, above } = around(sums, wanted);
  return ok({
    perSide: platesOf(best, pairs),
    total: totalOf(best, bar),
    isExact: Math.abs(best.grams - wanted) <= gram / 2,
    above: above && totalOf(above, bar),
  });
}

/**
 * Returns every load that can be put on a bar, the empty bar first.
 *
 * @param most kilograms including the bar
 */
export function barLoads({ bar, plates }: BarToLoad, most: Kilograms): readonly Kilograms[] {
  const sums = sumsOfPairs(pairsOf(plates), Math.min(gramsOf(most - bar) / 2, mostOnASide));
  return [...sums.values()].map((sum) => totalOf(sum, bar)).sort((a, b) => a - b);
}

export function pairsIn(count: number): number {
  return Math.floor(count / 2);
}

const gram = 1;
/** The maximum on one side, in grams. No sleeve holds a tonne. */
const mostOnASide = 1_000_000;

interface Pairs {
  readonly mass: Kilograms;
  readonly grams: number;
  readonly count: number;
}

/** A sum per side, and the plates that give it. */
interface Sum {
  readonly grams: number;
  readonly plates: number;
  readonly last: { readonly pairs: Pairs; readonly count: number; readonly before: Sum } | null;
}

/** Returns the pairs, heaviest first. Separate entries of the same mass are combined. */
function pairsOf(plates: readonly PlatesOwned[]): readonly Pairs[] {
  const byGrams = new Map<number, { readonly mass: Kilograms; readonly count: number }>();
  for (const { mass, count } of plates) {
    const known = byGrams.get(bucketOf(gramsOf(mass)));
    byGrams.set(bucketOf(gramsOf(mass)), { mass: known?.mass ?? mass, count: count + (known?.count ?? 0) });
  }
  return [...byGrams.values()]
    .map(({ mass, count }) => ({ mass, grams: gramsOf(mass), count: pairsIn(count) }))
    .filter(({ grams, count }) => grams >= gram && count > 0)
    .sort((a, b) => b.grams - a.grams);
}

/** Maps each gram value to its sum with the fewest plates. There are never more sums than grams up to `most`. */
function sumsOfPairs(stock: readonly Pairs[], most: number): ReadonlyMap<number, Sum> {
  const sums = new Map<number, Sum>([[0, { grams: 0, plates: 0, last: null }]]);
  for (const pairs of stock) {
    for (const before of [...sums.values()]) {
      for (let count = 1; count <= pairs.count; count += 1) {
        const grams = before.grams + count * pairs.grams;
        if (grams > most + gram / 2) break;
        const sum: Sum = { grams, plates: before.plates + count, last: { pairs, count, before } };
        const known = sums.get(bucketOf(grams));
        if (known === undefined || sum.plates < known.plates) sums.set(bucketOf(grams), sum);
      }
    }
  }
  return sums;
}

/** Returns the best sum up to the target, and the next one above it. */
function around(sums: ReadonlyMap<number, Sum>, wanted: number): { readonly best: Sum; readonly above: Sum | null } {
  let best: Sum = { grams: 0, plates: 0, last: null };
  let above: Sum | null = null;
  const isExact = ({ grams }: Sum) => Math.abs(grams - wanted) <= gram / 2;
  for (const sum of sums.values()) {
    if (isExact(sum)) {
      if (!isExact(best) || sum.plates < best.plates) best = sum;
    } else if (sum.grams > wanted) {
      if (above === null || sum.grams < above.grams) above = sum;
    } else if (!isExact(best) && sum.grams > best.grams) best = sum;
  }
  return { best, above };
}

function platesOf(sum: Sum, pairs: readonly Pairs[]): readonly PlatesOwned[] {
  const counts = new Map<Pairs, number>();
  for (let { last } = sum; last !== null; last = last.before.last) counts.set(last.pairs, last.count);
  return pairs.flatMap((each) => {
    const count = counts.get(each);
    return count === undefined ? [] : [{ mass: each.mass, count }];
  });
}

function totalOf(sum: Sum, bar: Kilograms): Kilograms {
  return kilograms(bar + (2 * sum.grams) / 1000);
}

function gramsOf(mass: number): number {
  return mass * 1000;
}

function bucketOf(grams: number): number {
  return Math.round(grams / gram);
}
