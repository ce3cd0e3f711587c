import { type Instant, instantAt, type LocalDay, localDayAt, minutesAt } from '#domain/kernel/index.ts';

/** A day and a time by the wall clock as they are typed; null for what is missing. */
export interface WallTime {
  readonly day: LocalDay | null;
  /** Minutes after midnight. */
  readonly minutes: number | null;
}

export function wallTime(at: Instant | undefined, zone: string): WallTime {
  if (at === undefined) return { day: null, minutes: null };
  return { day: localDayAt(at, zone), minutes: minutesAt(at, zone) };
}

/** Returns the instant of a wall time; undefined while a part of it is missing. */
export function instantOf({ day, minutes }: WallTime, zone: string): Instant | undefined {
  return day === null || minutes === null ? undefined : instantAt(day, minutes, zone);
}

/** Returns whether a day is after another one; false while one of them is missing. */
export function isLater(day: LocalDay | null, than: LocalDay | null): boolean {
  return day !== null && than !== null && day > than;
}
