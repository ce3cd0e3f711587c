import { fromSi } from '../../kernel/index.ts';
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

/** Tells whether a value is a multiple of a step, but for the rounding of floating-point numbers. */
export function isMultiple(value: number, step: number): boolean {
  const nearest = Math.round(value / step) * step;
  return Math.abs(value - nearest) <= Math.abs(value) * tolerance;
}

const tolerance = 1e-6;

/** Returns the loads of workouts whose source does not say in which unit they are. */
export function loadsWithoutUnit(workouts: Iterable<WorkoutDraft>): readonly number[] {
  const loads: number[] = [];
  for (const { exercises } of workouts) {
    for (const { load } of exercises.flatMap(({ sets }) => sets)) if (load?.unit === null) loads.push(load.value);
  }
  return loads;
}
