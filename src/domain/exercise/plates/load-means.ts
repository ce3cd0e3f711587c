import { type Kilograms, kilograms } from '../../kernel/index.ts';
import { type BarToLoad, loadBar } from './load-bar.ts';

/** With what a load is put together: plates on a bar, or a stack or a rack that goes up in steps. */
export type LoadMeans = ({ readonly kind: 'bar' } & BarToLoad) | { readonly kind: 'step'; readonly step: Kilograms };

/**
 * The heaviest load at or below the one given that can be put together.
 *
 * @param load kilograms; a load below 0 is assistance, whose steps are counted away from 0
 * @returns kilograms; never less than the empty bar, which cannot be made lighter
 */
export function loadableBelow(load: Kilograms, means: LoadMeans): Kilograms {
  if (means.kind === 'step') return wholeSteps(load, means.step);
  const loaded = loadBar(load, means);
  return loaded.ok ? loaded.value.total : loaded.error.bar;
}

/** Far below a gram: what floating point does to a load that was meant to be whole steps. */
const rounding = 1e-6;

function wholeSteps(load: Kilograms, step: Kilograms): Kilograms {
  if (step <= 0) return load;
  const steps = Math.floor(load / step + rounding);
  return kilograms(steps === 0 ? 0 : steps * step);
}
