import { err, ok, type Result } from './result.ts';

/** An instant: UTC milliseconds since 1970. */
export type Instant = number;

/** A calendar day, `YYYY-MM-DD`, years 0001 to 9999. */
export type LocalDay = `${number}-${number}-${number}`;

export const firstLocalDay: LocalDay = '0001-01-01';
export const lastLocalDay: LocalDay = '9999-12-31';

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type LocalDayError = { readonly code: 'time/not-a-day'; readonly text: string };

const dayMilliseconds = 86_400_000;
const minuteMilliseconds = 60_000;
const latestInstant = 8_640_000_000_000_000;

/** Parses a day; `time/not-a-day` if the calendar has no such day. */
export function parseLocalDay(text: string): Result<LocalDay, LocalDayError> {
  return isLocalDay(text) ? ok(text) : err({ code: 'time/not-a-day', text });
}

export function isLocalDay(text: unknown): text is LocalDay {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && text >= firstLocalDay && new Date(at).toISOString().startsWith(text);
}

/** Adds days, or subtracts them if `days` is negative. Throws after year 9999. */
export function addDays(day: LocalDay, days: number): LocalDay {
  return dayOfUtc(utcMidnight(day) + days * dayMilliseconds);
}

/** Returns the number of days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / dayMilliseconds);
}

/** Returns a negative number if `a` is earlier, 0 if both are the same, a positive number if `a` is later. */
export function compareDays(a: LocalDay, b: LocalDay): number {
  return utcMidnight(a) - utcMidnight(b);
}

export function weekdayOf(day: LocalDay): Weekday {
  return new Date(utcMidnight(day)).getUTCDay() as Weekday;
}

/** Returns the first day of the week that contains a day, for weeks that start on `weekStart`. Throws before year 1. */
export function startOfWeek(day: LocalDay, weekStart: Weekday): LocalDay {
  return addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
}

/**
 * Returns the local day in a time zone.
 *
 * @param zone an IANA zone name; throws if this runtime does not know the zone
 * @param dayStartsAt minutes after midnight by the wall clock at which a new day starts, 0–1439. With 240, half past
 * three at night still belongs to the day before.
 */
export function localDayAt(at: Instant, zone: string, dayStartsAt = 0): LocalDay {
  const wall = wallClock(at, zone);
  return dayOfUtc(wall - dayStartsAt * minuteMilliseconds);
}

/**
 * Returns the instant at which the wall clock of a zone shows a time on a calendar day; the inverse of {@link
 * localDayAt}. A time that a clock change skips is moved later by the skipped amount. Of a time that occurs twice, the
 * first is returned.
 *
 * @param minutes after midnight by the wall clock, 0–1439
 * @param zone an IANA zone name; throws if this runtime does not know the zone
 */
export function instantAt(day: LocalDay, minutes: number, zone: string): Instant {
  const wall = utcMidnight(day) + minutes * minuteMilliseconds;
  const offsetAt = (at: Instant) => wallClock(at, zone) - Math.floor(at / 1000) * 1000;
  const before = wall - offsetAt(wall - dayMilliseconds);
  const after = wall - offsetAt(wall + dayMilliseconds);
  const found = [before, after].filter((at) => wallClock(at, zone) === wall);
  return found.length === 0 ? before : Math.min(...found);
}

/** Returns the wall clock time of a zone in minutes after midnight. */
export function minutesAt(at: Instant, zone: string): number {
  return Math.floor(mod(wallClock(at, zone), dayMilliseconds) / minuteMilliseconds);
}

export function isInstant(value: unknown): value is Instant {
  return Number.isInteger(value) && Math.abs(value as number) <= latestInstant;
}

/** Returns whether this runtime knows the zone. A device with newer zone data may use a zone that is unknown here. */
export function isZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Caches the UTC offsets of zones by quarter of an hour, because the rows of a list ask for the same ones repeatedly.
 */
const offsetsByZone = new Map<string, Map<number, number>>();
const maxOffsets = 2_000;

/** From this date on, all offset changes happen on, and by multiples of, a quarter of an hour. */
const wholeQuartersFrom = Date.UTC(1973, 0, 1);
const quarterMilliseconds = 15 * minuteMilliseconds;

/** Returns the wall clock time as if it were UTC, so that days can be counted without zones. */
function wallClock(at: Instant, zone: string): number {
  if (at < wholeQuartersFrom) return readWallClock(at, zone);
  const second = Math.floor(at / 1000) * 1000;
  const quarter = Math.floor(at / quarterMilliseconds);
  const offsets = offsetsByZone.get(zone) ?? new Map<number, number>();
  const known = offsets.get(quarter);
  if (known !== undefined) return second + known;
  const wall = readWallClock(at, zone);
  if (offsets.size >= maxOffsets) offsets.clear();
  offsetsByZone.set(zone, offsets.set(quarter, wall - second));
  return wall;
}

function readWallClock(at: Instant, zone: string): number {
  const parts = new Map<string, number>();
  for (const { type, value } of formatterFor(zone).formatToParts(at)) parts.set(type, Number(value));
  const part = (name: string) => parts.get(name) ?? 0;
  // Date.UTC takes the years 0 to 99 for those of the twentieth century.
  const wall = new Date(0);
  wall.setUTCFullYear(part('year'), part('month') - 1, part('day'));
  return wall.setUTCHours(part('hour'), part('minute'), part('second'));
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

// Cached, because creating a formatter is far more expensive than using it.
const formattersByZone = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formattersByZone.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formattersByZone.set(zone, formatter);
  return formatter;
}

function utcMidnight(day: LocalDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOfUtc(at: number): LocalDay {
  const text = new Date(at).toISOString().slice(0, 10);
  if (!isLocalDay(text)) throw new Error('a local day must be in the years 0001 to 9999');
  return text;
}
