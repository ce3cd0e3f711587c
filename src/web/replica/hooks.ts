import { startTransition, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Instant, parseId, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { useDocumentStore } from './document-provider.tsx';
import type { DocumentStore } from './document-store.ts';
import { followThrottled } from './follow-throttled.ts';
import { onceForAll } from './once-for-all.ts';
import { readInPieces } from './read-in-pieces.ts';
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

/** Returns whether every record stored on this device is in memory. Until then, lists show the first of them. */
export function useDocumentRead(): boolean {
  return useFromDocument((store) => store.recordsHere !== 'first');
}

/**
 * Returns whether a list can be shown: it has records, or everything stored on this device is in memory, so that it is
 * known to be empty.
 */
export function useListReady(list: readonly unknown[]): boolean {
  return useDocumentRead() || list.length > 0;
}

/** Returns whether every record is here: all that is stored is in memory, and the hub's records were downloaded once. */
export function useDocumentComplete(): boolean {
  return useFromDocument((store) => store.recordsHere === 'all');
}

/** Returns whether the hub's records are being downloaded for the first time, so that any list may still be filled. */
export function useFirstSync(): boolean {
  return useFromDocument(({ recordsHere, status }) => recordsHere !== 'all' && status.kind === 'saving');
}

/** Returns when the oldest unacknowledged change was made; null if that was not before the given instant. */
export function usePendingSince(before: Instant): Instant | null {
  return useFromDocument(({ oldestPending }) =>
    oldestPending !== null && oldestPending < before ? oldestPending : null,
  );
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
  const key = parseId(id).ok ? recordKey(collection, id) : null;
  return useWhileHeld(key === null ? [] : [key], holdRecord, (store) =>
    key === null ? noRecord : store.record(collection, id),
  );
}

/**
 * Keeps the content of several records in memory while they are needed. Their entries change when it is loaded.
 *
 * @returns whether all of it is loaded
 */
export function useOpenRecords(collection: Collection, ids: readonly string[]): boolean {
  const keys = ids.map((id) => recordKey(collection, id));
  return useWhileHeld(keys, holdRecord, (store) => ids.every((id) => store.record(collection, id).state !== 'loading'));
}

const noRecord = { state: 'not-here', entry: null } as const;

/** Returns the body of a record, and keeps it open while it is shown. */
export function useBody(collection: Collection, id: string): BodyView {
  return useWhileHeld([recordKey(collection, id)], holdBody, (store) => store.body(collection, id));
}

type Hold = (store: DocumentStore, key: RecordKey) => () => void;

const holdRecord: Hold = (store, key) => store.watchRecord(key);
const holdBody: Hold = (store, key) => store.watchBody(key);

/** Selects a value of the document, and holds what it needs while it is shown. */
function useWhileHeld<T>(keys: readonly RecordKey[], hold: Hold, read: (store: DocumentStore) => T): T {
  const store = useDocumentStore();
  const joined = keys.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => {
      const held = joined === '' ? [] : joined.split(' ').map((key) => hold(store, key as RecordKey));
      const stop = store.subscribe(listener);
      return () => {
        stop();
        for (const letGo of held) letGo();
      };
    },
    [store, joined, hold],
  );
  return useSyncExternalStore(subscribe, () => read(store));
}

/**
 * Returns the actions on the document. On all screens this is the same object as long as the document is the same, so
 * that it can serve as a cache key.
 */
export function useDocument(): DocumentActions {
  return actionsOf(useDocumentStore());
}

export type DocumentActions = ReturnType<typeof documentActions>;

const actionsOf = onceForAll(documentActions);

export function documentActions(store: DocumentStore) {
  return {
    ...store.actions,
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
    records: store.records,
    deletedIds: store.deletedIds,
    openRecord: store.openRecord,
    get isRead() {
      return store.recordsHere !== 'first';
    },
    /** Resolves once every record stored on this device is in memory. */
    whenRead: () => whenRead(store),
    watchBody: store.watchBody,
    hold: store.hold,
    flush: store.flush,
  };
}

function whenRead(store: DocumentStore): Promise<void> {
  return new Promise((resolve) => {
    if (store.recordsHere !== 'first') return resolve();
    const stop = store.subscribe(() => {
      if (store.recordsHere === 'first') return;
      stop();
      resolve();
    });
  });
}
