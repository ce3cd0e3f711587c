import type { Instant, LocalDay } from '../../kernel/index.ts';
import { isZone, localDayAt, minutesAt } from '../../kernel/index.ts';

/**
 * Reads `20240131T093000Z`, or the ISO form that some versions write. Null for anything else, and for years that no note
 * has: broken exports contain years such as 1 and 275760.
 */
export function enexTime(text: string | undefined): Instant | null {
  const [, year = '', month, day, hour, minute, second] =
    /^\s*(\d{4})-?(\d\d)-?(\d\d)T(\d\d):?(\d\d):?(\d\d)(?:\.\d{1,9})?Z\s*$/.exec(text ?? '') ?? [];
  if (Number(year) < 1900 || Number(year) > 2200) return null;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(`${year}-${month}-${day}`) ? null : at;
}

/** The day of an instant in a zone, and the time by its clock, `HH:MM`. In UTC if the zone is not known. */
export function wallTime(at: Instant, zone: string | undefined): { readonly day: LocalDay; readonly clock: string } {
  const known = zone !== undefined && isZone(zone.trim()) ? zone.trim() : 'UTC';
  const minutes = minutesAt(at, known);
  const padded = (part: number) => String(part).padStart(2, '0');
  return { day: localDayAt(at, known), clock: `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}` };
}
