import {
  addDays,
  compareDays,
  err,
  type Instant,
  isLocalDay,
  isZone,
  type LocalDay,
  localDayAt,
  ok,
  type Result,
} from '../kernel/index.ts';
import type { Days } from './query.ts';
import type { QueryContext } from './query-context.ts';

interface Span {
  readonly first: LocalDay;
  readonly last: LocalDay;
}

/**
 * Parses the value of `created:`, `edited:` or `day:`. It can be a day, a month or a year, `today`, `yesterday`, `7d`,
 * `2w` or `3m` for the last days, weeks or months including today, `>` and `<` with or without `=`, or `a..b` with
 * either end optional.
 */
export function parseDays(
  value: string,
  place: QueryContext,
): Result<Days, { readonly code: 'query/bad-date' | 'query/dates-reversed' }> {
  const bounds = boundsOf(value.toLowerCase(), place.today);
  if (bounds === null) return err({ code: 'query/bad-date' });
  const { first, last } = bounds;
  if (first !== null && last !== null && compareDays(first, last) > 0) return err({ code: 'query/dates-reversed' });
  const zone = place.zone !== undefined && isZone(place.zone) ? place.zone : 'UTC';
  const start = (day: LocalDay) => startOfDay(day, zone, place.dayStartsAt ?? 0);
  return ok({
    first,
    last,
    from: first === null ? Number.NEGATIVE_INFINITY : start(first),
    before: last === null ? Number.POSITIVE_INFINITY : start(addDays(last, 1)),
  });
}

interface Bounds {
  readonly first: LocalDay | null;
  readonly last: LocalDay | null;
}

function boundsOf(value: string, today: LocalDay): Bounds | null {
  const dots = value.indexOf('..');
  if (dots >= 0) return between(value.slice(0, dots), value.slice(dots + 2), today);
  const sign = /^[<>]=?/.exec(value)?.[0] ?? '';
  const span = spanOf(value.slice(sign.length), today);
  if (sign !== '' && span !== null) return boundsBy(sign, span);
  return span ?? lastDays(value, today);
}

function between(from: string, to: string, today: LocalDay): Bounds | null {
  const first = from === '' ? null : spanOf(from, today);
  const last = to === '' ? null : spanOf(to, today);
  const isWhole = (from === '' || first !== null) && (to === '' || last !== null) && (from !== '' || to !== '');
  return isWhole ? { first: first?.first ?? null, last: last?.last ?? null } : null;
}

function boundsBy(sign: string, { first, last }: Span): Bounds {
  if (sign === '>') return { first: addDays(last, 1), last: null };
  if (sign === '>=') return { first, last: null };
  return { first: null, last: sign === '<' ? addDays(first, -1) : last };
}

const earliestYear = 1000;
/** One year less than the calendar supports, so that there is always a following day. */
const latestYear = 9998;

function spanOf(value: string, today: LocalDay): Span | null {
  if (value === 'today') return { first: today, last: today };
  if (value === 'yesterday') return { first: addDays(today, -1), last: addDays(today, -1) };
  const [year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(value)?.slice(1) ?? [];
  if (year === undefined || Number(year) < earliestYear || Number(year) > latestYear) return null;
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (!isLocalDay(first)) return null;
  if (day !== undefined) return { first, last: first };
  return { first, last: addDays(month === undefined ? `${Number(year) + 1}-01-01` : monthAfter(first), -1) };
}

function monthAfter(first: LocalDay): LocalDay {
  const next = addDays(first, 31);
  return `${next.slice(0, 7)}-01` as LocalDay;
}

const maxDays = 36_600;
const maxMonths = 1200;

/** Returns whether a word is a number of last days, weeks or months: `90d`, `12w`, `6m`. */
export function isLastDays(word: string, today: LocalDay): boolean {
  return lastDays(word, today) !== null;
}

function lastDays(value: string, today: LocalDay): Bounds | null {
  const [, digits, unit] = /^(\d{1,5})([dwm])$/.exec(value) ?? [];
  const count = Number(digits ?? 0);
  if (count < 1 || count * (unit === 'w' ? 7 : 1) > (unit === 'm' ? maxMonths : maxDays)) return null;
  if (unit === 'm') return { first: addDays(monthsBefore(today, count), 1), last: today };
  return { first: addDays(today, 1 - count * (unit === 'w' ? 7 : 1)), last: today };
}

/** Returns the same day of an earlier month, or the last day of a month that is too short. */
function monthsBefore(day: LocalDay, months: number): LocalDay {
  const [year, month, monthDay] = day.split('-').map(Number) as [number, number, number];
  const count = year * 12 + month - 1 - months;
  const first: LocalDay = `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01` as LocalDay;
  const lastDay = addDays(monthAfter(first), -1);
  const same = addDays(first, monthDay - 1);
  return compareDays(same, lastDay) > 0 ? lastDay : same;
}

const second = 1000;
const widestOffset = 26 * 3600;

/**
 * Returns the instant at which a day starts in a zone. If a clock change skips that time, it is the first instant after
 * it.
 */
function startOfDay(day: LocalDay, zone: string, dayStartsAt: number): Instant {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let before = -widestOffset;
  let after = widestOffset + dayStartsAt * 60;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (compareDays(localDayAt(midnight + middle * second, zone, dayStartsAt), day) < 0) before = middle;
    else after = middle;
  }
  return midnight + after * second;
}
