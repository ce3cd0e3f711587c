import {
  addDays,
  daysBetween,
  type Instant,
  instantAt,
  isZone,
  type LocalDay,
  lastLocalDay,
  localDayAt,
  minutesAt,
  startOfWeek,
} from '../kernel/index.ts';
import { dayInMonth, lastMonthNumber, monthNumber, yearOf } from './calendar-month.ts';
import { daysAfterMonday, parseRecurrenceRule, type RecurrenceRule } from './recurrence-rule.ts';
import { isInCalendar } from './wall-clock-time.ts';

/** A reminder that recurs, from its first day on. */
export interface Series {
  readonly start: LocalDay;
  readonly rule: RecurrenceRule;
  /** An IANA zone name that this runtime knows. */
  readonly zone: string;
}

/** One of the times of a series. */
export interface Recurrence {
  /** The day in the zone of the series that the rule names. */
  readonly day: LocalDay;
  readonly at: Instant;
}

/**
 * Returns the series of a reminder or of a task; null if it does not recur, if its rule is unknown (see {@link
 * parseRecurrenceRule}), or if this runtime does not know its zone.
 */
export function seriesOf(reminder: {
  readonly at: Instant;
  readonly zone: string;
  readonly repeat?: string | null | undefined;
}): Series | null {
  const { at, zone, repeat } = reminder;
  if (!repeat || !isZone(zone) || !isInCalendar(at)) return null;
  const start = localDayAt(at, zone);
  const rule = parseRecurrenceRule(repeat, { day: start, minutes: minutesAt(at, zone) });
  return rule.ok ? { start, rule: rule.value, zone } : null;
}

/** Returns the first recurrence after an instant; null if it would be after the year 9999. */
export function nextRecurrence(series: Series, after: Instant): Recurrence | null {
  for (const recurrence of recurrencesAfter(series, after)) return recurrence;
  return null;
}

/**
 * Yields the recurrences after an instant in order, until the year 9999.
 *
 * A time that a clock change skips is moved later by the skipped amount. Of a time that occurs twice, the first counts.
 */
export function* recurrencesAfter({ start, rule, zone }: Series, after: Instant): Generator<Recurrence> {
  const day = localDayAt(after, zone);
  // A time that is skipped at midnight is on the next day.
  const from = day > start ? addDays(day, -1) : start;
  let last = after;
  for (const each of daysFrom(start, rule, from)) {
    const at = instantAt(each, rule.minutes, zone);
    // Two days have the same instant where a zone skipped a whole day.
    if (at <= last) continue;
    yield { day: each, at };
    last = at;
  }
}

function daysFrom(start: LocalDay, rule: RecurrenceRule, from: LocalDay): Iterable<LocalDay> {
  switch (rule.every) {
    case 'day':
      return everyDays(start, rule.interval, from);
    case 'week':
      return weekdaysFrom(start, rule, from);
    case 'month':
      return everyMonths(monthNumber(start), rule.interval, { ...rule, start, from });
    case 'year':
      return everyMonths(yearOf(start) * 12 + rule.month - 1, rule.interval * 12, { ...rule, start, from });
  }
}

/** Yields the first day, and the days that follow it in steps, if they are not before `from`. */
function* everyDays(first: LocalDay, step: number, from: LocalDay): Generator<LocalDay> {
  const maxDays = daysBetween(first, lastLocalDay);
  for (let days = stepsTo(daysBetween(first, from), step) * step; days <= maxDays; days += step) {
    yield addDays(first, days);
  }
}

function* weekdaysFrom(
  start: LocalDay,
  { interval, weekdays }: Extract<RecurrenceRule, { readonly every: 'week' }>,
  from: LocalDay,
): Generator<LocalDay> {
  for (const monday of everyDays(startOfWeek(start, 1), interval * 7, startOfWeek(from, 1))) {
    for (const weekday of weekdays) {
      if (daysBetween(monday, lastLocalDay) < daysAfterMonday(weekday)) return;
      const day = addDays(monday, daysAfterMonday(weekday));
      if (day >= start && day >= from) yield day;
    }
  }
}

/** Yields the day in the first month, and in the months that follow it in steps. */
function* everyMonths(
  first: number,
  step: number,
  { monthDay, start, from }: { readonly monthDay: number; readonly start: LocalDay; readonly from: LocalDay },
): Generator<LocalDay> {
  for (let month = first + stepsTo(monthNumber(from) - first, step) * step; month <= lastMonthNumber; month += step) {
    const day = dayInMonth(month, monthDay);
    if (day >= start && day >= from) yield day;
  }
}

/** Returns how many steps it takes to get at least this far. */
function stepsTo(distance: number, step: number): number {
  return Math.max(0, Math.ceil(distance / step));
}
