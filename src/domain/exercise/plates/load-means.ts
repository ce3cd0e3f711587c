import { type Kilograms, kilograms } from '../../kernel/index.ts';
import { type BarToLoad, loadBar } from './load-bar.ts';

/** The equipment for a load: plates on a bar, or a stack or rack with fixed steps. */
export type LoadMeans = ({ readonly kind: 'bar' } & BarToLoad) | { readonly kind: 'step'; readonly step: Kilograms };

/**
 * Returns the heaviest available load at or below the given one.
 *
 * @param load kilograms; a load below 0 is assistance, whose steps are counted away from 0
 * @returns kilograms; never less than the empty bar
 */
export function loadableBelow(load: Kilograms, means: LoadMeans): Kilograms {
  if (means.kind === 'step') return wholeSteps(load, means.step);
  const loaded = loadBar(load, means);
  return loaded.ok ? loaded.value.total : loaded.error.bar;
}

/** Far below a gram: absorbs the floating-point error of a load that was meant to be a whole number of steps. */
const rounding = 1e-6;

function wholeSteps(load: Kilograms, step: Kilograms): Kilograms {
  if (step <= 0) return load;
  const steps = Math.floor(load / step + rounding);
  return kilograms(steps === 0 ? 0 : steps * step);
}
