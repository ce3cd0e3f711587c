import { type Instant, instantAt, isLocalDay, type LocalDay } from '../../kernel/index.ts';
import type { DraftTime } from './draft.ts';

/** Returns the instant of a draft's time in the zone that the user chose; null if there is none or it is no time. */
export function instantOf(time: DraftTime | null, zone: string): Instant | null {
  if (time === null || typeof time === 'number') return time;
  const [, day = '', hours, minutes, seconds] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})$/.exec(time.wall) ?? [];
  if (!isLocalDay(day)) return null;
  return instantAt(day as LocalDay, Number(hours) * 60 + Number(minutes), zone) + Number(seconds) * 1000;
}
