export type { StoredWorkout } from './exercise-in-workout.ts';
export {
  type LastRemark,
  type MemoryAtBar,
  memoryAtBar,
  type NextTimeNote,
  type RememberedExercise,
} from './memory-at-bar.ts';
export { type CurrentWorkout, MemoryIndex } from './memory-index.ts';
