import type { DateOrder, DraftTime, UnclearTime } from '../draft/index.ts';
import { hourOfHalf } from './clock.ts';
import { instantIn } from './iso-time.ts';
import { monthOf } from './spoken-time.ts';
import { wallTimeOf } from './wall-time.ts';

/** A date as somebody wrote it, and what it says about others. */
export interface WrittenTime {
  readonly time: DraftTime | UnclearTime;
  /** How day and month are ordered, if the date is in numbers with its year last and has one reading. */
  readonly order: DateOrder | null;
}

/**
 * Reads a date, or a date with a time, in any usual spelling: with the year first or last, in numbers or with a month in
 * words, with dots, slashes or dashes, on a clock of 12 or 24 hours, with a zone or without. Null for anything else.
 *
 * Dates with dots have the day first. Of others with the year last, `28/09/2021` has one reading, and `05/06/2021` two.
 */
export function writtenTimeIn(written: string): WrittenTime | null {
  if (written.length > maxTimeLength) return null;
  const text = plainText(written);
  const { rest, offset } = withoutZone(text);
  const { date, clock } = withoutClock(rest);
  if (offset !== null && clock === null) return null;
  const readings = dateIn(date);
  if (readings === null) return null;
  const timeOf = (day: string | null) => (day === null ? null : timeAt(day, clock, offset));
  const [dayFirst, monthFirst] = [timeOf(readings.dayFirst), timeOf(readings.monthFirst)];
  const only = dayFirst ?? monthFirst;
  if (only === null) return null;
  if (!readings.isUnclear || dayFirst === null || monthFirst === null) {
    return { time: only, order: readings.isUnclear ? (dayFirst === null ? 'month-first' : 'day-first') : null };
  }
  const isSame = readings.dayFirst === readings.monthFirst;
  return { time: isSame ? dayFirst : { dayFirst, monthFirst, written: written.trim() }, order: null };
}

const maxTimeLength = 80;

/** Removes what says nothing: brackets of a link, weekdays, ordinals, and the words between a date and its time. */
function plainText(written: string): string {
  return written
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\[\[|\]\]|["“”]|\([^()]*\)/g, '')
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/gi, '')
    .replace(/^\s*\p{L}{2,12}\.?,?\s+(?=\d|\p{L}+\.?\s+\d)/u, (word) =>
      monthOf(word.replaceAll(/[.,\s]/g, '')) === null ? '' : word,
    )
    .replaceAll(/\s(?:of|at|on|um|de|à|uhr)(?!\p{L})/giu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** @returns the text before the zone, and its minutes east of UTC; null without one */
function withoutZone(text: string): { readonly rest: string; readonly offset: number | null } {
  const [whole = '', name = '', sign, hours = '', minutes = '0'] =
    /(?<=\d|[ap]\.?m\.?) ?(?:(Z|UTC|GMT|[A-Z]{3,4})?(?:([+-])(\d{1,2}):?(\d{2})?)?)$/i.exec(text) ?? [];
  const base = name === '' ? 0 : offsetsByName.get(name.toUpperCase());
  if (whole.trim() === '' || base === undefined) return { rest: text, offset: null };
  const isClock = /\d:\d\d|[ap]\.?m/i.test(text.slice(0, -whole.length));
  if (!isClock || Number(hours) > 14 || Number(minutes) > 59) return { rest: text, offset: null };
  const added = sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return { rest: text.slice(0, -whole.length), offset: base + added };
}

/** Minutes east of UTC. */
const offsetsByName: ReadonlyMap<string, number> = new Map([
  ...(['Z', 'UTC', 'GMT', 'WET'] as const).map((name) => [name, 0] as const),
  ...(['CET', 'MEZ', 'BST', 'WEST'] as const).map((name) => [name, 60] as const),
  ...(['CEST', 'MESZ', 'EET'] as const).map((name) => [name, 120] as const),
  ['EEST', 180],
  ['EDT', -240],
  ...(['EST', 'CDT'] as const).map((name) => [name, -300] as const),
  ...(['CST', 'MDT'] as const).map((name) => [name, -360] as const),
  ...(['MST', 'PDT'] as const).map((name) => [name, -420] as const),
  ['PST', -480],
]);

interface Clock {
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}

function withoutClock(text: string): { readonly date: string; readonly clock: Clock | null } {
  const [whole, hour = '', minute, second = '00', half] =
    /(?<=[\d\p{L}.])(?:T|,? )(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2})(?:[.,]\d{1,9})?)?)? ?([ap]\.?m\.?)?$/iu.exec(
      text,
    ) ?? [];
  if (whole === undefined || (minute === undefined && half === undefined)) return { date: text, clock: null };
  const hours = half === undefined ? Number(hour) : hourOfHalf(Number(hour), half);
  if (hours === null) return { date: '', clock: null };
  return { date: text.slice(0, -whole.length), clock: { hour: String(hours), minute: minute ?? '00', second } };
}

interface Readings {
  readonly dayFirst: string | null;
  readonly monthFirst: string | null;
  /** Whether the order of the numbers alone tells which is the day. */
  readonly isUnclear: boolean;
}

function dateIn(text: string): Readings | null {
  const date = text.replace(/,$/, '').trim();
  return yearFirst(date) ?? yearLast(date) ?? monthInWords(date);
}

function yearFirst(date: string): Readings | null {
  const [, year = '', , month = '', day = ''] = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/.exec(date) ?? [];
  return year === '' ? null : clear(dayOf(year, month, day));
}

function yearLast(date: string): Readings | null {
  const [, first = '', sign = '', second = '', written = ''] =
    /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?'?(\d{4}|\d{2})$/.exec(date) ?? [];
  if (first === '') return null;
  const year = fullYear(written);
  const dayFirst = dayOf(year, second, first);
  if (sign === '.') return clear(dayFirst);
  return { dayFirst, monthFirst: dayOf(year, first, second), isUnclear: true };
}

function monthInWords(date: string): Readings | null {
  const [, day = '', word = '', year = ''] = /^(\d{1,2})[-./ ]+(\p{L}+)[-./, ]+'?(\d{4}|\d{2})$/u.exec(date) ?? [];
  if (day !== '') return inWords(fullYear(year), word, day);
  const [, word2 = '', day2 = '', year2 = ''] = /^(\p{L}+)[-./ ]+(\d{1,2})[-./, ]+(\d{4})$/u.exec(date) ?? [];
  if (day2 !== '') return inWords(year2, word2, day2);
  const [, year3 = '', word3 = '', day3 = ''] = /^(\d{4})[-./, ]+(\p{L}+)[-./ ]+(\d{1,2})\.?$/u.exec(date) ?? [];
  return year3 === '' ? null : inWords(year3, word3, day3);
}

function inWords(year: string, word: string, day: string): Readings | null {
  const month = monthOf(word);
  return month === null ? null : clear(dayOf(year, String(month), day));
}

function clear(day: string | null): Readings | null {
  return day === null ? null : { dayFirst: day, monthFirst: day, isUnclear: false };
}

function dayOf(year: string, month: string, day: string): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return wallTimeOf(date, '12', '00') === null ? null : date;
}

/** Notes are not older than computers. */
function fullYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < 70 ? '20' : '19'}${year}`;
}

function timeAt(day: string, clock: Clock | null, offset: number | null): DraftTime | null {
  const { hour, minute, second } = clock ?? { hour: '00', minute: '00', second: '00' };
  const wall = wallTimeOf(day, hour, minute, second);
  if (wall === null || offset === null) return wall;
  return instantIn(Date.parse(`${wall.wall}Z`) - offset * 60_000);
}
