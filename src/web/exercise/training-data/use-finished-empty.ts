import { useTraining } from './use-training.ts';

/** Returns the ids of workouts that were finished without a completed set; none until the training worker answers. */
export function useFinishedEmpty(): readonly string[] {
  return useTraining({ about: 'withoutTraining' })?.value ?? none;
}

const none: readonly string[] = [];
