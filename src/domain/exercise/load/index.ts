export { defaultTimeConstants, type LoadDay, loadCurve, rampOf, type TimeConstants } from './load-curve.ts';
export { activitySessions, sessionLoad, type TrainingSession, workoutSessions } from './sessions.ts';
export { lastWeekOf, type WeekOfLoad, weekOfLoad } from './week-of-load.ts';
