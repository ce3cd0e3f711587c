export { askedExercise } from './asked-exercise.ts';
export { ExerciseProgress } from './exercise-progress.tsx';
export { OneRepMaxMethodSelect } from './method-select.tsx';
export { SetRecord, type SetRecordProps } from './set-record.tsx';
export { useOneRepMaxMethod } from './use-one-rep-max-method.ts';
export { useRecordNews } from './use-record-news.ts';
export { type KnownWorkoutRecords, useWorkoutRecords } from './use-workout-records.ts';
export { WorkoutRecords } from './workout-records.tsx';
