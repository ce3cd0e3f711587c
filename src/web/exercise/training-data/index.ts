export type { TrainingResult } from './training-queries.ts';
export { useFinishedEmpty } from './use-finished-empty.ts';
export { useTraining } from './use-training.ts';
