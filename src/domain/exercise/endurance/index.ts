export {
  type ActivityDoubt,
  activityDoubt,
  canBeConfirmed,
  confirmationOf,
  isAverageAboveHighest,
} from './activity-doubt.ts';
export {
  believableTime,
  cooperDistanceOf,
  type FlatPace,
  flatPaceOf,
  type HeartRates,
  heartRateStretches,
  type Movement,
  movementOf,
  movingTime,
  raceOf,
} from './activity-figures.ts';
export { type BestAmount, bestDistances, bestPowers } from './best-amounts.ts';
export {
  type BestTime,
  bestTimes,
  countsForBest,
  effortDistances,
  fasterInside,
  type TimeInside,
} from './best-times.ts';
export {
  type DurationError,
  type DurationParts,
  durationFromParts,
  durationParts,
  parseDuration,
  printTime,
  showDuration,
  showTime,
  type TimeError,
  type TimeUnit,
  timeFromTyped,
} from './duration.ts';
export { distanceByGear, type GearDistance, gearDistance } from './gear-distance.ts';
export { type GradeError, gradeAdjustedPace, gradeCost } from './grade-cost.ts';
export {
  defaultZoneBounds,
  type HeartRate,
  type HeartRateError,
  type HeartRateRange,
  heartRateMaxFox,
  heartRateMaxTanaka,
  type KnownMaximum,
  karvonen,
  knownMaximum,
} from './heart-rate.ts';
export { banisterTrimp, edwardsTrimp, type HeartRateStretch, type TrimpPerson } from './heart-rate-load.ts';
export { mergeActivity } from './merge-activities.ts';
export { metresPerBeat } from './metres-per-beat.ts';
export { type Pace, paceOf, speedOf } from './pace.ts';
export {
  cooperVo2max,
  type Race,
  type RaceError,
  raceDistances,
  raceTimeOfVdot,
  riegelTime,
  uptakeOfRunning,
  vdotOf,
} from './race-times.ts';
export { runningCapacity } from './running-capacity.ts';
export { type ComparedActivity, comparedActivity, type Likeness, likenessOf } from './same-activity.ts';
export { onSameRoute } from './same-route.ts';
export {
  climbUnitOf,
  type DistanceSystem,
  distanceUnitOf,
  isRecognisedBySpeed,
  type PaceLength,
  paceLengthOf,
  pacePer,
  speedPerHour,
} from './sport-units.ts';
export { type AverageWeek, type SportWeek, sportWeeks } from './sport-weeks.ts';
export { topSpeed } from './top-speed.ts';
export {
  type SportTotal,
  sportTotals,
  type TotalsInputs,
  type TotalsLength,
  totalsLengths,
  totalsPeriod,
} from './totals.ts';
export {
  checkZoneBounds,
  maxZones,
  secondsInZones,
  type ZonesError,
  type ZonesWanted,
  zoneOf,
  zonesOn,
} from './zones.ts';
