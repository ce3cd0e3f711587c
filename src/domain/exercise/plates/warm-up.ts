import { type Kilograms, kilograms } from '../../kernel/index.ts';
import { type LoadMeans, loadableBelow } from './load-means.ts';

export interface WarmUpSet {
  readonly load: Kilograms;
  readonly reps: number;
}

/**
 * The warm-up ramp: shares of the working load, with fewer repetitions as the load grows, so that the lifter arrives
 * warm but not tired. The empty bar comes first, if there is a bar.
 */
const ramp = [
  { share: 0.4, reps: 5 },
  { share: 0.6, reps: 3 },
  { share: 0.8, reps: 2 },
] as const;

const emptyBarReps = 10;

/**
 * Returns the warm-up sets before a working load.
 *
 * @param work kilograms of the first working set
 * @returns available loads, ascending and below the working load; empty for a working load at or below 0 (body weight,
 * assistance) or equal to the empty bar
 */
export function warmUpRamp(work: Kilograms, means: LoadMeans): readonly WarmUpSet[] {
  if (work <= 0) return [];
  const emptyBar = means.kind === 'bar' ? [{ load: means.bar, reps: emptyBarReps }] : [];
  const steps = ramp.map(({ share, reps }) => ({ load: loadableBelow(kilograms(work * share), means), reps }));
  const sets: WarmUpSet[] = [];
  for (const step of [...emptyBar, ...steps]) {
    const before = sets.at(-1)?.load ?? 0;
    if (step.load > before + gram && step.load < work - gram) sets.push(step);
  }
  return sets;
}

const gram = 0.001;
