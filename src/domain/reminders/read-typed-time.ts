import { type Instant, instantAt, localDayAt, minutesAt } from '../kernel/index.ts';
import { type ClockPhrase, looksLikeClock, readClock } from './clock-phrase.ts';
import { type DayPhrase, readCount, readDay } from './day-phrase.ts';
import { nextRecurrence } from './next-recurrence.ts';
import { printRecurrenceRule } from './recurrence-rule.ts';
import { resolveClock, resolveDay, type TimeContext } from './resolve-day.ts';
import { completeRule, namesDays, type RulePhrase, readAdverb, readRule } from './rule-phrase.ts';
import { TextReader } from './text-reader.ts';
import type { TimeWordLists } from './time-words.ts';
import { timeWordsRead } from './time-words-read.ts';
import type { WallClockTime } from './wall-clock-time.ts';

/** A time that is typed behind an `@`. */
export interface TypedTime extends WallClockTime {
  readonly at: Instant;
  /** How it recurs, as the `repeat` of a reminder; null if it does not. */
  readonly repeat: string | null;
  /** How many UTF-16 code units of the text state it. */
  readonly length: number;
  /** Whether it states its date with the year, so that it means the same whenever it is read. */
  readonly hasFullDate: boolean;
}

/**
 * Reads a time as people type it: `tomorrow 9:00`, `mon`, `in 2 hours`, `1 Dec`, `9am`, `every monday 7:00`.
 *
 * The words of all languages are read, so that a text means the same wherever it is read. A time without its date is
 * after `now`. One whose first day is not stated begins with the next day that fits.
 *
 * @param text what follows the `@`, to the end of the line or further
 * @returns null if the text does not begin with a time, or if it begins with an impossible one, such as `tomorrow 25:00`
 */
export function readTypedTime(text: string, context: TimeContext): TypedTime | null {
  return readTimeAndPhrases(text, context)?.time ?? null;
}

/** A time, and the phrases that state it; these are null for elapsed time, such as `in 2 hours`. */
interface TimeAndPhrases {
  readonly time: TypedTime;
  readonly phrases: Phrases | null;
}

/** Does the same as {@link readTypedTime}, and returns how the time is stated. */
export function readTimeAndPhrases(text: string, context: TimeContext): TimeAndPhrases | null {
  const [line = ''] = text.slice(0, maxTimeLength).split(/[\r\n]/);
  const reader = new TextReader(line);
  const elapsed = readInstant(reader, timeWordsRead, context);
  if (elapsed !== null) return { time: { ...elapsed, length: reader.position }, phrases: null };
  const phrases = phrasesOf(reader, timeWordsRead);
  const time = phrases && timeOf(phrases, context);
  return time && { time: { ...time, length: reader.position }, phrases };
}

type TimeRead = Omit<TypedTime, 'length'>;

/** How much of a text is read. */
export const maxTimeLength = 120;

/** Reads `in 2 hours`, which counts elapsed time, also when daylight saving time changes in between. */
function readInstant(reader: TextReader, words: TimeWordLists, { now, zone }: TimeContext): TimeRead | null {
  return reader.tryWhole(() => {
    if (!reader.takeWord(words.in) || !reader.takeSpace()) return null;
    const count = readCount(reader, words);
    reader.takeSpace();
    const unit = reader.takeWordOf([words.units.minute, words.units.hour]);
    if (count === null || unit === null) return null;
    const minute = 60_000;
    const at = Math.floor(now / minute) * minute + count * (unit === 0 ? 1 : 60) * minute;
    return { day: localDayAt(at, zone), minutes: minutesAt(at, zone), at, repeat: null, hasFullDate: false };
  });
}

/** How a time is stated. */
export interface Phrases {
  readonly clock: ClockPhrase | null;
  readonly day: DayPhrase | null;
  readonly rule: RulePhrase | null;
}

function timeOf(phrases: Phrases, context: TimeContext): TimeRead | null {
  const start = startOf(phrases, context);
  if (start === null) return null;
  return {
    ...start,
    at: instantAt(start.day, start.minutes, context.zone),
    repeat: phrases.rule && printRecurrenceRule(completeRule(phrases.rule, start)),
    hasFullDate: phrases.day?.kind === 'date',
  };
}

/**
 * Reads a day, a time of day and a recurrence, each at most once and in any order. Words such as `daily` count only at
 * the beginning, because in `9:00 daily stand-up` they belong to what is to be done.
 */
function phrasesOf(reader: TextReader, words: TimeWordLists): Phrases | null {
  const nothing: Phrases = { clock: null, day: null, rule: null };
  const rule = readAdverb(reader, words);
  const first = rule ? { rule } : onePhrase(reader, words, nothing);
  if (first === null) return null;
  let phrases: Phrases = { ...nothing, ...first };
  for (;;) {
    const next = reader.try(() => (reader.take(/,?\s+/y) ? onePhrase(reader, words, phrases) : null));
    if (next === null) break;
    phrases = { ...phrases, ...next };
  }
  return phrases.clock === null && looksLikeClock(reader) ? null : phrases;
}

function onePhrase(reader: TextReader, words: TimeWordLists, { clock, day, rule }: Phrases): Partial<Phrases> | null {
  // Behind a recurrence, as in `every monday sun cream`, the name of a day belongs to what is to be done.
  const newDay = day === null && rule === null ? readDay(reader, words) : null;
  if (newDay !== null) return { day: newDay };
  const newClock = clock === null ? readClock(reader, words) : null;
  if (newClock !== null) return { clock: newClock };
  const newRule = rule === null ? readRule(reader, words) : null;
  return newRule && { rule: newRule };
}

function startOf({ clock, day, rule }: Phrases, context: TimeContext): WallClockTime | null {
  if (day !== null) return resolveDay(day, clock, context);
  if (rule !== null) return firstOf(rule, clock?.minutes ?? context.defaultMinutes, context);
  return clock && resolveClock(clock, context);
}

/**
 * Returns the first time of a recurrence without a day: the next of the days that it names, else today, else the first
 * one if it had begun today.
 */
function firstOf(rule: RulePhrase, minutes: number, { now, zone }: TimeContext): WallClockTime | null {
  const today = localDayAt(now, zone);
  const fromToday = completeRule(namesDays(rule) ? { ...rule, interval: 1 } : rule, { day: today, minutes });
  const first = nextRecurrence({ start: today, rule: fromToday, zone }, now);
  return first && { day: first.day, minutes };
}
