import { isLocalDay } from '../../kernel/index.ts';

/** A time by the wall clock, `YYYY-MM-DDTHH:MM:SS`, of a source that does not say in which zone. */
export interface WallTime {
  readonly wall: string;
}

/** Reads `2026-04-09 17:18:00` or `2026-04-09T17:18`; null for anything else, also for a day that does not exist. */
export function wallTimeIn(text: string): WallTime | null {
  const [, day = '', hour = '', minute = '', second = '00'] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?$/.exec(text.trim()) ?? [];
  return wallTimeOf(day, hour, minute, second);
}

/**
 * Returns noon of a day, for a source that knows only the day. Unlike midnight, noon exists on every day in every zone.
 *
 * @param text `YYYY-MM-DD`; null for anything else
 */
export function noonOf(text: string): WallTime | null {
  return wallTimeOf(text.trim(), '12', '00');
}

/** Combines the parts of a time; null if there is no such day or no such time. */
export function wallTimeOf(day: string, hour: string, minute: string, second = '00'): WallTime | null {
  if (!isLocalDay(day) || hour === '') return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return { wall: `${day}T${hour.padStart(2, '0')}:${minute}:${second}` };
}
