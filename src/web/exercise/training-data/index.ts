export type { TrainingResult } from './messages.ts';
export { useTraining } from './use-training.ts';
