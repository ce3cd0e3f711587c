import { useCallback, useEffect, useMemo, useState } from 'react';
import { recordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { useAuth } from '../account/index.ts';
import { onceForAll, useDocument } from '../replica/index.ts';
import { type HistoryError, historyApi } from './history-api.ts';
import type { PastRecord, PastStates } from './past-states.ts';

export interface Loading<T> {
  /** The value loaded last. If reloading failed, the previous value stays. */
  readonly value: T | null;
  readonly error: HistoryError | null;
  readonly again: () => void;
}

export interface History extends Loading<PastStates> {
  readonly loadMore: () => void;
}

export function useHistoryApi(collection: Collection, id: string) {
  const uid = useAuth().user?.uid ?? '';
  return useMemo(() => historyApi(uid, collection, id), [uid, collection, id]);
}

/** Loads the list of a record's earlier states, newest first. */
export function useHistory(collection: Collection, id: string): History {
  const key = recordKey(collection, id);
  const api = useHistoryApi(collection, id);
  const { states: known } = loadedHistory(useDocument());
  const [value, setValue] = useState<PastStates | null>(known.get(key) ?? null);
  const [error, setError] = useState<HistoryError | null>(null);
  const load = useCallback(
    async (after: PastStates | null) => {
      const answer = await api.states(after?.next ?? null);
      const isUnknownYet = !answer.ok && answer.error.code === 'request/not-found';
      setError(answer.ok || isUnknownYet ? null : answer.error);
      if (!answer.ok && !isUnknownYet) return;
      const part = answer.ok ? answer.value : { states: [], next: null };
      const all = { states: [...(after?.states ?? []), ...part.states], next: part.next };
      known.set(key, all);
      setValue(all);
    },
    [api, known, key],
  );
  const again = useCallback(() => void load(null), [load]);
  useEffect(again, [again]);
  return { value, error, again, loadMore: () => void load(value) };
}

/** Loads the content of a version; requests nothing while `version` is null. */
export function useVersion(collection: Collection, id: string, version: string | null): Loading<PastRecord> {
  const api = useHistoryApi(collection, id);
  const { versions: known } = loadedHistory(useDocument());
  const key = `${recordKey(collection, id)} ${version}`;
  const [, setLoaded] = useState('');
  const [failed, setFailed] = useState<{ readonly key: string; readonly error: HistoryError } | null>(null);
  const again = useCallback(() => {
    if (version === null || known.has(key)) return;
    void api.version(version).then((answer) => {
      if (answer.ok) known.set(key, answer.value);
      setLoaded(key);
      setFailed(answer.ok ? null : { key, error: answer.error });
    });
  }, [api, known, key, version]);
  useEffect(again, [again]);
  return { value: known.get(key) ?? null, error: failed?.key === key ? failed.error : null, again };
}

/**
 * A cache of the history loaded in this page. Versions never change, and the list of versions stays available offline.
 */
interface LoadedHistory {
  readonly states: Map<string, PastStates>;
  readonly versions: Map<string, PastRecord>;
}

/** Returns the cache of the user's document, which is released together with it. */
const loadedHistory = onceForAll((_document: object): LoadedHistory => ({ states: new Map(), versions: new Map() }));
