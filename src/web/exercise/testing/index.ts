export { fillWallTime } from './fill-wall-time.ts';
export { measuredDaysAgo, openBody } from './open-body.ts';
export { openExercise, openWorkout } from './open-exercise.ts';
export { circle, recordedRun } from './recorded-run.ts';
export { dayOf, daysAgo, doneOf, type PlannedSet, planOf, weightDaysAgo, workoutDaysAgo } from './records.ts';
export { startInSheet } from './start-in-sheet.ts';
export { expectUsable } from './usable.ts';
export { watchLabels } from './watch-labels.ts';
