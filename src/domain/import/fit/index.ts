export { checksum as fitChecksum, type FitFault, isFit } from './decode-fit.ts';
export { fitExerciseNamed } from './fit-strength.ts';
export { type FitReading, fitEpoch, isFitActivity, readFit } from './read-fit.ts';
