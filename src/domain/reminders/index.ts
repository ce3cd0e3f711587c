export {
  type CalendarFeedOptions,
  calendarFeed,
  earliestEntries,
  type FeedEntry,
  feedEntries,
} from './calendar-feed.ts';
export { completeTypedTime } from './complete-typed-time.ts';
export {
  type DueEntry,
  type DuePart,
  dueEntries,
  duePartsAt,
  type NoteWithReminders,
  nextTimeWhenDone,
} from './due-entries.ts';
export { latestDueTime } from './latest-due-time.ts';
export { nextRecurrence, type Recurrence, recurrencesAfter, type Series, seriesOf } from './next-recurrence.ts';
export { type NoteRecordOfReminders, noteWithReminders, timesCountFrom } from './note-with-reminders.ts';
export { type PossibleTime, possibleTime } from './possible-time.ts';
export { printTypedTime } from './print-typed-time.ts';
export { printWithDate } from './print-with-date.ts';
export { readTypedTime, type TypedTime } from './read-typed-time.ts';
export {
  parseRecurrenceRule,
  printRecurrenceRule,
  type RecurrenceRule,
  type RecurrenceRuleError,
} from './recurrence-rule.ts';
export { reminderHere } from './reminder-here.ts';
export type { TimeContext } from './resolve-day.ts';
export { type TaskTime, taskTime } from './task-time.ts';
export { englishTimeWords, type RecurringUnit, type TimeUnit, type TimeWords } from './time-words.ts';
export { timeWords } from './time-words-read.ts';
export { validReminders } from './valid-reminders.ts';
export type { WallClockTime } from './wall-clock-time.ts';
