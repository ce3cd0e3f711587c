export { addExercise, moveExercise, removeExercise, skipExercise, swapExercise } from './exercises.ts';
export { type Begun, lastTimeBefore, setsBeside, takeLastTime } from './last-time.ts';
export { type Beside, plannedResult, takenFrom } from './planned.ts';
export {
  addDropSet,
  addSet,
  changeResult,
  changeResults,
  completeSet,
  isDone,
  moveSet,
  removeSets,
  reopenSet,
  type Undo,
} from './sets.ts';
export { type Beginning, startAgain, startFromRoutine, startWorkout } from './start.ts';
export { dropLoad, stepped } from './steps.ts';
export { joinSuperset, leaveSuperset, nextSet, setsInTurn, supersetsOf } from './supersets.ts';
export { correctTimes, type TimesError } from './times.ts';
