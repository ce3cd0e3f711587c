import { fromSi, toSi } from '../../kernel/index.ts';
import type { DraftQuantity, WorkoutDraft } from '../draft/index.ts';

/**
 * Returns a load as the user typed it. Apps that store kilograms export 160 lb as 72.57477920000001 kg: a load in
 * kilograms that is a multiple of 0.5 lb (within a millionth) and no multiple of 0.25 kg was typed in pounds.
 */
export function snapped(load: DraftQuantity): DraftQuantity {
  if (load.unit !== 'kg' || isMultiple(load.value, 0.25)) return load;
  const pounds = fromSi(load.value, 'lb');
  return isMultiple(pounds, 0.5) ? { value: Math.round(pounds * 2) / 2, unit: 'lb' } : load;
}

function isMultiple(value: number, step: number): boolean {
  const nearest = Math.round(value / step) * step;
  return Math.abs(value - nearest) <= Math.abs(value) * tolerance;
}

const tolerance = 1e-6;

/** How the values of a column without a unit fit to the plates of either unit. */
export interface UnitEvidence {
  /** Different loads above 0. */
  readonly loads: number;
  /** The share that are multiples of 2.5 lb if the unit is pounds, 0–1. */
  readonly asPounds: number;
  /** The share that are multiples of 1.25 kg if the unit is kilograms, 0–1. */
  readonly asKilograms: number;
  /** The share that are pounds converted to kilograms, like 6.80388555, which nobody types, 0–1. */
  readonly convertedPounds: number;
  /** The share that are kilograms converted to pounds, like 44.0924524, 0–1. */
  readonly convertedKilograms: number;
}

/** Returns the loads of workouts whose source does not say in which unit they are. */
export function loadsWithoutUnit(workouts: Iterable<WorkoutDraft>): readonly number[] {
  const loads: number[] = [];
  for (const { exercises } of workouts) {
    for (const { load } of exercises.flatMap(({ sets }) => sets)) if (load?.unit === null) loads.push(load.value);
  }
  return loads;
}

/**
 * Compares loads without a unit with the plates that gyms have. It is evidence for a question to the user, not an answer:
 * 20 and 40 are loads in either unit. Once the user has answered kilograms, {@link snapped} finds the loads typed in pounds.
 */
export function unitEvidence(loads: Iterable<number>): UnitEvidence {
  const values = [...new Set(loads)].filter((value) => value > 0);
  const shareOf = (fits: (value: number) => boolean) =>
    values.length === 0 ? 0 : values.filter(fits).length / values.length;
  return {
    loads: values.length,
    asPounds: shareOf((value) => isMultiple(value, 2.5)),
    asKilograms: shareOf((value) => isMultiple(value, 1.25)),
    convertedPounds: shareOf((value) => snapped({ value, unit: 'kg' }).unit === 'lb'),
    convertedKilograms: shareOf((value) => !isMultiple(value, 0.25) && isMultiple(toSi(value, 'lb'), 0.25)),
  };
}
