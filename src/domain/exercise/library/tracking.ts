/**
 * The values recorded for a set. `weightedBodyWeight` adds the load to body weight and `assistedBodyWeight` subtracts
 * it.
 */
export const tracking = [
  'loadReps',
  'reps',
  'weightedBodyWeight',
  'assistedBodyWeight',
  'duration',
  'loadDuration',
  'distanceDuration',
  'loadDistance',
] as const;

export type Tracking = (typeof tracking)[number];
