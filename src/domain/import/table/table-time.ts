import { isLocalDay, type LocalDay } from '../../kernel/index.ts';
import type { DateOrder, DraftTime } from '../draft/index.ts';
import { clockIn, spokenTimeIn } from '../times/index.ts';

/** A date of a table, and its time of day if it has one. */
export interface TableDate {
  readonly day: LocalDay;
  /** `HH:MM:SS`; null for a date alone. */
  readonly clock: string | null;
  /** Minutes east of UTC; null if it is not written. */
  readonly offset: number | null;
}

/** Longer cells are no dates. */
const maxDateLength = 60;

/** Days that are in the calendar in every time zone. */
const [firstDay, lastDay] = ['0001-01-02', '9999-12-30'];

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?=$|[T ,])/;
const compact = /^(\d{4})(\d\d)(\d\d)(?=$|T)/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)(?=$|[T ,])/;

/**
 * Reads a date, or a date with a time: `2024-05-06 17:18`, `6.5.2024`, `5/6/24, 5:18 PM`, `6 May 2024` in several
 * languages, `2024-05-06T17:18:00Z`, seconds or milliseconds since 1970.
 *
 * @param order how numbers without the year first are read; if it is null, only those that have one reading are read
 */
export function dateIn(text: string, order: DateOrder | null): TableDate | null {
  const plain = withoutWeekday(text.trim().replaceAll(/[\u00a0\u202f]/g, ' '));
  if (plain === '' || plain.length > maxDateLength) return null;
  return sinceEpoch(plain) ?? numericDate(plain, order) ?? spokenDate(plain);
}

/**
 * Returns the time of a date, with the time of day of another column if the date has none. A date alone is noon, which
 * is on the same day in every zone nearby and wherever the user's day starts.
 */
export function timeOfDate({ day, clock, offset }: TableDate, otherClock: string | null): DraftTime {
  const wall = `${day}T${clock ?? otherClock ?? '12:00:00'}`;
  return offset === null ? { wall } : Date.parse(`${wall}Z`) - offset * 60_000;
}

/** The readings of a date in numbers without the year first; null for any other text. */
function readingsOf(text: string): { readonly dayFirst: boolean; readonly monthFirst: boolean } | null {
  const [, first = '', , second = ''] = yearLast.exec(text.trim()) ?? [];
  if (first === '') return null;
  return { dayFirst: Number(second) <= 12, monthFirst: Number(first) <= 12 };
}

/**
 * Finds the order of day and month from dates that have only one reading, such as `13/5/2024`. Returns null without such
 * a date, and if there are some of both kinds.
 */
export function dateOrderOf(texts: Iterable<string>): DateOrder | null {
  let order: DateOrder | null = null;
  for (const text of texts) {
    const readings = readingsOf(text);
    if (readings === null || readings.dayFirst === readings.monthFirst) continue;
    const found = readings.dayFirst ? 'day-first' : 'month-first';
    if (order !== null && order !== found) return null;
    order = found;
  }
  return order;
}

/** Whether a date has two different readings. */
export function isAmbiguous(text: string): boolean {
  const [, first, , second] = yearLast.exec(text.trim()) ?? [];
  const readings = readingsOf(text);
  return readings?.dayFirst === true && readings.monthFirst && first !== second;
}

function numericDate(text: string, order: DateOrder | null): TableDate | null {
  const [head, year = '', , month = '', date = ''] = yearFirst.exec(text) ?? [];
  if (head !== undefined) return dateOf(year, month, date, text.slice(head.length));
  const [compactHead, compactYear = '', compactMonth = '', compactDate = ''] = compact.exec(text) ?? [];
  if (compactHead !== undefined) return dateOf(compactYear, compactMonth, compactDate, text.slice(compactHead.length));
  const [lastHead, first = '', , second = '', last = ''] = yearLast.exec(text) ?? [];
  if (lastHead === undefined || (order === null && isAmbiguous(text))) return null;
  const isDayFirst = order === null ? readingsOf(text)?.dayFirst : order === 'day-first';
  const rest = text.slice(lastHead.length);
  return isDayFirst ? dateOf(fullYear(last), second, first, rest) : dateOf(fullYear(last), first, second, rest);
}

function spokenDate(text: string): TableDate | null {
  if (!/\p{L}/u.test(text)) return null;
  const withTime = spokenTimeIn(text);
  const time = withTime ?? spokenTimeIn(`${text} 12:00`);
  if (time === null) return null;
  const day = time.wall.slice(0, 10);
  return isLocalDay(day) ? { day, clock: withTime === null ? null : time.wall.slice(11), offset: null } : null;
}

function sinceEpoch(text: string): TableDate | null {
  if (!/^\d{10}(?:\d{3})?$/.test(text)) return null;
  const iso = new Date(Number(text) * (text.length === 10 ? 1000 : 1)).toISOString();
  return { day: iso.slice(0, 10) as LocalDay, clock: iso.slice(11, 19), offset: 0 };
}

/** @param rest what follows the date: nothing, or a time with or without an offset */
function dateOf(year: string, month: string, date: string, rest: string): TableDate | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isLocalDay(day) || day < firstDay || day > lastDay) return null;
  const written = rest.replace(/^(?:T|,? )/, '').trim();
  if (written === '') return { day, clock: null, offset: null };
  const [zone = ''] = /\s?(?:Z|UTC|[+-]\d\d:?\d\d)$/.exec(written) ?? [];
  const clock = clockIn(written.slice(0, written.length - zone.length));
  return clock === null ? null : { day, clock, offset: offsetIn(zone.trim()) };
}

function offsetIn(zone: string): number | null {
  if (zone === '') return null;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  if (sign === undefined) return 0;
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
}

function withoutWeekday(text: string): string {
  return text.replace(/^\p{L}{2,12}\.?,? (?=\d{1,2}\.? (?:de )?\p{L}|\d{1,4}[-/.]\d|\p{L}+\.? \d)/u, '');
}

/** Years of two digits are those around the time in which people use tables. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < 70 ? '20' : '19'}${year}`;
}
