import { isLocalDay, type LocalDay } from '../../kernel/index.ts';
import { codeSpansIn } from '../code-spans.ts';
import type { Span } from './note-outline.ts';

/** A time that a text states with its full date, as in `@2026-12-05 18:00`. */
export interface DatedTime extends Span {
  readonly day: LocalDay;
  /** Since midnight; null if only the day is stated. */
  readonly minutes: number | null;
}

const datedTime =
  /(?<![^\s("'“‘«„])@(?<day>\d{4}-\d\d-\d\d)(?: (?<hour>\d{1,2}):(?<minute>[0-5]\d))?(?! ?[ap]\.?m\b)(?![\p{L}\d:+-])/giu;
const minutesOfDay = 24 * 60;

/** Returns the times in a line that have their full date, in order. What is in code is none. */
export function datedTimesIn(text: string): readonly DatedTime[] {
  if (!text.includes('@')) return [];
  const code = codeSpansIn(text);
  let next = 0;
  return Array.from(text.matchAll(datedTime)).flatMap(({ 0: written, index, groups = {} }) => {
    while ((code[next]?.to ?? text.length) < index) next += 1;
    if ((code[next]?.from ?? text.length) < index) return [];
    const { day = '', hour, minute } = groups;
    const minutes = hour === undefined ? null : Number(hour) * 60 + Number(minute);
    if (!isLocalDay(day) || (minutes ?? 0) >= minutesOfDay) return [];
    return [{ day, minutes, from: index, to: index + written.length }];
  });
}

/** How a time with its full date is shown. */
export type TimeLabel = (day: LocalDay, minutes: number | null) => string;

export interface MarkedText {
  readonly text: string;
  /** Parts of the text, in order, such as the matches of a search. */
  readonly ranges: readonly Span[];
}

/**
 * Returns a text with its dated times as people write them, without the `@`. A time that overlaps a marked part stays as
 * it is typed, so that the marks are where they were found.
 */
export function timesAsRead({ text, ranges }: MarkedText, labelOf: TimeLabel): MarkedText {
  let [shown, read] = ['', 0];
  const shifts: { readonly behind: number; readonly by: number }[] = [];
  for (const { from, to, day, minutes } of datedTimesIn(text)) {
    if (ranges.some((range) => range.from < to && range.to > from)) continue;
    shown += text.slice(read, from) + labelOf(day, minutes);
    read = to;
    shifts.push({ behind: to, by: shown.length - to });
  }
  if (shifts.length === 0) return { text, ranges };
  const shifted = (at: number) => at + (shifts.findLast(({ behind }) => behind <= at)?.by ?? 0);
  return {
    text: shown + text.slice(read),
    ranges: ranges.map(({ from, to }) => ({ from: shifted(from), to: shifted(to) })),
  };
}
