export type { NextTimeAnswer, StoredWorkout } from './exercise-in-workout.ts';
export {
  type LastRemark,
  type MemoryAtBar,
  memoryAtBar,
  type NextTimeNote,
  type RememberedExercise,
} from './memory-at-bar.ts';
export { type CurrentWorkout, MemoryIndex } from './memory-index.ts';
export { answerNextTime, keepForNextTime, type RemarkPlace, removeRemark } from './next-time.ts';
