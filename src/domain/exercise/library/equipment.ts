/** The known equipment; a custom exercise can name any other. */
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
