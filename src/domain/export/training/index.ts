import { activitiesTable } from './activities.ts';
import { exercisesTable } from './exercises.ts';
import { measurementsTable } from './measurements.ts';
import { routinesTable } from './routines.ts';
import type { TrainingTable } from './table.ts';
import { workoutsTable } from './workouts.ts';

export { csvRow } from './csv.ts';
export type { ExportedNames, TrainingTable } from './table.ts';

export const trainingTables: readonly TrainingTable[] = [
  workoutsTable,
  activitiesTable,
  measurementsTable,
  exercisesTable,
  routinesTable,
];
