export { ExerciseActions } from './exercise-actions.tsx';
export { MuscleAndEquipment } from './exercise-filters.tsx';
export { ExerciseGuide, OwnCue } from './exercise-guide.tsx';
export { ExerciseNotices } from './exercise-notices.tsx';
export { ExerciseRow } from './exercise-row.tsx';
export { libraryMessages } from './messages/index.ts';
export { MissingExercise } from './missing-exercise.tsx';
export { useExercisesLink } from './use-exercises-route.ts';
