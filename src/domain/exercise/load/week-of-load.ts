export interface WeekOfLoad {
  readonly sum: number;
  /** Per day, rest days included. */
  readonly mean: number;
  /** The sample standard deviation of the seven days: the sum of squares is divided by six. */
  readonly sampleSd: number;
  /** Mean over standard deviation. Null if every day has the same load, because the deviation is then 0. */
  readonly monotony: number | null;
  /** Sum times monotony; null if monotony is null. */
  readonly strain: number | null;
}

/**
 * Returns the load of a week and how evenly it was distributed.
 *
 * @param loads of seven consecutive days, 0 for a rest day
 * @see C. Foster, “Monitoring training in athletes with reference to overtraining syndrome”, Med Sci Sports Exerc
 * 30:1164 (1998), which does not say which standard deviation it means; others divide by seven
 */
export function weekOfLoad(loads: readonly number[]): WeekOfLoad {
  if (loads.length !== 7) throw new Error('expected the load of seven days');
  const sum = loads.reduce((all, load) => all + load, 0);
  const mean = sum / 7;
  const sampleSd = Math.sqrt(loads.reduce((all, load) => all + (load - mean) ** 2, 0) / 6);
  const monotony = loads.every((load) => load === loads[0]) ? null : mean / sampleSd;
  return { sum, mean, sampleSd, monotony, strain: monotony === null ? null : sum * monotony };
}

/** Returns the week that ends with the last day of a curve; null if the curve has fewer than seven days. */
export function lastWeekOf(curve: readonly { readonly load: number }[]): WeekOfLoad | null {
  return curve.length < 7 ? null : weekOfLoad(curve.slice(-7).map(({ load }) => load));
}
