export {
  type FollowedGoal,
  type GoalInputs,
  progressOf,
  type RepeatedGoal,
  type RepeatedGoalKind,
  type RepeatedProgress,
  readGoal,
  repeatedGoalKinds,
} from './goals.ts';
export { daysOf, monthsOf, type Period, type PeriodLength, periodOf, weeksOf } from './period.ts';
export { type Streak, type StreakInputs, streakOf } from './streak.ts';
export {
  type HeatLevel,
  heatLevel,
  heatMinutes,
  type TimedActivity,
  type TimedWorkout,
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
