export { checksum as fitChecksum, type FitFault, isFit } from './decode-fit.ts';
export { fitEpoch } from './field-values.ts';
export { fitExerciseNamed } from './fit-strength.ts';
export { type FitReading, isFitActivity, readFit } from './read-fit.ts';
