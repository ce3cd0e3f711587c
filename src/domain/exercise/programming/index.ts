export type { Miss, MissedSession } from './asked-sets.ts';
export { deloadShareIn } from './deload-week.ts';
export type { Maximum } from './maximum.ts';
export { isRounded, type NextExercise, type NextReason, type NextSet } from './next-exercise.ts';
export {
  type NextInProgramme,
  nextInProgramme,
  type ProgrammeDay,
  type ProgrammeWorkout,
  programmeDays,
  timesATurn,
} from './next-in-programme.ts';
export { type ExerciseQuestion, hasOneRepMax, nextSession, type SessionQuestion, takesLoad } from './next-session.ts';
export { asWeek, beginProgramme, endProgramme, freeWeekdays, isRunningOn } from './programme-edits.ts';
export {
  defaultDeload,
  defaultMisses,
  type Progression,
  progressionRuleOf,
  readProgression,
  usualWave,
  type WaveSet,
} from './progression.ts';
export { changeTarget, duplicateRoutine, planSets, setProgression } from './routine-edits.ts';
export {
  type ExercisesOfRoutine,
  isWorkingTarget,
  type PlannedExercise,
  type PlannedSet,
  plannedExercises,
  type RoutineExercise,
  routineExercises,
} from './routine-exercises.ts';
export { readTypedPlan, type TypedPlan } from './typed-plan.ts';
