import {
  addDays,
  type Instant,
  instantAt,
  isLocalDay,
  type LocalDay,
  localDayAt,
  minutesAt,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from '../kernel/index.ts';
import { dayInMonth, monthDayOf, monthNumber, padded, yearOf } from './calendar-month.ts';
import type { ClockPhrase } from './clock-phrase.ts';
import type { DayPhrase } from './day-phrase.ts';
import type { RecurringUnit, TimeWords } from './time-words.ts';
import type { WallClockTime } from './wall-clock-time.ts';

/** When and where a time is written. */
export interface TimeContext {
  readonly now: Instant;
  /** An IANA zone name; throws if this runtime does not know the zone. */
  readonly zone: string;
  readonly weekStart: Weekday;
  /** The time of day in minutes after midnight, where none is written. */
  readonly defaultMinutes: number;
  /** The language in which times are printed and proposed. The words of every language are read. */
  readonly words: TimeWords;
}

/**
 * Returns the time that a day and a time of day mean. A day without its date is never one on which the time has passed;
 * `today` without a time is later today.
 */
export function resolveDay(phrase: DayPhrase, clock: ClockPhrase | null, context: TimeContext): WallClockTime {
  const today = localDayAt(context.now, context.zone);
  const minutes = clock?.minutes ?? context.defaultMinutes;
  switch (phrase.kind) {
    case 'date':
      return { day: phrase.day, minutes };
    case 'today':
      return { day: today, minutes: clock?.minutes ?? laterToday(context.defaultMinutes, context) };
    case 'tonight':
      return { day: today, minutes: clock ? inTheEvening(clock) : laterToday(evening, context) };
    case 'tomorrow':
      return { day: addDays(today, 1), minutes };
    case 'in':
      return { day: later(today, phrase), minutes };
    case 'weekday':
      return { day: nextWeekday(phrase, minutes, context), minutes };
    case 'day-of-year':
      return nextDayOfYear(phrase, clock, context);
  }
}

/** Returns today, or tomorrow if the time has passed. */
export function resolveClock({ minutes }: ClockPhrase, context: TimeContext): WallClockTime {
  const today = localDayAt(context.now, context.zone);
  return { day: hasPassed({ day: today, minutes }, context) ? addDays(today, 1) : today, minutes };
}

/** 20:00. */
const evening = 20 * 60;

/** Takes `tonight 9:30` for half past nine in the evening. */
function inTheEvening({ minutes, saysHalf }: ClockPhrase): number {
  const noon = 12 * 60;
  return !saysHalf && minutes >= 5 * 60 && minutes < noon ? minutes + noon : minutes;
}

/** Returns the time of day, or the next whole hour if it has passed; at most 23:59. */
function laterToday(minutes: number, context: TimeContext): number {
  if (!hasPassed({ day: localDayAt(context.now, context.zone), minutes }, context)) return minutes;
  return Math.min((Math.floor(minutesAt(context.now, context.zone) / 60) + 1) * 60, 24 * 60 - 1);
}

function later(today: LocalDay, { count, unit }: { readonly count: number; readonly unit: RecurringUnit }): LocalDay {
  if (unit === 'day' || unit === 'week') return addDays(today, unit === 'day' ? count : count * 7);
  const months = unit === 'month' ? count : count * 12;
  return dayInMonth(monthNumber(today) + months, monthDayOf(today));
}

function nextWeekday(
  { weekday, isNextWeek }: { readonly weekday: Weekday; readonly isNextWeek: boolean },
  minutes: number,
  context: TimeContext,
): LocalDay {
  const today = localDayAt(context.now, context.zone);
  const { weekStart } = context;
  if (isNextWeek) return addDays(startOfWeek(today, weekStart), 7 + ((weekday - weekStart + 7) % 7));
  const day = addDays(today, (weekday - weekdayOf(today) + 7) % 7);
  return hasPassed({ day, minutes }, context) ? addDays(day, 7) : day;
}

function nextDayOfYear(
  { month, monthDay }: { readonly month: number; readonly monthDay: number },
  clock: ClockPhrase | null,
  context: TimeContext,
): WallClockTime {
  const today = localDayAt(context.now, context.zone);
  // 29 February can be eight years away.
  const days = Array.from(
    { length: 9 },
    (_, years) => `${padded(yearOf(today) + years, 4)}-${padded(month, 2)}-${padded(monthDay, 2)}`,
  ).filter(isLocalDay);
  for (const day of days) {
    const time = { day, minutes: clock?.minutes ?? context.defaultMinutes };
    if (!hasPassed(time, context)) return time;
    if (day === today && clock === null) return { day, minutes: laterToday(time.minutes, context) };
  }
  throw new Error('a day of the year must occur within eight years');
}

function hasPassed({ day, minutes }: WallClockTime, { now, zone }: TimeContext): boolean {
  return instantAt(day, minutes, zone) <= now;
}
