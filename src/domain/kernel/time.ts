import { err, ok, type Result } from './result.ts';

/** A moment: UTC milliseconds since 1970. */
export type Instant = number;

/** A day as people name it, `YYYY-MM-DD`, years 0001 to 9999. */
export type LocalDay = `${number}-${number}-${number}`;

export const firstLocalDay: LocalDay = '0001-01-01';
export const lastLocalDay: LocalDay = '9999-12-31';

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type LocalDayError = { readonly code: 'time/not-a-day'; readonly text: string };

const dayMilliseconds = 86_400_000;
const minuteMilliseconds = 60_000;
const latestInstant = 8_640_000_000_000_000;

/** Reads a day; `time/not-a-day` where the calendar has no such day. */
export function parseLocalDay(text: string): Result<LocalDay, LocalDayError> {
  return isLocalDay(text) ? ok(text) : err({ code: 'time/not-a-day', text });
}

export function isLocalDay(text: unknown): text is LocalDay {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && text >= firstLocalDay && new Date(at).toISOString().startsWith(text);
}

/** The day that many days later, or earlier where `days` is negative. Throws beyond year 9999. */
export function addDays(day: LocalDay, days: number): LocalDay {
  return dayOfUtc(utcMidnight(day) + days * dayMilliseconds);
}

/** Days from one day to another; negative where `to` is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / dayMilliseconds);
}

/** Below 0 where `a` is earlier, 0 where they are the same, above 0 where `a` is later. */
export function compareDays(a: LocalDay, b: LocalDay): number {
  return utcMidnight(a) - utcMidnight(b);
}

export function weekdayOf(day: LocalDay): Weekday {
  return new Date(utcMidnight(day)).getUTCDay() as Weekday;
}

/** The first day of the week in which a day lies, where weeks begin on `weekStart`. Throws before year 1. */
export function startOfWeek(day: LocalDay, weekStart: Weekday): LocalDay {
  return addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
}

/**
 * The day that a person in a zone would name.
 *
 * @param zone an IANA zone name; throws where this runtime has no such zone
 * @param dayStartsAt minutes after midnight by the wall clock at which a new day begins, 0–1439:
 *   with 240, half past three at night still belongs to the day before
 */
export function localDayAt(at: Instant, zone: string, dayStartsAt = 0): LocalDay {
  const wall = wallClock(at, zone);
  return dayOfUtc(wall - dayStartsAt * minuteMilliseconds);
}

/**
 * The moment at which the wall clock of a zone shows a time on a calendar day: what {@link localDayAt} reads, backwards.
 * A time that a change of the clocks left out is as much later as was left out; of one that came twice it is the first.
 *
 * @param minutes after midnight by the wall clock, 0–1439
 * @param zone an IANA zone name; throws where this runtime has no such zone
 */
export function instantAt(day: LocalDay, minutes: number, zone: string): Instant {
  const wall = utcMidnight(day) + minutes * minuteMilliseconds;
  const offsetAt = (at: Instant) => wallClock(at, zone) - Math.floor(at / 1000) * 1000;
  const before = wall - offsetAt(wall - dayMilliseconds);
  const after = wall - offsetAt(wall + dayMilliseconds);
  const found = [before, after].filter((at) => wallClock(at, zone) === wall);
  return found.length === 0 ? before : Math.min(...found);
}

/** Minutes after midnight that the wall clock of a zone shows. */
export function minutesAt(at: Instant, zone: string): number {
  return Math.floor(mod(wallClock(at, zone), dayMilliseconds) / minuteMilliseconds);
}

export function isInstant(value: unknown): value is Instant {
  return Number.isInteger(value) && Math.abs(value as number) <= latestInstant;
}

/** Whether this runtime knows the zone; it may still come from a device with newer zone data. */
export function isZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

/** What the wall clock of a zone was ahead by, quarter by quarter: the rows of a list ask for the same again and again. */
const offsetsByZone = new Map<string, Map<number, number>>();
const mostOffsets = 2_000;

/** From here on every zone changes its clocks on a quarter of an hour, by quarters. */
const wholeQuartersFrom = Date.UTC(1973, 0, 1);
const quarterMilliseconds = 15 * minuteMilliseconds;

/** The wall clock's reading, as if it were UTC, so that days can be counted without zones. */
function wallClock(at: Instant, zone: string): number {
  if (at < wholeQuartersFrom) return readWallClock(at, zone);
  const second = Math.floor(at / 1000) * 1000;
  const quarter = Math.floor(at / quarterMilliseconds);
  const offsets = offsetsByZone.get(zone) ?? new Map<number, number>();
  const known = offsets.get(quarter);
  if (known !== undefined) return second + known;
  const wall = readWallClock(at, zone);
  if (offsets.size >= mostOffsets) offsets.clear();
  offsetsByZone.set(zone, offsets.set(quarter, wall - second));
  return wall;
}

function readWallClock(at: Instant, zone: string): number {
  const parts = new Map<string, number>();
  for (const { type, value } of formatterFor(zone).formatToParts(at)) parts.set(type, Number(value));
  const part = (name: string) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

// Making a formatter costs far more than using it.
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
  if (!isLocalDay(text)) throw new Error('a local day lies in the years 0001 to 9999');
  return text;
}
