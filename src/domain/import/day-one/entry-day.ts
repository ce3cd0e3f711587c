import { isZone, type LocalDay, localDayAt } from '../../kernel/index.ts';
import type { DraftTime } from '../draft/index.ts';

/**
 * Returns the day of an entry where it was written. Null if its zone is unknown, because the day in another zone would be
 * a guess.
 *
 * @param zone an IANA name, or an offset such as `GMT+0200`
 */
export function dayOfEntry(createdAt: DraftTime | null, zone: string): LocalDay | null {
  if (createdAt === null) return null;
  if (typeof createdAt === 'object') return createdAt.wall.slice(0, 10) as LocalDay;
  const offset = offsetIn(zone);
  if (offset !== null) return localDayAt(createdAt + offset * 60_000, 'UTC');
  return zone !== '' && isZone(zone) ? localDayAt(createdAt, zone) : null;
}

/** Reads an offset in minutes. */
function offsetIn(zone: string): number | null {
  const [, sign, hours, minutes = '0'] = /^(?:GMT|UTC)([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone) ?? [];
  if (sign === undefined || Number(hours) > 14) return null;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}
