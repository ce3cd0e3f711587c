/** Seven days of load. */
export interface WeekOfLoad {
  readonly sum: number;
  /** A day, days of rest among them. */
  readonly mean: number;
  /** Standard deviation of the seven days as a sample: the squares are divided by six. */
  readonly sampleSd: number;
  /** Mean over standard deviation; null where every day was the same, which leaves nothing to divide by. */
  readonly monotony: number | null;
  /** Sum times monotony; null where monotony is. */
  readonly strain: number | null;
}

/**
 * How much load a week held and how evenly it lay.
 *
 * @param loads of seven days that follow each other, 0 for a day of rest
 * @see C. Foster, “Monitoring training in athletes with reference to overtraining syndrome”, Med Sci Sports Exerc
 *   30:1164 (1998), which does not say which standard deviation it means; others divide by seven
 */
export function weekOfLoad(loads: readonly number[]): WeekOfLoad {
  if (loads.length !== 7) throw new Error('a week of load has seven days');
  const sum = loads.reduce((all, load) => all + load, 0);
  const mean = sum / 7;
  const sampleSd = Math.sqrt(loads.reduce((all, load) => all + (load - mean) ** 2, 0) / 6);
  const monotony = loads.every((load) => load === loads[0]) ? null : mean / sampleSd;
  return { sum, mean, sampleSd, monotony, strain: monotony === null ? null : sum * monotony };
}

/** The week that ends with the last day of a curve; null where there are fewer than seven days. */
export function lastWeekOf(curve: readonly { readonly load: number }[]): WeekOfLoad | null {
  return curve.length < 7 ? null : weekOfLoad(curve.slice(-7).map(({ load }) => load));
}
