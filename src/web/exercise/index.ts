export {
  bodyMessages,
  bodyWeightUnit,
  lengthUnit,
  type MeasureFormat,
  photosSegment,
  useMeasureFormat,
  useMeasures,
  WeightEntry,
} from './body/index.ts';
export { calendarMessages, useThisWeek, WeekFigures } from './calendar/index.ts';
export { DayChart } from './charts/index.ts';
export { type ComparedSeries, comparedMessages, useComparedSeries } from './compared/index.ts';
export { DecimalField } from './decimal-field.tsx';
export {
  ActivityRow,
  enduranceMessages,
  SportSign,
  useActivityDetails,
  useActivityLabels,
} from './endurance/index.ts';
export { ExercisePage } from './exercise-page.tsx';
export { Explained, type FormulaId } from './explain/index.ts';
export { ExerciseRow, libraryMessages } from './library/index.ts';
export { loadTranslatedNames, useTranslatedNames } from './library-names/index.ts';
export { LinkedTextSlot } from './linked-text.tsx';
export { loadUnit } from './load-unit.ts';
export {
  ExercisePicker,
  loggingMessages,
  RunningTime,
  setLabel,
  useExerciseInShort,
  useSetInWords,
  useSetsDone,
  useStartWorkout,
  useWorkoutLabels,
  useWorkoutTime,
  type WorkoutLabels,
  WorkoutRow,
} from './logging/index.ts';
export { MentionsSlot } from './mentions.tsx';
export { exerciseMessages } from './messages/index.ts';
export {
  NewestRecordsList,
  OneRepMaxMethodSelect,
  progressMessages,
  useNewestRecords,
  useOneRepMaxMethod,
} from './progress/index.ts';
export {
  OwnBars,
  OwnPlaces,
  OwnPlates,
  RestAlarm,
  RestLengthSelect,
  RestSettings,
  RestTimer,
} from './rest-timer/index.ts';
export {
  NextToday,
  type PlannedReminder,
  plannedSetLines,
  routinesMessages,
  usePlannedReminders,
  useProgrammeLabels,
  useWeekdayNames,
} from './routines/index.ts';
export { useTraining } from './training-data/index.ts';
export { loadTypedSetsMessages, tellOfLoggedSets, useTypedSets } from './typed-sets/index.ts';
export { useCatalogue } from './use-catalogue.ts';
export { useFinishedEmpty } from './use-finished-empty.ts';
export { exerciseViews } from './views.ts';
