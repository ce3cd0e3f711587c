import { addDays, type LocalDay, startOfWeek, type Weekday } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { knownSport, type Sport, sports } from '../sport.ts';
import { type SportTotal, sportTotals } from './totals.ts';

/** The current week of a sport, beside the weeks before it. */
export interface SportWeek {
  readonly sport: Sport;
  readonly week: Pick<SportTotal, 'activities' | 'metres' | 'seconds' | 'climb'>;
  /** The average week before; null if the sport is new this week. */
  readonly before: AverageWeek | null;
}

export interface AverageWeek {
  readonly metres: number;
  readonly seconds: number;
  /** The number of weeks that it is of: four, or fewer if the sport is newer than that. */
  readonly weeks: number;
}

const weeksBefore = 4;

/**
 * Returns the current week of each sport done in it. If there is none yet, returns the sports of the four weeks before,
 * with nothing done.
 *
 * @param activities without those in the trash, in any order
 */
export function sportWeeks(
  activities: Iterable<Activity>,
  { today, weekStart }: { readonly today: LocalDay; readonly weekStart: Weekday },
): readonly SportWeek[] {
  const from = addDays(startOfWeek(today, weekStart), -7 * weeksBefore);
  const recent: Activity[] = [];
  const doneBefore = new Set<Sport>();
  for (const activity of activities) {
    if (activity.day === undefined) continue;
    if (activity.day >= from) recent.push(activity);
    else doneBefore.add(knownSport(activity.sport));
  }
  const weeks = { per: 'week', today, weekStart, periods: weeksBefore + 1, loadOf: () => null } as const;
  const known = sports.flatMap((sport) => {
    const totals = sportTotals(recent, { ...weeks, sport });
    const week = totals.at(-1);
    const count = doneBefore.has(sport) ? weeksBefore : totals.length - 1;
    return week === undefined ? [] : [{ sport, week, before: averageOf(totals.slice(0, -1), count) }];
  });
  const done = known.filter(({ week }) => week.activities > 0);
  return done.length > 0 ? done : known;
}

function averageOf(totals: readonly SportTotal[], weeks: number): AverageWeek | null {
  if (weeks === 0) return null;
  const sum = (figure: 'metres' | 'seconds') => totals.reduce((all, total) => all + total[figure], 0);
  return { metres: sum('metres') / weeks, seconds: sum('seconds') / weeks, weeks };
}
