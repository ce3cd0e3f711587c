import { type Instant, instantAt, isZone, localDayAt, minutesAt } from '../kernel/index.ts';
import { isInCalendar } from './wall-clock-time.ts';

/**
 * Returns a reminder where the person is now: at the same time by the wall clock as where it was set, as the time of a
 * task is read. One whose zone is unknown here keeps its instant.
 *
 * @param zoneHere an IANA zone name that this runtime knows
 */
export function reminderHere<R extends { readonly at: Instant; readonly zone: string }>(
  reminder: R,
  zoneHere: string,
): R {
  const { at, zone } = reminder;
  // in its own zone, a time that occurs twice keeps which of the two it is
  if (zone === zoneHere) return reminder;
  const isKnown = isInCalendar(at) && isZone(zone);
  const atHere = isKnown ? instantAt(localDayAt(at, zone), minutesAt(at, zone), zoneHere) : at;
  return { ...reminder, at: atHere, zone: zoneHere };
}
