export {
  activityLoad,
  type LoadChoice,
  type LoadSource,
  loadSources,
  type SourcedLoad,
  sessionLoad,
} from './activity-load.ts';
export { effortOfHeartRate, effortOfUptake } from './effort-of-intensity.ts';
export { type HardLegs, hardLegsBeforeKeyRun, type LegDay, type RunOfWeek } from './hard-legs.ts';
export { defaultTimeConstants, type LoadDay, loadCurve, rampOf, type TimeConstants } from './load-curve.ts';
export { activitySessions, type TrainingSession, workoutSessions } from './sessions.ts';
export { lastWeekOf, type WeekOfLoad, weekOfLoad } from './week-of-load.ts';
