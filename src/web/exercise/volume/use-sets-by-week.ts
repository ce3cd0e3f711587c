import type { WeekOfSets } from '#domain/exercise/volume/index.ts';
import { addDays, type LocalDay } from '#domain/kernel/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useWeekStart } from '../../time/index.ts';
import { useTraining } from '../training-data/index.ts';
import { weekLookedAt, weeksAsked, weeksShown } from './weeks-asked.ts';

export interface SetsByWeek {
  /** The first day of the selected week. */
  readonly week: LocalDay;
  /** The first day of the current week. */
  readonly running: LocalDay;
  /** The weeks up to the selected one, oldest first; null while loading. */
  readonly weeks: readonly WeekOfSets[] | null;
  /** Whether all workouts have been read. */
  readonly isWhole: boolean;
}

/**
 * Returns the hard sets of the selected week and the weeks before it.
 * @param day a day of the selected week; null for the current one
 */
export function useSetsByWeek(day: LocalDay | null): SetsByWeek {
  const weekStart = useWeekStart();
  const today = useDocument().today();
  const week = weekLookedAt({ day, today, weekStart });
  const known = useTraining({ about: 'hardSets', ...weeksAsked({ day, today, weekStart }), weekStart });
  const first = addDays(week, -7 * (weeksShown - 1));
  return {
    week,
    running: weekLookedAt({ day: null, today, weekStart }),
    weeks: known?.value.filter((each) => each.week >= first && each.week <= week) ?? null,
    isWhole: known?.isWhole ?? false,
  };
}
