export type { TrainingResult } from './training-queries.ts';
export { useTraining } from './use-training.ts';
