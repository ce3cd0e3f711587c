import { printTypedTime } from './print-typed-time.ts';
import type { TypedTime } from './read-typed-time.ts';
import { parseRecurrenceRule } from './recurrence-rule.ts';
import type { TimeWords } from './time-words.ts';

/** Prints a time that was read from words with its full date, and how it recurs: `2026-11-30 7:00 every week`. */
export function printWithDate(time: TypedTime, words: TimeWords): string {
  const rule = time.repeat === null ? null : parseRecurrenceRule(time.repeat, time);
  return printTypedTime(time, rule?.ok ? rule.value : null, words);
}
