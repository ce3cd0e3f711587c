import { toSi } from '../../kernel/index.ts';
import { isMultiple, snapped } from './loads.ts';

/** What loads without a unit tell about their unit, and the unit for which it speaks. Shares are 0–1. */
export type UnitEvidence =
  /** Some are pounds converted to kilograms, like 6.80388555, which nobody types. */
  | { readonly kind: 'converted-pounds'; readonly unit: 'kg'; readonly share: number }
  /** Some are kilograms converted to pounds, like 44.0924524. */
  | { readonly kind: 'converted-kilograms'; readonly unit: 'lb'; readonly share: number }
  /** Some are multiples of 1.25 and not of 2.5. The share is that of all multiples of 1.25. */
  | { readonly kind: 'small-steps'; readonly unit: 'kg'; readonly share: number }
  /** Some are loads of a bar with the largest plates of one unit. */
  | { readonly kind: 'bar-loads'; readonly unit: 'kg' | 'lb'; readonly loads: readonly number[] }
  /** Nearly all are multiples of 5, up to heavy ones. */
  | { readonly kind: 'steps-of-five'; readonly unit: 'lb'; readonly share: number }
  /** They can be either. */
  | { readonly kind: 'none'; readonly unit: null };

/** The share of telling loads from which they decide. */
const clearShare = 0.15;

/** The loads of a bar with one to nine pairs of the plates that are most used in each unit: 20 kg or 45 lb. */
const barLoads = { kg: [20, 60, 100, 140, 180, 220, 260], lb: [45, 95, 135, 185, 225, 275, 315, 365, 405] } as const;

/** By how many different bar loads one unit must be ahead. Some are usual dumbbells of the other unit. */
const clearBarLoads = 2;

/** When steps of 5 speak for pounds: beginners in kilograms have them as well, but few loads and lighter ones. */
const stepsOfFive = { share: 0.95, loads: 12, heaviest: 200 } as const;

/**
 * Compares loads without a unit with the plates that gyms have. It is evidence for a question to the user, not an answer:
 * 20 and 40 are loads in either unit. Once the user has answered kilograms, {@link snapped} finds the loads typed in pounds.
 */
export function unitEvidence(loads: Iterable<number>): UnitEvidence {
  const values = [...new Set(loads)].filter((value) => value > 0);
  return fromConversion(values) ?? fromSmallSteps(values) ?? fromBarLoads(values) ?? fromStepsOfFive(values) ?? none;
}

const none = { kind: 'none', unit: null } as const;

function fromConversion(values: readonly number[]): UnitEvidence | null {
  const pounds = shareOf(values, (value) => snapped({ value, unit: 'kg' }).unit === 'lb');
  if (pounds > clearShare) return { kind: 'converted-pounds', unit: 'kg', share: pounds };
  const kilograms = shareOf(values, (value) => !isMultiple(value, 0.25) && isMultiple(toSi(value, 'lb'), 0.25));
  return kilograms > clearShare ? { kind: 'converted-kilograms', unit: 'lb', share: kilograms } : null;
}

/** A bar with pairs of the smallest usual plates has steps of 2.5 kg or 5 lb, so that 1.25 is no step of pounds. */
function fromSmallSteps(values: readonly number[]): UnitEvidence | null {
  const share = shareOf(values, (value) => isMultiple(value, 1.25));
  const ofBoth = shareOf(values, (value) => isMultiple(value, 2.5));
  return share - ofBoth > clearShare ? { kind: 'small-steps', unit: 'kg', share } : null;
}

function fromBarLoads(values: readonly number[]): UnitEvidence | null {
  const kilograms = barLoads.kg.filter((load) => values.includes(load));
  const pounds = barLoads.lb.filter((load) => values.includes(load));
  if (Math.abs(pounds.length - kilograms.length) < clearBarLoads) return null;
  return pounds.length > kilograms.length
    ? { kind: 'bar-loads', unit: 'lb', loads: pounds }
    : { kind: 'bar-loads', unit: 'kg', loads: kilograms };
}

/**
 * Loads in pounds that grow by 5 from workout to workout meet as many bar loads of kilograms. In kilograms, loads this
 * heavy come with steps of 2.5.
 */
function fromStepsOfFive(values: readonly number[]): UnitEvidence | null {
  const share = shareOf(values, (value) => isMultiple(value, 5));
  const isTelling =
    share >= stepsOfFive.share &&
    values.length >= stepsOfFive.loads &&
    values.some((value) => value >= stepsOfFive.heaviest);
  return isTelling ? { kind: 'steps-of-five', unit: 'lb', share } : null;
}

function shareOf(values: readonly number[], fits: (value: number) => boolean): number {
  return values.length === 0 ? 0 : values.filter(fits).length / values.length;
}
