export { type ClockReading, clockMovedBy } from './moved-clock.ts';
export { type RestLengths, restAfterSet, restSecondsOf, usualRestSeconds } from './rest-after-set.ts';
export { beginRest, endRest, lengthenRest, type RestTimer, restLeft, restOver, takeBackRest } from './rest-timer.ts';
