export { blockFor, blockOf, withBlock, withoutBlock } from './line-block.ts';
export {
  applyLine,
  type LineState,
  lineState,
  notedSet,
  type SetChange,
  setsOfLine,
  unlinkLine,
} from './line-state.ts';
export { logLine, type NoteLine } from './log-line.ts';
export { rewrittenLine } from './rewritten-line.ts';
export {
  extendTypedWorkout,
  idOfNewWorkout,
  type WorkoutOfDay,
  workoutOfLine,
  writeTypedWorkout,
} from './workout-of-line.ts';
