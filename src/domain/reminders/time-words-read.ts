import { foldCase } from '../kernel/index.ts';
import type { Language } from '../language/index.ts';
import { germanTimeWords } from './german-time-words.ts';
import { englishTimeWords, type TimeWordLists, type TimeWords } from './time-words.ts';

/** The words of each language, to print times and to propose them. */
export const timeWords: { readonly [L in Language]: TimeWords } = { en: englishTimeWords, de: germanTimeWords };

/**
 * The words by which times are read, folded as {@link foldCase} does. They are those of all languages, so that a time in
 * a note means the same on every device and on the server.
 */
export const timeWordsRead: TimeWordLists = merged(Object.values(timeWords));

function merged(languages: readonly TimeWords[]): TimeWordLists {
  const all = (listOf: (words: TimeWords) => readonly string[] | undefined) =>
    languages.flatMap((words) => (listOf(words) ?? []).map(foldCase));
  const each = (listsOf: (words: TimeWords) => readonly (readonly string[])[], count: number) =>
    Array.from({ length: count }, (_, at) => all((words) => listsOf(words)[at]));
  return {
    today: all(({ today }) => today),
    tonight: all(({ tonight }) => tonight),
    evening: all(({ evening }) => evening),
    tomorrow: all(({ tomorrow }) => tomorrow),
    dayAfterTomorrow: all(({ dayAfterTomorrow }) => dayAfterTomorrow),
    next: all(({ next }) => next),
    in: all((words) => words.in),
    one: all(({ one }) => one),
    at: all(({ at }) => at),
    oClock: all(({ oClock }) => oClock),
    on: all(({ on }) => on),
    the: all(({ the }) => the),
    every: all(({ every }) => every),
    and: all(({ and }) => and),
    am: all(({ am }) => am),
    pm: all(({ pm }) => pm),
    ordinalEndings: all(({ ordinalEndings }) => ordinalEndings),
    workday: all(({ workday }) => workday),
    weekdays: each(({ weekdays }) => weekdays, 7),
    months: each(({ months }) => months, 12),
    units: {
      minute: all(({ units }) => units.minute),
      hour: all(({ units }) => units.hour),
      day: all(({ units }) => units.day),
      week: all(({ units }) => units.week),
      month: all(({ units }) => units.month),
      year: all(({ units }) => units.year),
    },
    recurring: {
      day: all(({ recurring }) => recurring.day),
      week: all(({ recurring }) => recurring.week),
      month: all(({ recurring }) => recurring.month),
      year: all(({ recurring }) => recurring.year),
    },
  };
}
