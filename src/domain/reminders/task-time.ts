import { maxTimeLength, readTypedTime, type TypedTime } from './read-typed-time.ts';
import type { TimeContext } from './resolve-day.ts';

/** The time that a line of text states behind an `@`. */
export interface TaskTime {
  readonly time: TypedTime;
  /** The offset of the `@`. */
  readonly from: number;
  /** The text without the `@` and its time. */
  readonly title: string;
}

/**
 * Finds the first time in a task: `call physio @tomorrow 9:00`.
 *
 * @param text of the task, without its marker
 * @param mentions the labels of the note's mentions, such as `Sunday run`. They begin with `@` too and are no times.
 * @returns null if the text states no time
 */
export function taskTime(text: string, mentions: readonly string[], context: TimeContext): TaskTime | null {
  for (const { index } of text.matchAll(startOfTime)) {
    const after = text.slice(index + 1);
    if (mentions.some((label) => label !== '' && after.startsWith(label))) continue;
    const time = readTypedTime(after, context);
    if (time !== null) return { time, from: index, title: titleOf(text.slice(0, index), after.slice(time.length)) };
  }
  return null;
}

/** Words of a task that may state its time, although there is no `@` before them. */
export interface PossibleTime {
  readonly time: TypedTime;
  /** The text with the `@` that makes the words its time. */
  readonly withSign: string;
}

/**
 * Finds words at the beginning or the end of a task that read as a later time: `call physio tomorrow 18:00`.
 *
 * @returns null if there are none, or if they are all there is
 */
export function possibleTime(text: string, context: TimeContext): PossibleTime | null {
  const end = text.trimEnd().length;
  for (const { index } of text.matchAll(startOfWord)) {
    if (index > 0 && end - index > maxTimeLength) continue;
    const time = readTypedTime(text.slice(index), context);
    if (time === null || time.length < minPlainLength || time.at <= context.now) continue;
    const isAtEnd = index + time.length === end;
    if (isAtEnd && index === 0) return null;
    if (isAtEnd || index === 0) return { time, withSign: `${text.slice(0, index)}@${text.slice(index)}` };
  }
  return null;
}

const startOfWord = /(?<!\S)[\p{L}\d]/gu;
/** So `sun` in `sun cream` is no day. */
const minPlainLength = 4;

/** An `@` where a word could begin, so not in `me@mon.example`. */
const startOfTime = /(?<![^\s("'“‘«„])@(?=[\p{L}\d])/gu;

/** Joins what is around a time, so that `call @tomorrow, then rest` becomes `call, then rest`. */
function titleOf(before: string, after: string): string {
  const space = /^\p{P}/u.test(after) ? '' : ' ';
  return `${before.trimEnd()}${space}${after.trimStart()}`.replace(/^[\s,;:]+/, '').trimEnd();
}
