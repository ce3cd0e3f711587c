export { ExercisePage } from './exercise-page.tsx';
export { loadUnit } from './load-unit.ts';
export { MentionsSlot } from './mentions.tsx';
export { RunningTime } from './running-time.tsx';
export { useCatalogue } from './use-catalogue.ts';
export { exerciseHref, workoutHref } from './use-exercise-place.ts';
export { useStartWorkout } from './use-workout-actions.ts';
export { useWorkoutWords, type WorkoutWords } from './use-workout-words.ts';
export { runningWorkouts } from './workouts-in-list.ts';
