import { isLocalDay, type LocalDay, type Weekday } from '../kernel/index.ts';
import { padded } from './calendar-month.ts';
import type { TextReader } from './text-reader.ts';
import type { RecurringUnit, TimeWordLists } from './time-words.ts';

/** A day as it is written, before it is known when it was written. */
export type DayPhrase =
  | { readonly kind: 'date'; readonly day: LocalDay }
  | { readonly kind: 'today' | 'tonight' | 'tomorrow' }
  | { readonly kind: 'weekday'; readonly weekday: Weekday; readonly isNextWeek: boolean }
  | { readonly kind: 'in'; readonly count: number; readonly unit: RecurringUnit }
  | { readonly kind: 'day-of-year'; readonly month: number; readonly monthDay: number };

/** Reads `2026-12-01`, `24.12.`, `tomorrow`, `mon`, `next friday`, `in 3 days`, `1 Dec` or `Dec 1, 2026`. */
export function readDay(reader: TextReader, words: TimeWordLists): DayPhrase | null {
  return (
    reader.try(() => readIsoDate(reader)) ??
    readDayOn(reader, words) ??
    reader.try(() => (reader.takeWord(words.on) && reader.takeSpace() ? readDayOn(reader, words) : null)) ??
    reader.tryWhole(() => readNamedDay(reader, words)) ??
    reader.tryWhole(() => readDistance(reader, words))
  );
}

/** Reads a day that may follow `on`. */
function readDayOn(reader: TextReader, words: TimeWordLists): DayPhrase | null {
  return (
    reader.tryWhole(() => readDottedDate(reader)) ??
    reader.tryWhole(() => readDateInWords(reader, words)) ??
    reader.tryWhole(() => readWeekday(reader, words))
  );
}

/** Reads `24.12.` or `24.12.2026`. Without a year, the month has two digits: `@8.5.` is an effort and a full stop. */
function readDottedDate(reader: TextReader): DayPhrase | null {
  const [, day = '', month = '', year] = reader.take(/(\d{1,2})\.(\d{1,2})\.(?:(\d{4})(?!\d))?/y) ?? [];
  if (year !== undefined) {
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isLocalDay(date) ? { kind: 'date', day: date } : null;
  }
  return month.length === 2 ? dayOfYear(Number(month) - 1, Number(day)) : null;
}

/** Reads `2026-12-01`. A word may follow without a space, but not the time of a computer's timestamp. */
function readIsoDate(reader: TextReader): DayPhrase | null {
  const text = reader.take(/\d{4}-\d{2}-\d{2}/y)?.[0];
  const isWhole = reader.isAtEndOfWord || reader.matches(/(?!T\d)\p{L}/uy);
  return isWhole && isLocalDay(text) ? { kind: 'date', day: text } : null;
}

function readNamedDay(reader: TextReader, words: TimeWordLists): DayPhrase | null {
  if (reader.takeWord(words.today)) {
    const isEvening = reader.try(() => (reader.takeSpace() && reader.takeWord(words.evening) ? true : null));
    return { kind: isEvening ? 'tonight' : 'today' };
  }
  if (reader.takeWord(words.dayAfterTomorrow)) return { kind: 'in', count: 2, unit: 'day' };
  const kinds = ['tonight', 'tomorrow'] as const;
  const kind = kinds.find((each) => reader.takeWord(words[each]));
  return kind === undefined ? null : { kind };
}

/** Reads a weekday, or the date that follows it in `Fri 27 Nov`. */
function readWeekday(reader: TextReader, words: TimeWordLists): DayPhrase | null {
  const isNextWeek = reader.takeWord(words.next) && reader.takeSpace();
  const weekday = reader.takeWordOf(words.weekdays);
  if (weekday === null) return null;
  const date = reader.tryWhole(() => {
    reader.take(/,?\s+/y);
    return readDateInWords(reader, words);
  });
  return date ?? { kind: 'weekday', weekday: weekday as Weekday, isNextWeek };
}

function readDistance(reader: TextReader, words: TimeWordLists): DayPhrase | null {
  if (!reader.takeWord(words.in) || !reader.takeSpace()) return null;
  const count = readCount(reader, words);
  reader.takeSpace();
  const unit = recurringUnits[reader.takeWordOf(recurringUnits.map((each) => words.units[each])) ?? -1];
  return count === null || unit === undefined ? null : { kind: 'in', count, unit };
}

/** Reads a number from 1 to 999, also in words if it is one. */
export function readCount(reader: TextReader, words: TimeWordLists): number | null {
  if (reader.takeWord(words.one)) return 1;
  const count = Number(reader.take(/\d{1,3}(?!\d)/y)?.[0] ?? 0);
  return count === 0 ? null : count;
}

export const recurringUnits = ['day', 'week', 'month', 'year'] as const;

function readDateInWords(reader: TextReader, words: TimeWordLists): DayPhrase | null {
  const date = readDayOfYear(reader, words);
  if (date === null) return null;
  const year = reader.tryWhole(() => reader.take(/,?\s+(\d{4})(?![\d:])/y)?.[1] ?? null);
  if (year === null) return date;
  const day = `${year}-${padded(date.month, 2)}-${padded(date.monthDay, 2)}`;
  return isLocalDay(day) ? { kind: 'date', day } : null;
}

/** Reads a day that some year has: `1 Dec`, `1. Dezember`, `1st December` or `Dec 1`. */
export function readDayOfYear(
  reader: TextReader,
  words: TimeWordLists,
): Extract<DayPhrase, { readonly kind: 'day-of-year' }> | null {
  const dayFirst = reader.tryWhole(() => {
    const monthDay = readMonthDay(reader, words);
    reader.take(/\.(?=\s*\p{L})/uy);
    reader.takeSpace();
    return dayOfYear(reader.takeWordOf(words.months), monthDay);
  });
  const monthFirst = () => {
    const month = reader.takeWordOf(words.months);
    reader.takeSpace();
    return dayOfYear(month, readMonthDay(reader, words));
  };
  return dayFirst ?? reader.tryWhole(monthFirst);
}

/** Reads `31` or `31st`; null for the beginning of a time or of a longer number. */
export function readMonthDay(reader: TextReader, words: TimeWordLists): number | null {
  const text = reader.take(/\d{1,2}(?![\d:])/y)?.[0];
  reader.takeWord(words.ordinalEndings);
  const monthDay = Number(text ?? 0);
  return monthDay >= 1 && monthDay <= 31 ? monthDay : null;
}

function dayOfYear(monthFromZero: number | null, monthDay: number | null) {
  if (monthFromZero === null || monthDay === null) return null;
  const month = monthFromZero + 1;
  const inLeapYear = `2024-${padded(month, 2)}-${padded(monthDay, 2)}`;
  return isLocalDay(inLeapYear) ? ({ kind: 'day-of-year', month, monthDay } as const) : null;
}
