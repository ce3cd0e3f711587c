/** The spread of some values. */
export interface FiveNumberSummary {
  readonly smallest: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly largest: number;
}

/**
 * Returns the five-number summary of values in any order, or null if there are none.
 *
 * The quartiles are sample quantiles of type 7: a straight line between the two values next to the position
 * `1 + (n - 1) × share`. It is the default of R, NumPy and spreadsheets, so a person can check it there.
 *
 * @param values finite numbers
 * @see R. J. Hyndman and Y. Fan, "Sample Quantiles in Statistical Packages", The American Statistician 50 (1996),
 * definition 7
 */
export function fiveNumberSummary(values: readonly number[]): FiveNumberSummary | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return {
    smallest: quantile(sorted, 0),
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    largest: quantile(sorted, 1),
  };
}

/** @param sorted in ascending order, and never empty */
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  return below + (above - below) * (position - Math.floor(position));
}
