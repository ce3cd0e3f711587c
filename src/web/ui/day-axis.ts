/** Days as numbers on an axis: days since 1970-01-01, independent of the time zone. */

const dayMs = 86_400_000;

/**
 * Returns the number of a day.
 * @param day `YYYY-MM-DD`
 */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

export function dayMoment(number: number): number {
  return Math.round(number) * dayMs;
}

export type DayStep =
  | { readonly unit: 'day'; readonly every: 1 | 2 | 7 | 14 }
  | { readonly unit: 'month'; readonly every: 1 | 2 | 3 | 6 }
  | { readonly unit: 'year'; readonly every: number };

const steps: readonly DayStep[] = [
  ...([1, 2, 7, 14] as const).map((every) => ({ unit: 'day', every }) as const),
  ...([1, 2, 3, 6] as const).map((every) => ({ unit: 'month', every }) as const),
  ...[1, 2, 5, 10, 20, 50, 100].map((every) => ({ unit: 'year', every }) as const),
];

const daysIn = { day: 1, month: 365.2425 / 12, year: 365.2425 } as const;

/**
 * Returns the smallest step in days, months or years at which the axis marks between two days fit.
 *
 * @param most the maximum number of marks, at least 1
 */
export function dayStep(from: number, to: number, most: number): DayStep {
  const fits = ({ unit, every }: DayStep) => (to - from) / (every * daysIn[unit]) <= most;
  return steps.find(fits) ?? (steps.at(-1) as DayStep);
}

/**
 * Returns the days to mark on an axis from one day to another, inclusive: every n-th day from the first, or every n-th
 * month on its first day.
 */
export function dayMarks(from: number, to: number, step: DayStep): readonly number[] {
  const first = Math.ceil(from);
  const last = Math.floor(to);
  const marks: number[] = [];
  if (step.unit === 'day') {
    for (let day = first; day <= last; day += step.every) marks.push(day);
    return marks;
  }
  const months = step.unit === 'month' ? step.every : 12 * step.every;
  const start = new Date(first * dayMs);
  const index = start.getUTCFullYear() * 12 + start.getUTCMonth();
  for (let month = index - (index % months); ; month += months) {
    const day = Date.UTC(Math.floor(month / 12), month % 12, 1) / dayMs;
    if (day > last) return marks;
    if (day >= first) marks.push(day);
  }
}
