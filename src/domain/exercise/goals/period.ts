import { addDays, type LocalDay, startOfWeek, type Weekday } from '../../kernel/index.ts';

export type PeriodLength = 'day' | 'week' | 'month';

/** A day, a week or a month of the calendar, its last day in it. */
export interface Period {
  readonly from: LocalDay;
  readonly until: LocalDay;
}

/** The period in which a day lies. */
export function periodOf(day: LocalDay, per: PeriodLength, weekStart: Weekday): Period {
  if (per === 'day') return { from: day, until: day };
  if (per === 'week') {
    const from = startOfWeek(day, weekStart);
    return { from, until: addDays(from, 6) };
  }
  const from = `${day.slice(0, 8)}01` as LocalDay;
  return { from, until: addDays(firstOfNextMonth(from), -1) };
}

/** The days of a period, the first first. */
export function daysOf({ from, until }: Period): readonly LocalDay[] {
  const days: LocalDay[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** 31 days on there is the next month, wherever in the first days of it. */
function firstOfNextMonth(firstOfMonth: LocalDay): LocalDay {
  return `${addDays(firstOfMonth, 31).slice(0, 8)}01` as LocalDay;
}
