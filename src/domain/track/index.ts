export { applyFigures } from './apply-figures.ts';
export { type BestAmount, type BestEffort, bestAmounts, bestEfforts } from './best-efforts.ts';
export { type Climb, climbOf, climbStep, isCountedGain } from './climb.ts';
export { type CoveredDistance, coveredDistance } from './covered-distance.ts';
export { distanceBetween } from './earth.ts';
export { decodeTrack, encodeTrack, type TrackError } from './encode-track.ts';
export { type ComputedFigures, figuresOfTrack } from './figures-of-track.ts';
export { drawnOutline, outlineOf, outlinePoints } from './outline.ts';
export { type Place, privacyZoneAround, privacyZonesIn, withoutZones } from './privacy-zone.ts';
export {
  measuredFigures,
  noFigures,
  type RecordedFigures,
  type RecordedLap,
  type RecordedSet,
  type Recording,
  withBothLegs,
} from './recording.ts';
export { type Split, splitsOf } from './splits.ts';
export {
  legsCounted,
  maxTrackPoints,
  type Track,
  TrackBuilder,
  type TrackColumn,
  type TrackPoint,
  trackColumns,
} from './track.ts';
export { type TrackTimes, trackTimes } from './track-times.ts';
export { placeOfPlane, placeOnPlane, rangeOf, type TrackView, trackView } from './track-view.ts';
export { averageOf, secondsByValue } from './values-over-time.ts';
export { type VisibleTrack, visibleTrack } from './visible-track.ts';
