export type { TrainingResult } from './training-queries.ts';
export { useFinishedEmpty } from './use-finished-empty.ts';
export { useTrainedWorkouts } from './use-trained-workouts.ts';
export { useTraining } from './use-training.ts';
