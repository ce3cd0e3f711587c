/**
 * What is written down of a set. `weightedBodyWeight` takes a load added to body weight and
 * `assistedBodyWeight` one taken off it.
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
