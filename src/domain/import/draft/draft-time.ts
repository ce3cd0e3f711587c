import { type Instant, instantAt, isLocalDay, type LocalDay } from '../../kernel/index.ts';
import type { DraftTime } from './draft.ts';

/**
 * Returns the instant of a draft's time in the zone that the user chose; null if there is none, if it is no time, or if
 * some zone has no calendar day for it.
 */
export function instantOf(time: DraftTime | null, zone: string): Instant | null {
  const at = time === null || typeof time === 'number' ? time : instantOfWall(time.wall, zone);
  return at !== null && isInCalendar(at) ? at : null;
}

function instantOfWall(wall: string, zone: string): Instant | null {
  const [, day = '', hours, minutes, seconds] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})$/.exec(wall) ?? [];
  if (!isLocalDay(day)) return null;
  return instantAt(day as LocalDay, Number(hours) * 60 + Number(minutes), zone) + Number(seconds) * 1000;
}

/** Returns whether every zone has a calendar day for an instant. Damaged files contain any number as a time. */
export function isInCalendar(at: Instant): boolean {
  return at >= earliest && at <= latest;
}

/** A day away from the first and last calendar days. */
const earliest = Date.parse('0001-01-03T00:00:00Z');
const latest = Date.parse('9999-12-29T00:00:00Z');
