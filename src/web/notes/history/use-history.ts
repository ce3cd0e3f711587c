import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAuth } from '../../account/index.ts';
import { useDocument } from '../../replica/index.ts';
import { type HistoryError, historyApi } from './history-api.ts';
import { loadedHistory } from './loaded-history.ts';
import type { NoteVersion, PastStates } from './past-states.ts';

export interface Loading<T> {
  /** What is known by now, from before where loading it again failed. */
  readonly value: T | null;
  readonly error: HistoryError | null;
  readonly again: () => void;
}

export interface History extends Loading<PastStates> {
  /** Loads the next part of the list. */
  readonly loadMore: () => void;
}

export function useHistoryApi(noteId: string) {
  const uid = useAuth().user?.uid ?? '';
  return useMemo(() => historyApi(uid, noteId), [uid, noteId]);
}

/** The list of what a note was before, newest first. */
export function useHistory(noteId: string): History {
  const api = useHistoryApi(noteId);
  const { states: known } = loadedHistory(useDocument().replica);
  const [value, setValue] = useState<PastStates | null>(known.get(noteId) ?? null);
  const [error, setError] = useState<HistoryError | null>(null);
  const load = useCallback(
    async (after: PastStates | null) => {
      const answer = await api.states(after?.next ?? null);
      const isUnknownYet = !answer.ok && answer.error.code === 'history/not-found';
      setError(answer.ok || isUnknownYet ? null : answer.error);
      if (!answer.ok && !isUnknownYet) return;
      const part = answer.ok ? answer.value : { states: [], next: null };
      const all = { states: [...(after?.states ?? []), ...part.states], next: part.next };
      known.set(noteId, all);
      setValue(all);
    },
    [api, known, noteId],
  );
  const again = useCallback(() => void load(null), [load]);
  useEffect(again, [again]);
  return { value, error, again, loadMore: () => void load(value) };
}

/** What a version held; nothing is asked for while there is no id. */
export function useVersion(noteId: string, id: string | null): Loading<NoteVersion> {
  const api = useHistoryApi(noteId);
  const { versions: known } = loadedHistory(useDocument().replica);
  const key = `${noteId} ${id}`;
  const [, setLoaded] = useState('');
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: HistoryError } | null>(null);
  const again = useCallback(() => {
    if (id === null || known.has(key)) return;
    void api.version(id).then((answer) => {
      if (answer.ok) known.set(key, answer.value);
      setLoaded(key);
      setFailed(answer.ok ? null : { key, error: answer.error });
    });
  }, [api, known, key, id]);
  useEffect(again, [again]);
  return { value: known.get(key) ?? null, error: failed?.key === key ? failed.error : null, again };
}
