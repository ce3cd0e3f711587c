import type { DayValue } from '../../exercise/body/index.ts';
import { compareText, type Instant, localDayAt, toSi } from '../../kernel/index.ts';
import { instantOf, type MeasurementDraft } from '../draft/index.ts';
import type { ImportAnswers } from './answers.ts';
import { isBodyWeight } from './given-body-weights.ts';

/**
 * Returns the body weight at a time in kilograms: the last one measured until then, in the document or in the import, or
 * else the first one after it. Null if loads do not contain the body weight, or if no body weight is known.
 */
export function bodyWeightAt(
  measurements: Iterable<MeasurementDraft>,
  known: readonly DayValue[],
  { zone, units, bodyWeightInLoads }: Pick<ImportAnswers, 'zone' | 'units' | 'bodyWeightInLoads'>,
): (at: Instant) => number | null {
  if (!bodyWeightInLoads) return () => null;
  const imported = [...measurements].filter(isBodyWeight).flatMap(({ value, at }): readonly DayValue[] => {
    const instant = instantOf(at, zone);
    if (instant === null || value.unit === '%') return [];
    return [{ day: localDayAt(instant, zone), value: toSi(value.value, value.unit ?? units.bodyWeight) }];
  });
  const weights = [...imported, ...known].toSorted((a, b) => compareText(a.day, b.day));
  return (at) => {
    const day = localDayAt(at, zone);
    return (weights.findLast((weight) => weight.day <= day) ?? weights[0])?.value ?? null;
  };
}
