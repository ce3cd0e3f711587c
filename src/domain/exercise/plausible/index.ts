export { checkPastDay, checkPastInstant, type DayToCome, type InstantToCome } from './time-to-come.ts';
export {
  type Bounds,
  bodyWeightBounds,
  checkWithin,
  girthBounds,
  heartRateBounds,
  loadBounds,
  type OutOfBounds,
} from './vital-values.ts';
