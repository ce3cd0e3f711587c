import { lazy } from 'react';

export { MeasureField } from './measure-field.tsx';
export type { MeasureFormat } from './measure-format.ts';
export { bodyWeightUnit, lengthUnit } from './measure-units.ts';
export { bodyMessages } from './messages/index.ts';
export { useAboutBody } from './use-about-body.ts';
export { useMeasureFormat } from './use-measure-format.ts';
export { photosSegment, useMeasures } from './use-measures.ts';
export { useReadTyped } from './use-read-typed.ts';
export { useReadingQuestion } from './use-reading-question.ts';
export { useReadings, useWeightTrend } from './use-readings.ts';

/** The latest body weight and today's entry. Loads lazily, after the content around it. */
export const WeightEntry = lazy(async () => ({ default: (await import('./weight-entry.tsx')).WeightEntry }));
