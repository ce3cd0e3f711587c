import { firstLocalDay, type Instant, type LocalDay, lastLocalDay } from '../kernel/index.ts';

/** A time by the wall clock, in whichever zone it is read. */
export interface WallClockTime {
  readonly day: LocalDay;
  /** Minutes after midnight, 0–1439. */
  readonly minutes: number;
}

/** Returns whether an instant has a local day in every zone. */
export function isInCalendar(at: Instant): boolean {
  const dayMilliseconds = 86_400_000;
  return at >= Date.parse(firstLocalDay) + dayMilliseconds && at < Date.parse(lastLocalDay);
}
