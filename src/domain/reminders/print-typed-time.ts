import { type Weekday, weekdayOf } from '../kernel/index.ts';
import { monthDayOf, monthOf, padded } from './calendar-month.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';
import type { TimeWords } from './time-words.ts';
import type { WallClockTime } from './wall-clock-time.ts';

/**
 * Prints a time so that it means the same whenever it is read: `2026-11-30 7:00 every 2 weeks`. {@link readTypedTime}
 * gives the same time again.
 *
 * @param rule whose time of day is that of `time`; null if it does not recur
 */
export function printTypedTime(time: WallClockTime, rule: RecurrenceRule | null, words: TimeWords): string {
  const clock = `${Math.floor(time.minutes / 60)}:${padded(time.minutes % 60, 2)}`;
  const parts = [time.day, clock];
  if (rule !== null) parts.push(...unitsOf(rule, words), ...daysOf(rule, time, words));
  return parts.join(' ');
}

function unitsOf({ every, interval }: RecurrenceRule, words: TimeWords): readonly string[] {
  return interval === 1 ? [words.everyUnit[every]] : [words.everyMany, String(interval), words.units[every][1]];
}

/** Prints the days that a rule names, if they are not just that of its first time. */
function daysOf(rule: RecurrenceRule, { day }: WallClockTime, words: TimeWords): readonly string[] {
  const on = firstOf(words.on);
  switch (rule.every) {
    case 'day':
      return [];
    case 'week': {
      const isSame = rule.weekdays.length === 1 && rule.weekdays[0] === weekdayOf(day);
      return isSame ? [] : [on, rule.weekdays.map((weekday) => weekdayName(weekday, words)).join(', ')];
    }
    case 'month':
      return rule.monthDay === monthDayOf(day) ? [] : [on, String(rule.monthDay)];
    case 'year': {
      const isSame = rule.month === monthOf(day) && rule.monthDay === monthDayOf(day);
      return isSame ? [] : [on, `${rule.monthDay}${words.ordinalMark}`, firstOf(words.months[rule.month - 1] ?? [])];
    }
  }
}

function weekdayName(weekday: Weekday, words: TimeWords): string {
  return firstOf(words.weekdays[weekday] ?? []);
}

function firstOf(words: readonly string[]): string {
  const [first] = words;
  if (first === undefined) throw new Error('a language must have a word for each part of a time');
  return first;
}
