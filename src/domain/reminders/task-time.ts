import type { NoteTask } from '../notes/markdown/index.ts';
import { readTypedTime, type TypedTime } from './read-typed-time.ts';
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
 * Finds the first time in a task: `call physio @tomorrow 9:00`. Code states no time.
 *
 * @param mentions the labels of the note's mentions, such as `Sunday run`. They begin with `@` too and are no times.
 * @returns null if the text states no time
 */
export function taskTime(
  { text, code }: Pick<NoteTask, 'text' | 'code'>,
  mentions: readonly string[],
  context: TimeContext,
): TaskTime | null {
  let next = 0;
  for (const { index } of text.matchAll(startOfTime)) {
    while ((code[next]?.to ?? text.length) <= index) next += 1;
    const codeFrom = code[next]?.from ?? text.length;
    const time = codeFrom <= index ? null : readTypedTime(text.slice(index + 1, codeFrom), context);
    if (time === null) continue;
    const after = text.slice(index + 1);
    if (mentions.some((label) => label !== '' && after.startsWith(label))) continue;
    return { time, from: index, title: titleOf(text.slice(0, index), after.slice(time.length)) };
  }
  return null;
}

/** An `@` where a word could begin, so not in `me@mon.example`. */
const startOfTime = /(?<![^\s("'“‘«„])@(?=[\p{L}\d])/gu;

/** Joins what is around a time, so that `call @tomorrow, then rest` becomes `call, then rest`. */
function titleOf(before: string, after: string): string {
  const space = /^\p{P}/u.test(after) ? '' : ' ';
  return `${before.trimEnd()}${space}${after.trimStart()}`.replace(/^[\s,;:]+/, '').trimEnd();
}
