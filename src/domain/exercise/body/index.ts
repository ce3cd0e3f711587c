export { BodyWeights } from './body-weights.ts';
export {
  type BasalEnergyInputs,
  type BodyEstimateError,
  basalEnergy,
  bodyFatFromGirths,
  type NavyInputs,
  type Sex,
  yearsOfAge,
} from './estimates.ts';
export { type HeightError, heightBounds, heightFromTyped, printHeight } from './height.ts';
export {
  dimensionOf,
  isKnownMeasure,
  type KnownMeasure,
  knownMeasures,
  type MeasureDimension,
  measuresShown,
  type ShownMeasure,
} from './measures.ts';
export { type ProgressPhoto, progressPhotos } from './progress-photos.ts';
export { type ReadingDoubt, readingDoubt } from './reading-doubt.ts';
export {
  type DayValue,
  dayValues,
  isWeightOld,
  type Reading,
  readingsByMeasure,
  readingUntil,
  weightOn,
} from './readings.ts';
export { steppedWeight } from './stepped-weight.ts';
export {
  type MeasureReading,
  type MeasureUnit,
  measureFromTyped,
  measureIn,
  printStones,
  showMeasure,
  type TypedMeasureError,
} from './typed-measure.ts';
export { type TrendPoint, trendPerWeek, trendStep, weightTrend } from './weight-trend.ts';
