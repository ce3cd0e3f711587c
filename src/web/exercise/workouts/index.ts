export { InProgress } from './in-progress.tsx';
export { RepeatButton } from './repeat-button.tsx';
export { RunningTime } from './running-time.tsx';
export {
  type EffortScale,
  effortScaleOf,
  fieldInColumn,
  fieldText,
  isLoadField,
  missingField,
  readTyped,
  resultFromTyped,
  type SetColumn,
  type SetField,
  type SetFieldError,
  setColumns,
  setFieldsOf,
  setKinds,
  shownIn,
  steppedIn,
} from './set-fields.ts';
export { bareSetLabel, setLabel } from './set-labels.ts';
export { StartQuestion, useAskBeforeStart } from './start-question.tsx';
export { useExerciseInShort } from './use-exercise-in-short.ts';
export { useForgottenWorkout } from './use-forgotten-workout.ts';
export { useIntervalLines } from './use-interval-lines.ts';
export { useSetInWords } from './use-set-in-words.ts';
export { useSetLabel } from './use-set-label.ts';
export { useBeginning, useOpenStarted, useRepeatWorkout, useStartEmpty, useStartWorkout } from './use-start-workout.ts';
export { useWorkoutLabels, useWorkoutSince, useWorkoutTime, useWorkoutWhen } from './use-workout-labels.ts';
export { WorkoutRow } from './workout-row.tsx';
export { WorkoutSets } from './workout-sets.tsx';
export { durationOf, workoutsInList } from './workouts-in-list.ts';
