export { type Arranged, type Undo, type UndoableEdit, undoable, undoableEdit } from '../undoable.ts';
export { isMostlyOpen } from '../working-sets.ts';
export { isDone } from '../workout-exercises.ts';
export { estimatedSeconds, type LengthModel } from './estimated-length.ts';
export { addExercise, moveExercise, removeExercise, skipExercise, swapExercise } from './exercises.ts';
export { finishWorkout, logTypedSets, type OpenWork, openWork } from './finish.ts';
export { type ForgottenWorkout, forgottenWorkout } from './forgotten.ts';
export { type IntervalBlock, intervalBlocks } from './interval-blocks.ts';
export {
  type Interval,
  type Intervals,
  type IntervalsNow,
  intervalsAfter,
  intervalsAt,
  isByClock,
} from './intervals.ts';
export { type Begun, lastTimeBefore, pairWithLast, takeLastTime } from './last-time.ts';
export { type SetsNotDone, setsNotDone } from './not-done.ts';
export { hasPlace, type PastValue, pastValue, standsNow, takeBack, valuesReplacedSince } from './past-values.ts';
export { type Beside, plannedResult, takenFrom } from './planned.ts';
export { canResume, resumeWorkout } from './resume.ts';
export { saveAsRoutine } from './save-as-routine.ts';
export {
  addDropSet,
  addSet,
  changeResult,
  changeResults,
  completeSet,
  fillIn,
  moveSet,
  orderAtEnd,
  removeSets,
  reopenSet,
} from './sets.ts';
export { addRow, canSplitSides, hasSplitSides, joinSides, splitSides } from './sides.ts';
export { type Beginning, startAgain, startFromRoutine, startWorkout } from './start.ts';
export { dropLoad, stepped } from './steps.ts';
export { type Stopwatch, stopwatchSeconds, takeStopwatch } from './stopwatch.ts';
export { joinSuperset, leaveSuperset, nextSet, setsInTurn, supersetsOf } from './supersets.ts';
export {
  checkPastTimes,
  checkTimes,
  completionTime,
  correctTimes,
  logPastWorkout,
  moveWorkout,
  type PastTimesError,
  type TimesError,
} from './times.ts';
