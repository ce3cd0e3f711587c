export { ExercisePicker } from './exercise-picker.tsx';
export { RunningTime } from './running-time.tsx';
export { setLabel } from './set-labels.ts';
export { useBeginning, useStartWorkout } from './use-workout-actions.ts';
export { useWorkoutLabels, useWorkoutWhen, type WorkoutLabels } from './use-workout-labels.ts';
export { WorkoutRow } from './workout-row.tsx';
