export {
  bodyMessages,
  bodyWeightUnit,
  lengthUnit,
  type MeasureFormat,
  useMeasureFormat,
  useMeasures,
} from './body/index.ts';
export { TrainingCard } from './calendar/index.ts';
export { DecimalField } from './decimal-field.tsx';
export { enduranceMessages } from './endurance/index.ts';
export { ExercisePage } from './exercise-page.tsx';
export { libraryMessages } from './library/index.ts';
export { LinkedTextSlot } from './linked-text.tsx';
export { loadUnit } from './load-unit.ts';
export {
  ExercisePicker,
  RunningTime,
  setLabel,
  useStartWorkout,
  useWorkoutLabels,
  type WorkoutLabels,
} from './logging/index.ts';
export { MentionsSlot } from './mentions.tsx';
export { exerciseMessages } from './messages/index.ts';
export { OneRepMaxMethodSelect } from './progress/index.ts';
export {
  OwnBars,
  OwnPlaces,
  OwnPlates,
  RestAlarm,
  RestLengthSelect,
  RestSettings,
  RestTimer,
} from './rest-timer/index.ts';
export { NextToday, plannedSetLines, routinesMessages, useProgrammeLabels, useWeekdayNames } from './routines/index.ts';
export { useCatalogue } from './use-catalogue.ts';
export { exerciseHref, workoutHref } from './use-exercise-route.ts';
