import { sports } from '../../exercise/index.ts';
import type { AnswerQuantity } from './answer-plan.ts';

/** The words that begin a line about a total, in all languages of the app. */
const totals: Readonly<Record<string, AnswerQuantity>> = {
  distance: 'distance',
  time: 'duration',
  climb: 'climb',
  distanz: 'distance',
  zeit: 'duration',
  höhenmeter: 'climb',
};

/** The totals as they are offered while a line is typed. */
export const totalWords = ['distance', 'time', 'climb'] as const;

const sportWords: ReadonlySet<string> = new Set([
  ...sports,
  ...['lauf', 'radfahrt', 'spaziergang', 'wanderung', 'schwimmen', 'rudern'],
]);

/**
 * Returns the quantity of which a line asks the total without saying so, such as `distance run this week`. The line then
 * has a sport or a period and no other words: `time management` is a search.
 *
 * @param words those of the line that are not clauses or periods
 */
export function totalAsked(first: string, words: readonly string[], hasPeriod: boolean): AnswerQuantity | null {
  const key = first.normalize().toLowerCase();
  const quantity = Object.hasOwn(totals, key) ? totals[key] : undefined;
  if (quantity === undefined) return null;
  const typed = words.filter((word) => !word.startsWith('#')).map((word) => word.toLowerCase());
  const isLastDays = (word: string) => /^\d+[dwm]$/.test(word);
  if (!typed.every((word) => sportWords.has(word) || isLastDays(word))) return null;
  return hasPeriod || typed.length > 0 ? quantity : null;
}
