export { daysOf, monthsOf, type Period, type PeriodLength, periodOf, weeksOf } from '../period.ts';
export {
  type DayAmount,
  type GoalInputs,
  progressOf,
  progressOfAmounts,
  type RepeatedProgress,
  type StrengthProgress,
  strengthProgress,
} from './goal-progress.ts';
export {
  canBeOfSport,
  choiceOfGoal,
  type FollowedGoal,
  type GoalChoice,
  hasPeriod,
  isOfExercise,
  leavesOfGoal,
  type RepeatedGoal,
  type RepeatedGoalKind,
  readGoal,
  type SetsGoal,
  type StrengthGoal,
  type VolumeGoal,
} from './goals.ts';
export { type SportYear, type SportYearInputs, sportYear } from './sport-year.ts';
export { type Streak, type StreakInputs, streakOf } from './streak.ts';
export {
  daysOfSport,
  type HeatLevel,
  heatLevel,
  heatMinutes,
  type TimedActivity,
  type TrainingDay,
  type TrainingDays,
  type TrainingTotal,
  trainedIn,
  trainingDays,
} from './training-days.ts';
export {
  type HeldWeightGoal,
  type HeldWeightProgress,
  heldWeightProgress,
  sameWeight,
  type WeightGoal,
  type WeightProgress,
  weightProgress,
} from './weight-goals.ts';
