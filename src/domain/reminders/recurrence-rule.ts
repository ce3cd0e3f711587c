import { err, ok, type Result, type Weekday, weekdayOf } from '../kernel/index.ts';
import { monthDayOf, monthOf } from './calendar-month.ts';
import type { WallClockTime } from './wall-clock-time.ts';

/**
 * How a reminder recurs. The time is by the wall clock, also after daylight saving changes. A day that a month does not
 * have is its last day.
 */
export type RecurrenceRule = {
  /** Every how many days, weeks, months or years; 1 to {@link maxInterval}. */
  readonly interval: number;
  /** Minutes after midnight, 0–1439. */
  readonly minutes: number;
} & (
  | { readonly every: 'day' }
  /** Weeks start on Monday; which weeks count depends on the first one if `interval` is above 1. */
  | { readonly every: 'week'; readonly weekdays: readonly [Weekday, ...Weekday[]] }
  | { readonly every: 'month'; readonly monthDay: number }
  /** `month` is 1 for January. */
  | { readonly every: 'year'; readonly month: number; readonly monthDay: number }
);

export type RecurrenceRuleError = { readonly code: 'reminders/unknown-recurrence'; readonly text: string };

const maxInterval = 999;

/**
 * Parses what the `repeat` of a reminder contains: a recurrence rule of RFC 5545 such as
 * `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`, with the parts that {@link printRecurrenceRule} writes. Unlike there, a month
 * without the day has the reminder on its last day, as `SKIP=BACKWARD` of RFC 7529 says.
 *
 * @param start the first time, from which the rule takes what it does not state
 * @returns `reminders/unknown-recurrence` for other rules, such as one with an end
 */
export function parseRecurrenceRule(text: string, start: WallClockTime): Result<RecurrenceRule, RecurrenceRuleError> {
  const parts = partsOf(text);
  const rule = parts === null ? null : ruleOf(parts, start);
  // A part that no branch has read would change the meaning of the rule.
  if (rule === null || parts?.size !== 0) return err({ code: 'reminders/unknown-recurrence', text });
  return ok(rule);
}

/** Prints a rule as the `repeat` of a reminder, with its time of day. */
export function printRecurrenceRule(rule: RecurrenceRule): string {
  const parts = [`FREQ=${frequencies[rule.every]}`];
  if (rule.interval > 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.every === 'week') parts.push(`BYDAY=${rule.weekdays.map((weekday) => weekdayCodes[weekday]).join(',')}`);
  if (rule.every === 'year') parts.push(`BYMONTH=${rule.month}`);
  if (rule.every === 'month' || rule.every === 'year') parts.push(`BYMONTHDAY=${rule.monthDay}`);
  parts.push(`BYHOUR=${Math.floor(rule.minutes / 60)}`, `BYMINUTE=${rule.minutes % 60}`);
  return parts.join(';');
}

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;

/** Sunday first. */
const weekdayCodes: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Returns the values by name; null if the text is not a list of different parts. */
function partsOf(text: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of text.toUpperCase().split(';')) {
    const [, name, value] = /^([A-Z]+)=([A-Z0-9,]+)$/.exec(part) ?? [];
    if (name === undefined || value === undefined || parts.has(name)) return null;
    parts.set(name, value);
  }
  return parts;
}

/** Reads a rule, and removes the parts that it has read. */
function ruleOf(parts: Map<string, string>, start: WallClockTime): RecurrenceRule | null {
  const frequency = taken(parts, 'FREQ');
  const interval = numberTaken(parts, 'INTERVAL', { otherwise: 1, min: 1, max: maxInterval });
  const hour = numberTaken(parts, 'BYHOUR', { otherwise: Math.floor(start.minutes / 60), min: 0, max: 23 });
  const minute = numberTaken(parts, 'BYMINUTE', { otherwise: start.minutes % 60, min: 0, max: 59 });
  if (interval === null || hour === null || minute === null) return null;
  const common = { interval, minutes: hour * 60 + minute };
  if (frequency === 'DAILY') return { ...common, every: 'day' };
  if (frequency === 'WEEKLY') {
    const weekdays = weekdaysTaken(parts, weekdayOf(start.day));
    return weekdays && { ...common, every: 'week', weekdays };
  }
  const aMonth = { otherwise: monthOf(start.day), min: 1, max: 12 };
  const month = frequency === 'YEARLY' ? numberTaken(parts, 'BYMONTH', aMonth) : null;
  const monthDay = numberTaken(parts, 'BYMONTHDAY', { otherwise: monthDayOf(start.day), min: 1, max: 31 });
  if (monthDay === null) return null;
  if (frequency === 'MONTHLY') return { ...common, every: 'month', monthDay };
  return month === null ? null : { ...common, every: 'year', month, monthDay };
}

function taken(parts: Map<string, string>, name: string): string | null {
  const value = parts.get(name) ?? null;
  parts.delete(name);
  return value;
}

function numberTaken(
  parts: Map<string, string>,
  name: string,
  { otherwise, min, max }: { readonly otherwise: number; readonly min: number; readonly max: number },
): number | null {
  const text = taken(parts, name);
  if (text === null) return otherwise;
  const value = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return value >= min && value <= max ? value : null;
}

function weekdaysTaken(parts: Map<string, string>, otherwise: Weekday): readonly [Weekday, ...Weekday[]] | null {
  const text = taken(parts, 'BYDAY');
  if (text === null) return [otherwise];
  const weekdays = text.split(',').map((code) => weekdayCodes.indexOf(code));
  return weekdays.includes(-1) ? null : sortedWeekdays(weekdays as Weekday[]);
}

/** Returns the weekdays without duplicates, Monday first; null if there are none. */
export function sortedWeekdays(weekdays: readonly Weekday[]): readonly [Weekday, ...Weekday[]] | null {
  const [first, ...others] = [...new Set(weekdays)].sort((a, b) => daysAfterMonday(a) - daysAfterMonday(b));
  return first === undefined ? null : [first, ...others];
}

export function daysAfterMonday(weekday: Weekday): number {
  return (weekday + 6) % 7;
}
