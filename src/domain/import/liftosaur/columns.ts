/** The columns of all versions. The newest has the planned and the completed load and RPE side by side. */
export const columns = {
  start: ['Workout DateTime', 'DateTime'],
  program: ['Program'],
  day: ['Day Name'],
  exercise: ['Exercise'],
  equipment: ['Equipment'],
  warmUp: ['Is Warmup Set?'],
  completedReps: ['Completed Reps'],
  amrap: ['Is AMRAP?'],
  completedRpe: ['Completed RPE', 'RPE'],
  load: ['Weight Value', 'Required Weight Value'],
  loadUnit: ['Weight Unit', 'Required Weight Unit'],
  completedLoad: ['Completed Weight Value'],
  completedLoadUnit: ['Completed Weight Unit'],
  completedAt: ['Completed Reps Time'],
  muscles: ['Target Muscles'],
  notes: ['Notes'],
} as const;

export type Column = keyof typeof columns;
