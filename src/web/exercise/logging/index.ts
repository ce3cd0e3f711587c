export { ExercisePicker } from './exercise-picker.tsx';
export { RunningTime } from './running-time.tsx';
export { setWords } from './set-words.ts';
export { useBeginning, useStartWorkout } from './use-workout-actions.ts';
export { useWorkoutWhen, useWorkoutWords, type WorkoutWords } from './use-workout-words.ts';
