import { fromSi, type Quantity, toSi } from '../../kernel/index.ts';

/** The loads that a person can put on for an exercise: even steps, or the sums of their own bar and plates. */
export type Loadable =
  | {
      readonly kind: 'steps';
      readonly unit: 'kg' | 'lb';
      /** In the unit, above 0. */
      readonly step: number;
      /** The load that the steps begin from, in the unit, and the least there is; null where help counts below 0. */
      readonly least: number | null;
    }
  | {
      readonly kind: 'loads';
      readonly unit: 'kg' | 'lb';
      /** Kilograms, ascending; never none. */
      readonly loads: readonly number[];
    };

/** Less than any plate: two loads this near are one load written in two units. Kilograms. */
export const sameLoad = 0.02;

/**
 * The loadable load nearest to one that was worked out, the lighter of two as near.
 *
 * @param kilograms signed: assistance is below 0
 */
export function nearestLoad(kilograms: number, loadable: Loadable): number {
  const below = loadAtMost(kilograms, loadable);
  const above = loadAbove(below ?? kilograms, loadable);
  if (below === null) return above ?? kilograms;
  if (above === null || below >= kilograms) return below;
  return above - kilograms < kilograms - below - sameLoad / 2 ? above : below;
}

/** The heaviest loadable load that is not above one; null where everything is heavier. */
export function loadAtMost(kilograms: number, loadable: Loadable): number | null {
  if (loadable.kind === 'loads') return loadable.loads.findLast((load) => load <= kilograms + sameLoad) ?? null;
  const { unit, step, least } = loadable;
  const steps = Math.floor((fromSi(kilograms + sameLoad, unit) - (least ?? 0)) / step);
  return least !== null && steps < 0 ? null : toSi(stepAt(steps, loadable), unit);
}

/** The lightest loadable load above one; null where there is none heavier. */
export function loadAbove(kilograms: number, loadable: Loadable): number | null {
  if (loadable.kind === 'loads') return loadable.loads.find((load) => load > kilograms + sameLoad) ?? null;
  const { unit, step, least } = loadable;
  const steps = Math.floor((fromSi(kilograms + sameLoad, unit) - (least ?? 0)) / step) + 1;
  return toSi(stepAt(least === null ? steps : Math.max(0, steps), loadable), unit);
}

/** A load as it is written down: a round number of its unit, so that it is shown as one and never as 224.99. */
export function quantityOfLoad(kilograms: number, { unit }: Pick<Loadable, 'unit'>): Quantity {
  const rounded = Math.round(fromSi(kilograms, unit) * 1000) / 1000;
  const number = rounded === 0 ? 0 : rounded; // no minus before nothing
  return { si: toSi(number, unit), typed: String(number), unit };
}

function stepAt(steps: number, { step, least }: { readonly step: number; readonly least: number | null }): number {
  return Math.round(((least ?? 0) + steps * step) * 1e6) / 1e6;
}
