export { type Impossible, impossibleLeaf } from './impossible-leaf.ts';
export { checkPastDay, checkPastInstant, type DayToCome, type InstantToCome } from './time-to-come.ts';
export {
  type Bounds,
  boundsOfMeasure,
  checkWithin,
  heartRateBounds,
  type OutOfBounds,
} from './vital-values.ts';
