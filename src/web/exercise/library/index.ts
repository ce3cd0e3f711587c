export { ExerciseActions } from './exercise-actions.tsx';
export { ExerciseGuide, OwnCue } from './exercise-guide.tsx';
export { ExerciseNotices } from './exercise-notices.tsx';
export { MissingExercise } from './missing-exercise.tsx';
export { useExercisesHref } from './use-exercises-place.ts';
