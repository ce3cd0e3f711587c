export {
  type ComparedOn,
  compareDaysWithAndWithout,
  type DayComparison,
  type DayGroup,
  type DayPoint,
  type DaySeries,
  minDays,
  type TooFewDays,
} from './day-comparison.ts';
export { type DayEntry, type DayEntryKind, type DayOfInstant, dayEntryOf, type StoredRecord } from './day-entry.ts';
export { type DayContents, type DayCounts, DayIndex } from './day-index.ts';
export type { FiveNumberSummary } from './five-number-summary.ts';
export { type DayYearsAgo, onThisDay } from './on-this-day.ts';
export {
  type ArrangedCards,
  arrangedCards,
  type CardMoveError,
  type CardTarget,
  moveCard,
  type OverviewCard,
  type PartOfDay,
  partOfDay,
  showCard,
} from './overview-cards.ts';
