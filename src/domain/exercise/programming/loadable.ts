import { fromSi, type Quantity, toSi } from '../../kernel/index.ts';

/** The loads that are available for an exercise: even steps, or the sums of the user's bar and plates. */
export type Loadable =
  | {
      readonly kind: 'steps';
      readonly unit: 'kg' | 'lb';
      /** In `unit`, above 0. */
      readonly step: number;
      /**
       * The load at which the steps start, in `unit`. It is also the minimum. Null if assistance allows loads below 0.
       */
      readonly least: number | null;
    }
  | {
      readonly kind: 'loads';
      readonly unit: 'kg' | 'lb';
      /** Kilograms, ascending; never empty. */
      readonly loads: readonly number[];
    };

/**
 * Returns loads of a bar together with lighter ones, because somebody who has lifted less than the bar known here owns
 * a lighter one. The lighter loads are in the smallest step of the plates from a load that was done.
 *
 * @param loads kilograms, the empty bar first
 * @param used kilograms of past sets, oldest first
 */
export function withLighterBar(loads: readonly number[], used: readonly number[]): readonly number[] {
  const [bar = 0, second] = loads;
  const below = used.filter((load) => load > sameLoad && load < bar - sameLoad);
  const last = below.at(-1);
  if (last === undefined) return loads;
  const step = second === undefined ? bar - last : second - bar;
  const first = last - step * Math.floor((last - Math.min(...below)) / step + sameLoad);
  const count = Math.ceil((bar - sameLoad - first) / step);
  return [...Array.from({ length: count }, (_, index) => first + index * step), ...loads];
}

/** The tolerance for equal loads in different units, in kilograms; less than the mass of any plate. */
export const sameLoad = 0.02;

/**
 * Returns the available load nearest to a computed one, the lighter one in a tie.
 *
 * @param kilograms signed: negative for assistance
 */
export function nearestLoad(kilograms: number, loadable: Loadable): number {
  const below = loadAtMost(kilograms, loadable);
  const above = loadAbove(below ?? kilograms, loadable);
  if (below === null) return above ?? kilograms;
  if (above === null || below >= kilograms) return below;
  return above - kilograms < kilograms - below - sameLoad / 2 ? above : below;
}

/** Returns the heaviest available load at or below the given one; null if all are heavier. */
export function loadAtMost(kilograms: number, loadable: Loadable): number | null {
  if (loadable.kind === 'loads') return loadable.loads.findLast((load) => load <= kilograms + sameLoad) ?? null;
  const { unit, step, least } = loadable;
  const steps = Math.floor((fromSi(kilograms + sameLoad, unit) - (least ?? 0)) / step);
  return least !== null && steps < 0 ? null : toSi(stepAt(steps, loadable), unit);
}

/** Returns the lightest available load above the given one; null if none is heavier. */
export function loadAbove(kilograms: number, loadable: Loadable): number | null {
  if (loadable.kind === 'loads') return loadable.loads.find((load) => load > kilograms + sameLoad) ?? null;
  const { unit, step, least } = loadable;
  const steps = Math.floor((fromSi(kilograms + sameLoad, unit) - (least ?? 0)) / step) + 1;
  return toSi(stepAt(least === null ? steps : Math.max(0, steps), loadable), unit);
}

/** Returns a load as a round number of its unit, so that it is shown as such and never as 224.99. */
export function quantityOfLoad(kilograms: number, { unit }: Pick<Loadable, 'unit'>): Quantity {
  const rounded = Math.round(fromSi(kilograms, unit) * 1000) / 1000;
  const number = rounded === 0 ? 0 : rounded; // avoids -0
  return { si: toSi(number, unit), typed: String(number), unit };
}

function stepAt(steps: number, { step, least }: { readonly step: number; readonly least: number | null }): number {
  return Math.round(((least ?? 0) + steps * step) * 1e6) / 1e6;
}
