export { type FitFault, isFit } from './decode-fit.ts';
export { type FitReading, readFit } from './read-fit.ts';
