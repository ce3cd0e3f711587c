import { useMemo } from 'react';
import { knownExercises, type TranslatedNames } from '#domain/exercise/index.ts';
import { exercisesNamed, foldText, parseQuery } from '#domain/search/index.ts';
import { ExerciseFinder } from '#domain/search/training/index.ts';
import { useTranslatedNames } from '../../exercise/index.ts';
import { onceForAll, type RecordEntry, useRecords } from '../../replica/index.ts';
import type { RequestedQuery } from './notes-queries.ts';
import { useQueryContext } from './use-query-context.ts';

const finderOf = onceForAll((records: readonly RecordEntry<'exercises'>[]) =>
  onceForAll((translated: TranslatedNames) => new ExerciseFinder(knownExercises(records, undefined, translated), null)),
);

/**
 * Returns a function that adds to a typed query everything else on which its result depends. The worker of the notes
 * does not know the exercises, so those that `exercise:` means are sent with the query.
 */
export function useRequestedQuery(): (text: string) => RequestedQuery {
  const place = useQueryContext();
  const exercises = useRecords('exercises');
  const translated = useTranslatedNames();
  return useMemo(
    () => (text) => {
      const names = exercisesNamed(parseQuery(text, place));
      if (names.length === 0) return { text, place };
      const finder = finderOf(exercises)(translated); // created only for such a query, because it folds the names of all exercises
      const keysOf = (name: string) => [...finder.named(name, foldText(name).text)];
      return { text, place, exercises: Object.fromEntries(names.map((name) => [name, keysOf(name)])) };
    },
    [place, exercises, translated],
  );
}
