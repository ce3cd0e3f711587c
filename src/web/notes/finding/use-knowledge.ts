import { useEffect, useState } from 'react';
import { useNotesFinder } from './finder-provider.tsx';
import type { Knowledge, Known } from './messages-from-worker.ts';
import type { Subject } from './messages-to-worker.ts';

interface Told {
  readonly about: string;
  readonly known: Known;
}

/** What the notes say about a subject, kept up to date; null until the worker has said it. */
export function useKnowledge<S extends Subject>(subject: S): Known<S['about'] & keyof Knowledge> | null {
  const finder = useNotesFinder();
  const [told, setTold] = useState<Told | null>(null);
  // A subject is a plain object, made anew with each render: what it says is what counts.
  const about = JSON.stringify(subject);
  useEffect(() => {
    if (finder === null) return;
    return finder.watch(JSON.parse(about) as S, (known) => setTold({ about, known }));
  }, [finder, about]);
  // What was told is of this subject, so its value is of this kind.
  return told?.about === about ? (told.known as Known<S['about'] & keyof Knowledge>) : null;
}
