import { foldCase } from '../kernel/index.ts';
import { isClearTime, type StatedTime } from './clear-time.ts';
import { maxTimeLength, readTimeAndPhrases, type TypedTime } from './read-typed-time.ts';
import type { TimeContext } from './resolve-day.ts';
import { timeWordsRead } from './time-words-read.ts';

/** Words of a task that state its time, or may do so, although there is no `@` before them. */
export interface PossibleTime {
  readonly time: TypedTime;
  /** The words that state it, as they are typed. */
  readonly words: string;
  /** The text with the `@` that makes the words its time. */
  readonly withSign: string;
  /**
   * Whether the words surely mean this time (`clear`), whether they may mean another one or be a part of what is to be
   * done, as in `plank 3:00` (`doubtful`), or whether they name a time of today that has passed (`passed`).
   */
  readonly kind: 'clear' | 'doubtful' | 'passed';
}

/**
 * Finds words at the beginning or the end of a task that read as a time: `call physio tomorrow 18:00`.
 *
 * @returns null if there are none, or if they are all there is
 */
export function possibleTime(text: string, context: TimeContext): PossibleTime | null {
  const end = text.trimEnd().replace(/[.!…]{1,3}$/, '').length;
  for (const { index } of text.matchAll(startOfWord)) {
    if (index > 0 && end - index > maxTimeLength) continue;
    const read = readTimeAndPhrases(text.slice(index), context);
    if (read === null || read.time.length < minPlainLength) continue;
    const { time, phrases } = read;
    const isAtEnd = index + time.length >= end;
    if (isAtEnd && index === 0) return null;
    if (!isAtEnd && index > 0) continue;
    const stated: StatedTime = {
      before: text.slice(0, index),
      words: text.slice(index, index + time.length),
      after: text.slice(index + time.length),
      phrases,
    };
    if (!isAtEnd && isAnAmount(stated)) continue;
    if (meansAnother(stated) || isFollowedByTime(stated, context)) return null;
    const withSign = `${stated.before}@${stated.words}${stated.after}`;
    if (time.at > context.now)
      return { time, words: stated.words, withSign, kind: isClearTime(stated) ? 'clear' : 'doubtful' };
    const isOfToday = phrases?.day?.kind === 'today' || phrases?.day?.kind === 'tonight';
    return isOfToday ? { time, words: stated.words, withSign, kind: 'passed' } : null;
  }
  return null;
}

const startOfWord = /(?<!\S)[\p{L}\d]/gu;
/** So `sun` in `sun cream` is no day. */
const minPlainLength = 4;

/** Returns whether words at the beginning count something, as in `march 5 km` or `may 5 laps`. */
function isAnAmount({ words, after }: StatedTime): boolean {
  return (/\d$/.test(words) && unitFirst.test(after)) || verbAndNumber.test(words);
}

const unitFirst =
  /^\s*(?:km|k|m|mi|miles?|meilen|metres?|meters?|meter|kg|lbs?|g|ml|l|h|min|mins|minutes?|minuten|sec|secs|seconds?|sek|sekunden|s|x|×|%|kcal|bpm|watts?|w|reps?|wdh|wiederholungen|sets?|sätze|rounds?|runden|laps?|bahnen|times|mal)(?![\p{L}\d])/iu;

/** The months that are also verbs, with the number that would be a day. */
const verbAndNumber = /^(?:march|may)\s+\d+$/i;

/**
 * Returns whether the words before make these mean another time: the one before, as in `heute morgen`, or the one before
 * that if a time of day is all there is, as in `tomorrow morning at 9:00`.
 */
function meansAnother({ before, phrases }: StatedTime): boolean {
  const [last = '', secondLast = ''] = wordsBefore(before);
  return changingWords.has(last) || (phrases !== null && phrases.day === null && dayWords.has(secondLast));
}

/** Returns the last words of a text, folded, the last one first. */
function wordsBefore(text: string): readonly string[] {
  const [, secondLast = '', last = ''] =
    /(?:([\p{L}\p{M}]+)\s+)?([\p{L}\p{M}]+)\s+$/u.exec(text.slice(-maxTimeLength)) ?? [];
  return [foldCase(last), foldCase(secondLast)];
}

/** Returns whether the next words are a time too, as in `heute morgen 8 Uhr anrufen`: together they mean another one. */
function isFollowedByTime({ after }: StatedTime, context: TimeContext): boolean {
  return readTimeAndPhrases(after.trimStart(), context) !== null;
}

const { every, today, tomorrow, dayAfterTomorrow, next, on, weekdays } = timeWordsRead;
const dayWords = new Set([every, today, tomorrow, dayAfterTomorrow, ...weekdays].flat());
/** After these, `morgen` is a morning, and a time belongs to a day that is not understood. */
const changingWords = new Set([
  ...[every, today, next, on, ...weekdays].flat(),
  ...['guten', 'gestern', 'diesen', 'yesterday', 'last', 'letzten'],
]);
