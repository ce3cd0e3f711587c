export { bodyWeightUnit, lengthUnit } from './body/index.ts';
export { TrainingCard } from './calendar/index.ts';
export { ExercisePage } from './exercise-page.tsx';
export { loadUnit } from './load-unit.ts';
export { RunningTime, useStartWorkout, useWorkoutLabels, type WorkoutLabels } from './logging/index.ts';
export { MentionsSlot } from './mentions.tsx';
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
export { NextToday } from './routines/index.ts';
export { useCatalogue } from './use-catalogue.ts';
export { exerciseHref, workoutHref } from './use-exercise-route.ts';
