import { type Instant, localDayAt, minutesAt } from '#domain/kernel/index.ts';
import type { WallClockTime } from '#domain/reminders/index.ts';

/** When a reminder is due, on the clock of this device. */
export interface ReminderTime extends WallClockTime {
  /** How it recurs, as the `repeat` of a reminder; null if it does not. */
  readonly repeat: string | null;
}

/** Returns the time of a stored reminder on the clock of a zone. */
export function wallTimeOf(
  { at, repeat = null }: { readonly at: Instant; readonly repeat?: string | null | undefined },
  zone: string,
): ReminderTime {
  return { day: localDayAt(at, zone), minutes: minutesAt(at, zone), repeat };
}
