export { type LoadDay, loadCurve, rampOf, type TimeConstants, usualTimeConstants } from './load-curve.ts';
export { sessionLoad, type TrainingSession, trainingSessions } from './sessions.ts';
export { lastWeekOf, type WeekOfLoad, weekOfLoad } from './week-of-load.ts';
