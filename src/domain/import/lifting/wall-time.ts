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

/** Returns the seconds between two times, as if no clock was changed between them; null if the second is earlier. */
export function secondsBetween(from: WallTime, to: WallTime): number | null {
  const seconds = (Date.parse(`${to.wall}Z`) - Date.parse(`${from.wall}Z`)) / 1000;
  return seconds >= 0 ? seconds : null;
}

/** Reads seconds since 1970 as an instant; null for anything else, and for 0, which apps write for none. */
export function unixTimeIn(text: string): number | null {
  const plain = text.trim();
  if (!/^\d{1,12}$/.test(plain)) return null;
  const milliseconds = Number(plain) * 1000;
  return milliseconds > 0 && milliseconds <= latestInstant ? milliseconds : null;
}

const latestInstant = 8_640_000_000_000_000;

/** Reads an ISO time with a zone as an instant, one without as a wall-clock time. */
export function isoTimeIn(text: string): number | WallTime | null {
  const plain = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/.test(plain)) {
    return wallTimeIn(plain);
  }
  const at = Date.parse(plain);
  return Number.isNaN(at) || wallTimeIn(plain.slice(0, 16)) === null ? null : at;
}
