export { ExerciseActions } from './exercise-actions.tsx';
export { ExerciseGuide, OwnCue } from './exercise-guide.tsx';
export { ExerciseNotices } from './exercise-notices.tsx';
export { ExercisePicker } from './exercise-picker.tsx';
export { ExerciseRow } from './exercise-row.tsx';
export { ExercisesPane } from './exercises-pane.tsx';
export { libraryMessages } from './messages/index.ts';
export { MissingExercise } from './missing-exercise.tsx';
export { useExercisesLink, useExercisesRoute } from './use-exercises-route.ts';
