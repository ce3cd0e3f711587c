import { startTransition, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Instant, parseId, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { useDocumentStore } from './document-provider.tsx';
import type { DocumentStore } from './document-store.ts';
import { followThrottled } from './follow-throttled.ts';
import { readInPieces } from './read-in-pieces.ts';
import type { RecordActions } from './record-actions.ts';
import type { RecordEntry } from './record-entry.ts';
import type { RecordView } from './record-views.ts';
import type { BodyView } from './shown-contents.ts';

/** Selects a value of the document, and renders again when that value changes. */
function useFromDocument<T>(read: (store: DocumentStore) => T): T {
  const store = useDocumentStore();
  return useSyncExternalStore(store.subscribe, () => read(store));
}

/** Returns whether the device's copy is in memory. This does not depend on the network. */
export function useDocumentReady(): boolean {
  return useFromDocument((store) => store.ready);
}

/**
 * Returns the source of the save state. The state changes with each keystroke, so callers choose how to follow it. The
 * source stays the same object as long as the document does.
 */
export function useSaveStatusSource(): Pick<DocumentStore, 'subscribe' | 'status'> {
  return useDocumentStore();
}

/** Returns whether everything on the hub has been downloaded once. */
export function useFirstSyncEnded(): boolean {
  return useFromDocument((store) => store.firstSyncEnded);
}

/** Returns when the oldest unacknowledged change was made; null if that was not before the given instant. */
export function usePendingSince(before: Instant): Instant | null {
  return useFromDocument(({ oldestPending }) =>
    oldestPending !== null && oldestPending < before ? oldestPending : null,
  );
}

/** Returns whether editing is frozen by a sign-out in this tab or another. */
export function useFrozen(): boolean {
  return useFromDocument((store) => store.frozen);
}

/** Returns the records of a collection that are not permanently deleted, including those in the trash. */
export function useRecords<C extends Collection>(collection: C): readonly RecordEntry<C>[] {
  return useFromDocument((store) => store.records(collection));
}

/** Returns the ids of a collection's permanently deleted records. */
export function useDeletedIds(collection: Collection): readonly string[] {
  return useFromDocument((store) => store.deletedIds(collection));
}

/**
 * Returns the records of a collection for totals over all of them. They are throttled so that they never delay a
 * keystroke ({@link followThrottled}), and their values are read beforehand, in slices. The very first records are
 * returned immediately.
 *
 * @param ms the minimum time between two updates, in milliseconds
 */
export function useThrottledRecords<C extends Collection>(collection: C, ms: number): readonly RecordEntry<C>[] {
  const store = useDocumentStore();
  const [settled, setSettled] = useState(() => store.records(collection));
  const pauseMs = useEffectEvent(() => ms);
  useEffect(() => {
    startTransition(() => setSettled(store.records(collection)));
    let stopReading = () => {};
    const stopFollowing = followThrottled({
      subscribe: store.subscribe,
      read: () => store.records(collection),
      pauseMs: () => pauseMs(),
      changed: (records, isFirst) => {
        stopReading();
        if (isFirst) setSettled(records);
        else stopReading = readInPieces(records, () => startTransition(() => setSettled(records)));
      },
    });
    return () => {
      stopFollowing();
      stopReading();
    };
  }, [store, collection]);
  return settled;
}

/**
 * Returns one record with its content, which is loaded on demand.
 *
 * @param id the id in the URL; an invalid id results in `not-here`
 */
export function useRecord<C extends Collection>(collection: C, id: string): RecordView<C> {
  const store = useDocumentStore();
  const key: RecordKey | null = parseId(id).ok ? recordKey(collection, id) : null;
  const subscribe = useCallback(
    (listener: () => void) => {
      const letGo = key === null ? null : store.watchRecord(key);
      const stop = store.subscribe(listener);
      return () => {
        stop();
        letGo?.();
      };
    },
    [store, key],
  );
  return useSyncExternalStore(subscribe, () => (key === null ? noRecord : store.record(collection, id)));
}

/**
 * Keeps the content of several records in memory while they are needed. Their entries change when it is loaded.
 *
 * @returns whether all of it is loaded
 */
export function useOpenRecords(collection: Collection, ids: readonly string[]): boolean {
  const store = useDocumentStore();
  const joined = ids.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const keys = joined === '' ? [] : joined.split(' ').map((id) => recordKey(collection, id));
      const letGo = keys.map((key) => store.watchRecord(key));
      const stop = store.subscribe(listener);
      return () => {
        stop();
        for (const each of letGo) each();
      };
    },
    [store, collection, joined],
  );
  return useSyncExternalStore(subscribe, () => ids.every((id) => store.record(collection, id).state !== 'loading'));
}

const noRecord = { state: 'not-here', entry: null } as const;

/** Returns the body of a record, and keeps it open while it is shown. */
export function useBody(collection: Collection, id: string): BodyView {
  const store = useDocumentStore();
  const key: RecordKey = recordKey(collection, id);
  const subscribe = useCallback(
    (listener: () => void) => {
      const letGo = store.watchBody(key);
      const stop = store.subscribe(listener);
      return () => {
        stop();
        letGo();
      };
    },
    [store, key],
  );
  return useSyncExternalStore(subscribe, () => store.body(collection, id));
}

/**
 * Returns the actions on the document. On all screens this is the same object as long as the document is the same, so
 * that it can serve as a cache key.
 */
export function useDocument(): DocumentActions {
  const store = useDocumentStore();
  const known = actionsByStore.get(store);
  if (known !== undefined) return known;
  const actions = documentActions(store);
  actionsByStore.set(store, actions);
  return actions;
}

export type DocumentActions = ReturnType<typeof documentActions>;

const actionsByStore = new WeakMap<DocumentStore, DocumentActions>();

export function documentActions(store: DocumentStore) {
  const { actions } = store;
  return {
    reader: store.reader,
    get status() {
      return store.status;
    },
    get ready() {
      return store.ready;
    },
    /**
     * Calls the listener after every change: after a user action immediately, otherwise throttled.
     *
     * @returns a function that unsubscribes
     */
    subscribe: store.subscribe,
    companion: store.companion,
    records: store.records.bind(store) as DocumentStore['records'],
    deletedIds: store.deletedIds.bind(store),
    changeRecord: actions.changeRecord.bind(actions) as RecordActions['changeRecord'],
    changeRecords: actions.changeRecords.bind(actions) as RecordActions['changeRecords'],
    createRecord: actions.createRecord.bind(actions) as RecordActions['createRecord'],
    setLeaves: actions.setLeaves,
    editTogether: actions.editTogether,
    trash: actions.trash,
    restore: actions.restore,
    deleteForEver: actions.deleteForEver,
    openRecord: store.openRecord,
    bodyText: actions.bodyText,
    watchBody: (key: RecordKey) => store.watchBody(key),
    hold: store.hold,
    insertTemplate: actions.insertTemplate,
    prepareTemplate: actions.prepareTemplate,
    dailyNoteId: actions.dailyNoteId,
    flush: store.flush,
    today: actions.today,
    dayOf: actions.dayOf,
    now: actions.now,
    newId: actions.newId,
  };
}
