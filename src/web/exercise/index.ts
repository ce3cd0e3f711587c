import '../jitless/index.ts';

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
export { calendarMessages, useThisWeek, WeekDays, WeekFigures } from './calendar/index.ts';
export { exerciseNames, loadTranslatedNames, useCatalogue, useTranslatedNames } from './catalogue/index.ts';
export { DayChart } from './charts/index.ts';
export { type ComparedSeries, comparedMessages, useComparedSeries } from './compared/index.ts';
export {
  ActivityRow,
  enduranceMessages,
  SportIcon,
  SportSign,
  useActivityDetails,
  useActivityLabels,
} from './endurance/index.ts';
export { ExercisePage } from './exercise-page.tsx';
export { Explained, type FormulaId } from './explain/index.ts';
export {
  ExerciseLines,
  ExercisePicker,
  libraryMessages,
  type MadeExercise,
  MadeFields,
  type ShownMade,
  useExerciseUse,
} from './library/index.ts';
export { ForgottenActions, loggingMessages } from './logging/index.ts';
export { LinkedTextSlot, MentionsSlot } from './mentions/index.ts';
export { exerciseMessages } from './messages/index.ts';
export { workoutRoute } from './navigation/routes.ts';
export {
  OneRepMaxMethodSelect,
  progressMessages,
  RecordsOfDay,
  useNewestRecords,
  useOneRepMaxMethod,
} from './progress/index.ts';
export { DecimalField, loadUnit, useLoadUnit, useLoadUnits, useQuantityLabels } from './quantities/index.ts';
export {
  IntervalTimer,
  OwnBars,
  OwnPlaces,
  OwnPlates,
  RestAlarm,
  RestLengthSelect,
  RestSettings,
  RestTimer,
  useIntervals,
} from './rest-timer/index.ts';
export {
  loadStartSheet,
  NextToday,
  type PlannedReminder,
  plannedSetLines,
  routinesMessages,
  usePlannedReminders,
  useProgrammeLabels,
  useWeekdayNames,
} from './routines/index.ts';
export { useFinishedEmpty, useTraining } from './training-data/index.ts';
export {
  loadTypedSetsMessages,
  notifyLoggedSets,
  type SetsOfLine,
  TypedLine,
  useTypedSets,
} from './typed-sets/index.ts';
export {
  InProgress,
  RunningTime,
  StartQuestion,
  setLabel,
  useExerciseInShort,
  useSetInWords,
  useStartWorkout,
  useWorkoutLabels,
  useWorkoutTime,
  WorkoutRow,
  WorkoutSets,
} from './workouts/index.ts';
