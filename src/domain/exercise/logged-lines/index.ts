export { blockFor, blockOf, withBlock, withoutBlock, wordsDigest } from './line-block.ts';
export { LineIndex, type WorkoutOfLine } from './line-index.ts';
export {
  agreeWithLine,
  applyLine,
  hasAgreedWords,
  type LineState,
  lineState,
  notedSet,
  type SetChange,
  setsOfLine,
} from './line-state.ts';
export { logLine, type NoteLine } from './log-line.ts';
export { type LineToLog, logLines } from './log-lines.ts';
export { rewrittenLine } from './rewritten-line.ts';
export {
  extendTypedWorkout,
  idOfNewWorkout,
  type WorkoutOfDay,
  workoutOfLine,
  writeTypedWorkout,
} from './workout-of-line.ts';
