/** One measured figure, as printed. */
export interface Figure {
  readonly bench: string;
  readonly figure: string;
  readonly value: number;
  readonly unit: string;
  /** The target; null for a figure that is only informative. */
  readonly aim: number | null;
  /** Whether the target is met; null if there is no target. */
  readonly holds: boolean | null;
}

export interface Aim {
  readonly figure: string;
  readonly unit: string;
  readonly aim?: number;
  readonly better?: 'less' | 'more';
}

/** The values of one run, in the order of the benchmark's aims. */
export type Run = readonly number[];

/** The number of runs: five by default, fewer with `BENCH_RUNS` for a quick look. */
export const runs = Number(process.env.BENCH_RUNS ?? 5);

/** Repeats the same measurements and returns the median of each. */
export async function medians(
  bench: string,
  aims: readonly Aim[],
  measure: (run: number) => Promise<Run>,
): Promise<readonly Figure[]> {
  const taken: Run[] = [];
  for (let run = 0; run < runs; run++) {
    const values = await measure(run);
    taken.push(values);
    process.stderr.write(`${bench} run ${run + 1}: ${values.map(rounded).join('  ')}\n`);
  }
  return aims.map((aim, at) => figure(bench, aim, median(taken.map((run) => run[at] as number))));
}

export function figure(bench: string, { figure, unit, aim, better = 'less' }: Aim, value: number): Figure {
  const holds = aim === undefined ? null : better === 'less' ? value <= aim : value >= aim;
  return { bench, figure, value: rounded(value), unit, aim: aim ?? null, holds };
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/**
 * Returns a percentile of the values.
 * @param share 0–100
 */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('a percentile needs at least one value');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((share / 100) * sorted.length))] as number;
}

/** Rounds to three significant digits, or four from 1,000 on. */
function rounded(value: number): number {
  return Number(value.toPrecision(value >= 1000 ? 4 : 3));
}
