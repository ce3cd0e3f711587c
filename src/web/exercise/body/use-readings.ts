import { useMemo } from 'react';
import {
  dayValues,
  type Reading,
  readingsByMeasure,
  type TrendPoint,
  weightTrend,
} from '#domain/exercise/body/index.ts';
import { useRecords } from '../../replica/index.ts';

/** Returns the values by measurement, oldest first. */
export function useReadings(): ReadonlyMap<string, readonly Reading[]> {
  const measurements = useRecords('measurements');
  return useMemo(() => readingsByMeasure(measurements.filter(({ inTrash }) => !inTrash)), [measurements]);
}

/** Returns the trend of body weight in kilograms, oldest first. */
export function useWeightTrend(): readonly TrendPoint[] {
  const weights = useReadings().get('body-weight');
  return useMemo(() => weightTrend(dayValues(weights ?? [])), [weights]);
}
