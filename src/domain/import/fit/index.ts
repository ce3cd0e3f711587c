export { type FitFault, isFit } from './decode-fit.ts';
export { type FitReading, isFitActivity, readFit } from './read-fit.ts';
