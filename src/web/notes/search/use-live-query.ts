import { useEffect, useState } from 'react';
import type { QueryResult, QueryResults } from './messages-from-worker.ts';
import type { LiveQuery } from './messages-to-worker.ts';
import { useNotesIndex } from './notes-index-provider.tsx';

interface Received {
  readonly about: string;
  readonly known: QueryResult;
}

/** Returns the result of a live query; null until the worker has answered. */
export function useLiveQuery<S extends LiveQuery>(subject: S): QueryResult<S['about'] & keyof QueryResults> | null {
  const finder = useNotesIndex();
  const [told, setTold] = useState<Received | null>(null);
  // Compared by value, because the query is a new object on each render.
  const about = JSON.stringify(subject);
  useEffect(() => {
    if (finder === null) return;
    return finder.watch(JSON.parse(about) as S, (known) => setTold({ about, known }));
  }, [finder, about]);
  // The result belongs to this query, so its value has the matching type.
  return told?.about === about ? (told.known as QueryResult<S['about'] & keyof QueryResults>) : null;
}
