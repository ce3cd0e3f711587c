import { useMemo } from 'react';
import { englishTimeWords, type TimeContext } from '#domain/reminders/index.ts';
import { deviceZone, useWeekStart } from '../time/index.ts';

/** 9:00, the time of day of a reminder for which none is typed. */
const defaultMinutes = 9 * 60;

/** Returns how typed times are read here, without the time at which they are read. */
export function useTimeContext(): Omit<TimeContext, 'now'> {
  const weekStart = useWeekStart();
  const zone = deviceZone();
  return useMemo(() => ({ zone, weekStart, defaultMinutes, words: englishTimeWords }), [zone, weekStart]);
}
