export { type Impossible, impossibleLeaf } from './impossible-leaf.ts';
export { leastSecondsOf } from './least-time.ts';
export { type FigureBeyond, figuresBeyond, mostLoadOf, mostLoadOfPerson } from './set-limits.ts';
export {
  checkPastDay,
  checkPastInstant,
  type DayLongPast,
  type DayToCome,
  type InstantLongPast,
  type InstantToCome,
} from './time-to-come.ts';
export { type Bounds, boundsOfMeasure, checkWithin, heartRateBounds, type OutOfBounds } from './vital-values.ts';
