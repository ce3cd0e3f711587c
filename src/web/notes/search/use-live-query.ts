import { useEffect, useState } from 'react';
import { useNotesIndex } from './notes-index-provider.tsx';
import type { LiveQuery, NotesQuery, QueryResult, QueryResults } from './notes-queries.ts';

/** Returns the result of a live query; null until the worker has answered. */
export function useLiveQuery<S extends LiveQuery>(subject: S) {
  return useAnswer<QueryResult<S['about'] & keyof QueryResults>>(subject);
}

/** Returns a function that asks which notes link to a note. It resolves once all notes have been read. */
export function useAskForSources(): (id: string) => Promise<ReadonlySet<string>> {
  const client = useNotesIndex();
  return (id) =>
    new Promise((resolve) => {
      const none = () => resolve(new Set());
      if (client === null) return none();
      const query: LiveQuery = { about: 'backlinks', id };
      const receive = ({ value, isWhole }: QueryResult<'backlinks'>) => {
        if (!isWhole) return;
        resolve(new Set(value.map(({ source }) => source)));
        stop();
      };
      const stop = client.watch<QueryResult<'backlinks'>>('notes', query, receive, none);
    });
}

/**
 * Returns the latest answer to a query, which has the type that belongs to the query; null until the worker has
 * answered, or if there is no query.
 */
export function useAnswer<Answer>(query: NotesQuery | null): Answer | null {
  const client = useNotesIndex();
  const [latest, setLatest] = useState<{ readonly question: string; readonly answer: Answer } | null>(null);
  const question = query && JSON.stringify(query); // compared by value, because it is a new object on each render
  useEffect(() => {
    if (client === null || question === null) return;
    return client.watch<Answer>('notes', JSON.parse(question), (answer) => setLatest({ question, answer }));
  }, [client, question]);
  return latest?.question === question ? latest.answer : null;
}
