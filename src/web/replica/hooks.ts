import { startTransition, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Instant, parseId, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { useDocumentStore } from './document-provider.tsx';
import type { BodyView, DocumentStore, RecordView } from './document-store.ts';
import { followThrottled } from './follow-throttled.ts';
import { readInPieces } from './read-in-pieces.ts';
import type { RecordEntry } from './record-entry.ts';

/** Reads one thing of the document, and renders again when it is another. */
function useFromDocument<T>(read: (store: DocumentStore) => T): T {
  const store = useDocumentStore();
  return useSyncExternalStore(store.subscribe, () => read(store));
}

/** Whether this device's copy is in memory; the network has no part in it. */
export function useDocumentReady(): boolean {
  return useFromDocument((store) => store.ready);
}

/** How all of it is saved, which each key changes: who follows it decides what that is worth. The same object as long as the document is the same. */
export function useSaveStatusSource(): Pick<DocumentStore, 'subscribe' | 'status'> {
  return useDocumentStore();
}

/** Whether everything that was on the hub has been here once. */
export function useFirstSyncEnded(): boolean {
  return useFromDocument((store) => store.firstSyncEnded);
}

/** When the oldest change was made that the hub does not have, where that was before an instant; null elsewhere. */
export function usePendingSince(before: Instant): Instant | null {
  return useFromDocument(({ oldestWaiting: oldestPending }) =>
    oldestPending !== null && oldestPending < before ? oldestPending : null,
  );
}

/** Whether nothing may be edited, because somebody is signing out here or in another tab. */
export function useFrozen(): boolean {
  return useFromDocument((store) => store.frozen);
}

/** The records of a collection that are not deleted for ever, those in the trash among them. */
export function useRecords<C extends Collection>(collection: C): readonly RecordEntry<C>[] {
  return useFromDocument((store) => store.records(collection));
}

/** The ids of a collection that are deleted for ever. */
export function useDeletedIds(collection: Collection): readonly string[] {
  return useFromDocument((store) => store.deletedIds(collection));
}

/**
 * The records of a collection, for what adds them all up: none of it holds up a key ({@link followThrottled}), and their
 * values are read before, in pieces. The first records of all go before everything else.
 *
 * @param ms how long nothing changes in a pause
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
 * One record with its details, which are loaded when somebody looks at it.
 *
 * @param id as it stands in an address: what can be no id is that of a record that is not here
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

const noRecord = { state: 'not-here', entry: null } as const;

/** The text of a record's body, open as long as somebody shows it. */
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
 * What screens do to the document. The same object on every screen as long as the document is the same, so that what was
 * worked out for one is at hand for the next.
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

function documentActions(store: DocumentStore) {
  return {
    /** @throws before the document is ready */
    get replica() {
      return store.replica;
    },
    get ready() {
      return store.ready;
    },
    /** Told of every change, at once after an act of the person. @returns stops it */
    subscribe: store.subscribe,
    companion: store.companion,
    records: store.records.bind(store) as DocumentStore['records'],
    changeRecord: store.changeRecord.bind(store) as DocumentStore['changeRecord'],
    changeRecords: store.changeRecords.bind(store) as DocumentStore['changeRecords'],
    createRecord: store.createRecord.bind(store) as DocumentStore['createRecord'],
    setLeaves: store.setLeaves,
    trash: store.trash,
    restore: store.restore,
    deleteForEver: store.deleteForEver,
    openRecord: store.openRecord,
    bodyText: store.bodyText,
    watchBody: (key: RecordKey) => store.watchBody(key),
    hold: store.hold,
    insertTemplate: store.insertTemplate,
    prepareTemplate: store.prepareTemplate,
    dailyNoteId: store.dailyNoteId,
    flush: store.flush,
    today: store.today,
    dayOf: store.dayOf,
    now: store.now,
    newId: store.newId,
  };
}
