import { useMemo } from 'react';
import { type TimeContext, timeWords } from '#domain/reminders/index.ts';
import { useLanguage } from '../language/index.ts';
import { deviceZone, useWeekStart } from '../time/index.ts';

/** 9:00, the time of day of a reminder for which none is typed. */
const defaultMinutes = 9 * 60;

/** Returns how typed times are read here, without the time at which they are read. */
export function useTimeContext(): Omit<TimeContext, 'now'> {
  const weekStart = useWeekStart();
  const zone = deviceZone();
  const words = timeWords[useLanguage()];
  return useMemo(() => ({ zone, weekStart, defaultMinutes, words }), [zone, weekStart, words]);
}
