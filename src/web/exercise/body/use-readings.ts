import { useMemo } from 'react';
import {
  dayValues,
  type Reading,
  readingsByMeasure,
  type TrendPoint,
  weightTrend,
} from '#domain/exercise/body/index.ts';
import { useRecords } from '../../replica/index.ts';

/** The readings of each measure, the oldest first. */
export function useReadings(): ReadonlyMap<string, readonly Reading[]> {
  const measurements = useRecords('measurements');
  return useMemo(() => readingsByMeasure(measurements.filter(({ inTrash }) => !inTrash)), [measurements]);
}

/** The trend of body weight in kilograms, the oldest first. */
export function useWeightTrend(): readonly TrendPoint[] {
  const weights = useReadings().get('body-weight');
  return useMemo(() => weightTrend(dayValues(weights ?? [])), [weights]);
}
