import { type DayValue, isKnownMeasure } from '../../exercise/body/index.ts';
import { compareText, type Instant, localDayAt, toSi } from '../../kernel/index.ts';
import { instantOf, type MeasurementDraft } from '../draft/index.ts';
import type { ImportAnswers } from './answers.ts';

/**
 * Returns the body weight at a time in kilograms: the last one measured until then, in the document or in the import, or
 * else the one that the user stated.
 */
export function bodyWeightAt(
  measurements: Iterable<MeasurementDraft>,
  known: readonly DayValue[],
  { zone, units, bodyWeightInLoads }: Pick<ImportAnswers, 'zone' | 'units' | 'bodyWeightInLoads'>,
): (at: Instant) => number | null {
  if (bodyWeightInLoads === null) return () => null;
  const imported = [...measurements].flatMap(({ measure, value, at }): readonly DayValue[] => {
    const instant = instantOf(at, zone);
    if (!('id' in measure) || !isKnownMeasure(measure.id) || measure.id !== 'body-weight') return [];
    if (instant === null || value.unit === '%') return [];
    return [{ day: localDayAt(instant, zone), value: toSi(value.value, value.unit ?? units.bodyWeight) }];
  });
  const weights = [...imported, ...known].toSorted((a, b) => compareText(a.day, b.day));
  return (at) => {
    const day = localDayAt(at, zone);
    return weights.findLast((weight) => weight.day <= day)?.value ?? bodyWeightInLoads.kilograms;
  };
}
