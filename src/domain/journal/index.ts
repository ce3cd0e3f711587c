export {
  type ComparedOn,
  compareDaysWithAndWithout,
  type DayComparison,
  type DayGroup,
  type DayPoint,
  type DaySeries,
  fewestDays,
  type TooFewDays,
} from './day-comparison.ts';
export type { FiveNumberSummary } from './five-number-summary.ts';
export { type DayYearsAgo, onThisDay } from './on-this-day.ts';
export { type TimelineEntry, timeline } from './timeline.ts';
