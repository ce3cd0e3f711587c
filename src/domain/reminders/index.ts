export { nextRecurrence, type Recurrence, recurrencesAfter, type Series, seriesOf } from './next-recurrence.ts';
export {
  parseRecurrenceRule,
  printRecurrenceRule,
  type RecurrenceRule,
  type RecurrenceRuleError,
} from './recurrence-rule.ts';
export type { WallClockTime } from './wall-clock-time.ts';
