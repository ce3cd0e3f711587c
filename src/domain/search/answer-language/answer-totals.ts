import { type Sport, sports } from '../../exercise/index.ts';
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

/** By word, in all languages of the app. */
const sportWords: ReadonlyMap<string, Sport> = new Map([
  ...sports.map((sport) => [sport, sport] as const),
  ['lauf', 'run'],
  ['radfahrt', 'ride'],
  ['spaziergang', 'walk'],
  ['wanderung', 'hike'],
  ['schwimmen', 'swim'],
  ['rudern', 'row'],
]);

/** Returns the sport that a word of a line about a total names; null for any other word. */
export function sportNamed(word: string): Sport | null {
  return sportWords.get(word.toLowerCase()) ?? null;
}

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
  const typed = words.filter((word) => !word.startsWith('#'));
  const isLastDays = (word: string) => /^\d+[dwm]$/i.test(word);
  if (!typed.every((word) => sportNamed(word) !== null || isLastDays(word))) return null;
  return hasPeriod || typed.length > 0 ? quantity : null;
}
