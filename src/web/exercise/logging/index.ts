export { ExercisePicker } from './exercise-picker.tsx';
export { loggingMessages } from './messages/index.ts';
export { RunningTime } from './running-time.tsx';
export { setLabel } from './set-labels.ts';
export { useExerciseInShort } from './use-exercise-in-short.ts';
export { useSetsDone } from './use-sets-done.ts';
export { useBeginning, useStartWorkout } from './use-workout-actions.ts';
export { useWorkoutLabels, useWorkoutTime, useWorkoutWhen, type WorkoutLabels } from './use-workout-labels.ts';
export { WorkoutRow } from './workout-row.tsx';
