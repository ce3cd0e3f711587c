import { lazy } from 'react';

export { askedExercise } from './asked-exercise.ts';
export { AwaitedText } from './awaited.tsx';
export { ExerciseProgress } from './exercise-progress.tsx';
export { progressMessages } from './messages/index.ts';
export { OneRepMaxMethodSelect } from './method-select.tsx';
export { countRecordMarks, recordsOfName, recordsOfRow } from './record-marks.ts';
export { RecordMark, SetRecord } from './set-record.tsx';
export { useNewestRecords } from './use-newest-records.ts';
export { useOneRepMaxMethod } from './use-one-rep-max-method.ts';
export { useRecordNews } from './use-record-news.ts';
export { useWorkoutComparison } from './use-workout-comparison.ts';
export { type KnownWorkoutRecords, useWorkoutRecords } from './use-workout-records.ts';
export { WorkoutGains } from './workout-gains.tsx';
export { WorkoutRecords } from './workout-records.tsx';

/** The newest personal records. Loads lazily, after the content around it. */
export const RecordsOfDay = lazy(async () => ({
  default: (await import('./records-of-day.tsx')).RecordsOfDay,
}));
