export { ExerciseActions } from './exercise-actions.tsx';
export { ExerciseGuide } from './exercise-guide.tsx';
export { ExerciseNotices } from './exercise-notices.tsx';
export { libraryMessages } from './messages/index.ts';
export { useExercisesHref } from './use-exercises-place.ts';
