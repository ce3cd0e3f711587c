import type { LocalDay } from '../kernel/index.ts';

/** The last month of the calendar, December 9999, as {@link monthNumber} counts. */
export const lastMonthNumber = 9999 * 12 + 11;

/** Returns the number of the month of a day; consecutive months have consecutive numbers. */
export function monthNumber(day: LocalDay): number {
  return yearOf(day) * 12 + monthOf(day) - 1;
}

export function yearOf(day: LocalDay): number {
  return Number(day.slice(0, 4));
}

/** Returns 1 for January, 12 for December. */
export function monthOf(day: LocalDay): number {
  return Number(day.slice(5, 7));
}

/** Returns the day of the month, 1–31. */
export function monthDayOf(day: LocalDay): number {
  return Number(day.slice(8));
}

/**
 * Returns a day of a month, or the last day of a month that is too short.
 *
 * @param month as {@link monthNumber} counts
 * @param monthDay 1–31
 */
export function dayInMonth(month: number, monthDay: number): LocalDay {
  const year = Math.floor(month / 12);
  const length = monthLength(year, month % 12);
  return `${padded(year, 4)}-${padded((month % 12) + 1, 2)}-${padded(Math.min(monthDay, length), 2)}` as LocalDay;
}

function monthLength(year: number, monthFromZero: number): number {
  // Date.UTC takes the years 0 to 99 for those of the twentieth century.
  const lastDay = new Date(0);
  lastDay.setUTCFullYear(year, monthFromZero + 1, 0);
  return lastDay.getUTCDate();
}

export function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
