import type { TextReader } from './text-reader.ts';
import type { TimeWordLists } from './time-words.ts';

/** A time of day as it is written. */
export interface ClockPhrase {
  /** Minutes after midnight. */
  readonly minutes: number;
  /** Whether it says which half of the day it means, by `am` or `pm`. */
  readonly saysHalf: boolean;
}

/**
 * Reads `9:00`, `21:00`, `9am`, `9:30 pm`, `9 Uhr` or `at 9`. A number alone is none, because it may be an effort (`@8`).
 * A word may follow `18:00` without a space.
 */
export function readClock(reader: TextReader, words: TimeWordLists): ClockPhrase | null {
  return reader.try(() => {
    const isAnnounced = reader.takeWord(words.at) && reader.takeSpace();
    const [, hours = '', minutes] = reader.take(/(\d{1,2})(?::(\d{2}))?(?![\d:])/y) ?? [];
    if (hours === '') return null;
    const suffix = reader.try(() => {
      reader.takeSpace();
      const found = reader.takeWordOf([words.am, words.pm, words.oClock]);
      // In `15:30 am Freitag`, `am` is the German “on”
      return found === 0 && Number(hours) > 12 ? null : found;
    });
    if (suffix === null && minutes === undefined && !isAnnounced) return null;
    const isWhole = suffix === null && minutes !== undefined && reader.matches(wordWithoutSpace);
    if (!isWhole && !reader.isAtEndOfWord) return null;
    const half = suffix === oClock ? null : suffix;
    const hour = half === null ? hourOfDay(Number(hours)) : hourOfHalf(Number(hours), half);
    const minute = Number(minutes ?? 0);
    return hour === null || minute > 59 ? null : { minutes: hour * 60 + minute, saysHalf: half !== null };
  });
}

/** A word directly after the minutes, except for a unit: `4:30/km`, `5:00min/km` and `3:00x2` are no times of day. */
const wordWithoutSpace = /(?!(?:min|mins|km|k|mi|m|s|h|x|am|pm)(?!\p{L}))\p{L}+(?!\p{L}|\/)/uy;

/** The index of the suffix that does not say which half of the day is meant. */
const oClock = 2;

/** Returns whether what follows looks like a time of day, possibly an impossible one. */
export function looksLikeClock(reader: TextReader): boolean {
  return reader.matches(/[\s,]*\d{1,2}:\d/y);
}

function hourOfDay(hour: number): number | null {
  return hour <= 23 ? hour : null;
}

/** @param half 0 before noon, 1 from noon on */
function hourOfHalf(hour: number, half: number): number | null {
  return hour >= 1 && hour <= 12 ? (hour % 12) + half * 12 : null;
}
