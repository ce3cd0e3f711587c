import { useEffect, useState } from 'react';
import { useNotesIndex } from './notes-index-provider.tsx';
import type { LiveQuery, QueryResult, QueryResults } from './notes-queries.ts';

interface Received {
  readonly about: string;
  readonly known: QueryResult;
}

/** Returns the result of a live query; null until the worker has answered. */
export function useLiveQuery<S extends LiveQuery>(subject: S): QueryResult<S['about'] & keyof QueryResults> | null {
  const client = useNotesIndex();
  const [told, setTold] = useState<Received | null>(null);
  // Compared by value, because the query is a new object on each render.
  const about = JSON.stringify(subject);
  useEffect(() => {
    if (client === null) return;
    return client.watch<QueryResult>('notes', JSON.parse(about), (known) => setTold({ about, known }));
  }, [client, about]);
  // The result belongs to this query, so its value has the matching type.
  return told?.about === about ? (told.known as QueryResult<S['about'] & keyof QueryResults>) : null;
}
