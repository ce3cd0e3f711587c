import { useEffect, useState } from 'react';
import type { QueryResult, QueryResults } from './messages-from-worker.ts';
import type { LiveQuery } from './messages-to-worker.ts';
import { useNotesIndex } from './notes-index-provider.tsx';

interface Received {
  readonly about: string;
  readonly known: QueryResult;
}

/** What the notes say about a subject, kept up to date; null until the worker has said it. */
export function useLiveQuery<S extends LiveQuery>(subject: S): QueryResult<S['about'] & keyof QueryResults> | null {
  const finder = useNotesIndex();
  const [told, setTold] = useState<Received | null>(null);
  // A subject is a plain object, made anew with each render: what it says is what counts.
  const about = JSON.stringify(subject);
  useEffect(() => {
    if (finder === null) return;
    return finder.watch(JSON.parse(about) as S, (known) => setTold({ about, known }));
  }, [finder, about]);
  // What was told is of this subject, so its value is of this kind.
  return told?.about === about ? (told.known as QueryResult<S['about'] & keyof QueryResults>) : null;
}
