import type { WeekOfSets } from '#domain/exercise/volume/index.ts';
import { addDays, type LocalDay } from '#domain/kernel/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useWeekStart } from '../../time/index.ts';
import { useTraining } from '../training-data/index.ts';
import { weekLookedAt, weeksAsked, weeksShown } from './weeks-asked.ts';

export interface SetsByWeek {
  /** The first day of the week that is looked at. */
  readonly week: LocalDay;
  /** Of the running one. */
  readonly running: LocalDay;
  /** Up to the one that is looked at, the oldest first; null until they are known. */
  readonly weeks: readonly WeekOfSets[] | null;
  /** Whether all workouts were read for it. */
  readonly isWhole: boolean;
}

/** @param day of the week that is looked at; null for the running one */
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
