/** What an exercise is done with; a person's own exercise may name anything else. */
export const equipment = [
  'barbell',
  'dumbbell',
  'kettlebell',
  'machine',
  'smithMachine',
  'cable',
  'band',
  'trapBar',
  'plate',
  'pullUpBar',
  'suspension',
  'ball',
  'cardioMachine',
  'other',
  'none',
] as const;

export type Equipment = (typeof equipment)[number];
