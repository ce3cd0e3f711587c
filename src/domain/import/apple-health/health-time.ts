import { isLocalDay } from '../../kernel/index.ts';
import type { DraftTime } from '../draft/index.ts';

const written =
  /^(\d{4})-?(\d\d)-?(\d\d)[T ]?([01]\d|2[0-3]):?([0-5]\d):?([0-5]\d)(?:\.\d{1,9})?\s*(?:(Z)|([+-])(\d\d):?(\d\d))?$/;

/** Days that are in the calendar in every time zone. */
const [firstDay, lastDay] = ['0001-01-02', '9999-12-30'];

/**
 * Reads a time with its offset: `2026-06-17 07:00:00 +0900`, `20150616071820-0700` in old exports, or ISO 8601 in exports
 * that another app wrote. A time without an offset stays a wall-clock time. Returns null for anything else.
 */
export function healthTime(text: string): DraftTime | null {
  const [, year, month, date, hours, minutes, seconds, utc, sign, offsetHours, offsetMinutes] =
    written.exec(text) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isLocalDay(day) || day < firstDay || day > lastDay) return null;
  const wall = `${day}T${hours}:${minutes}:${seconds}`;
  if (utc === undefined && sign === undefined) return { wall };
  const offset = utc === undefined ? Number(offsetHours) * 60 + Number(offsetMinutes) : 0;
  return Date.parse(`${wall}Z`) - (sign === '-' ? -offset : offset) * 60_000;
}

/** Returns the time as part of an id. */
export function timeKey(time: DraftTime): string {
  return typeof time === 'number' ? new Date(time).toISOString() : time.wall;
}
