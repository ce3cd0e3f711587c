import { addDays, daysBetween, type LocalDay, startOfWeek, type Weekday } from '../kernel/index.ts';

export type PeriodLength = 'day' | 'week' | 'month';

/** A calendar day, week or month, including its last day. */
export interface Period {
  readonly from: LocalDay;
  readonly until: LocalDay;
}

export function periodOf(day: LocalDay, per: PeriodLength, weekStart: Weekday): Period {
  if (per === 'day') return { from: day, until: day };
  if (per === 'week') {
    const from = startOfWeek(day, weekStart);
    return { from, until: addDays(from, 6) };
  }
  const from = `${day.slice(0, 8)}01` as LocalDay;
  return { from, until: addDays(firstOfNextMonth(from), -1) };
}

/**
 * Returns the number of the period that contains a day; consecutive periods have consecutive numbers. Numbers are
 * cheaper than dates when thousands of days are processed.
 */
export function periodNumber(day: LocalDay, per: PeriodLength, weekStart: Weekday): number {
  if (per === 'month') return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const days = daysBetween(aSunday, day);
  return per === 'day' ? days : Math.floor((days - weekStart) / 7);
}

const aSunday: LocalDay = '1970-01-04';

/** Returns the days of a period in order. */
export function daysOf({ from, until }: Period): readonly LocalDay[] {
  const days: LocalDay[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the weeks that overlap a period, in order, each with seven entries. Days outside the period are null. */
export function weeksOf({ from, until }: Period, weekStart: Weekday): readonly (readonly (LocalDay | null)[])[] {
  const weeks: (LocalDay | null)[][] = [];
  for (let start = startOfWeek(from, weekStart); start <= until; start = addDays(start, 7)) {
    const days = Array.from({ length: 7 }, (_, at) => addDays(start, at));
    weeks.push(days.map((day) => (day < from || day > until ? null : day)));
  }
  return weeks;
}

/** Returns the calendar months of a year, January first. */
export function monthsOf(year: number): readonly Period[] {
  const name = String(year).padStart(4, '0');
  return Array.from({ length: 12 }, (_, at) => {
    const from = `${name}-${String(at + 1).padStart(2, '0')}-01` as LocalDay;
    return { from, until: addDays(firstOfNextMonth(from), -1) };
  });
}

/** Adding 31 days to the first of a month always lands in the first days of the next month. */
function firstOfNextMonth(firstOfMonth: LocalDay): LocalDay {
  return `${addDays(firstOfMonth, 31).slice(0, 8)}01` as LocalDay;
}
