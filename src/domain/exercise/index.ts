export { type Activity, activity } from './activity.ts';
export { type Bar, bar } from './bar.ts';
export { type DeloadPeriod, defaultDeloadShare, deloadOn, deloadWeekFrom } from './deload-period.ts';
export { type Gear, gear } from './gear.ts';
export { type Goal, goal } from './goal.ts';
export { type Drawing, drawings } from './library/drawing.ts';
export { type Equipment, equipment } from './library/equipment.ts';
export { type Exercise, exercise } from './library/exercise.ts';
export {
  comparableName,
  type ExerciseFilter,
  type ExerciseRecord,
  findExercises,
  germanSingularOf,
  type KnownExercise,
  type KnownExercises,
  keysMergedWith,
  knownExercises,
  type LibraryExercise,
  type LibraryNames,
  type LibrarySlug,
  library,
  libraryExercise,
  massOfUsualBar,
  mergeTargets,
  musclesByPart,
  type NamedExercise,
  type NamelessExercises,
  type Step,
  searchExercises,
  stepIn,
  type TranslatedNames,
  type UsualBar,
  usualBars,
} from './library/index.ts';
export { type MovementPattern, movementPatterns } from './library/movement-pattern.ts';
export { type Muscle, muscles } from './library/muscle.ts';
export { type Tracking, tracking } from './library/tracking.ts';
export { type Measure, measure } from './measure.ts';
export { type Measurement, measurement } from './measurement.ts';
export { type Place, place } from './place.ts';
export { type Plate, plate } from './plate.ts';
export { type Programme, programme } from './programme.ts';
export type { ProgressionRule } from './progression-rule.ts';
export { type Routine, routine } from './routine.ts';
export { type RoutineFolder, routineFolder } from './routine-folder.ts';
export { isRunning, runningWorkouts } from './running-workouts.ts';
export { figuresToConfirm, isConfirmed } from './set-figures.ts';
export { continuesSet } from './set-kinds.ts';
export type { SetPosition, SetResult, SetTarget } from './set-leaves.ts';
export { type SetRow, setRows } from './set-rows.ts';
export { knownSport, type Sport, sports } from './sport.ts';
export {
  type HiddenStretch,
  hiddenIn,
  type SecondsByValue,
  type TrackFigures,
  trackFiguresVersion,
  visibleFigures,
  wattStep,
} from './track-figures.ts';
export { type TrainingZones, trainingZones } from './training-zones.ts';
export { type Workout, workout } from './workout.ts';
export {
  type ExercisesOfWorkout,
  isDone,
  placedExercises,
  type WorkoutExercise,
  type WorkoutSet,
  workoutExercises,
} from './workout-exercises.ts';
