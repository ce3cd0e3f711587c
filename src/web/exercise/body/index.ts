export { MeasureField } from './measure-field.tsx';
export { bodyWeightUnit, lengthUnit } from './measure-units.ts';
export { useMeasureFormat } from './use-measure-format.ts';
export { useReadTyped } from './use-read-typed.ts';
export { useReadingQuestion } from './use-reading-question.ts';
export { useReadings, useWeightTrend } from './use-readings.ts';
