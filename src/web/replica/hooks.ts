import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Instant, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import type { SaveStatus } from '#sync/replica/status.ts';
import { useDocumentStore } from './document-provider.tsx';
import type { BodyView, DocumentStore, RecordView } from './document-store.ts';
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

export function useSaveStatus(): SaveStatus {
  return useFromDocument((store) => store.status);
}

/** Whether everything that was on the hub has been here once. */
export function useFirstSyncEnded(): boolean {
  return useFromDocument((store) => store.firstSyncEnded);
}

/** When the oldest change was made that the hub does not have; null where it has all. */
export function useOldestWaiting(): Instant | null {
  return useFromDocument((store) => store.oldestWaiting);
}

/** Whether nothing may be edited, because somebody is signing out here or in another tab. */
export function useFrozen(): boolean {
  return useFromDocument((store) => store.frozen);
}

/** The records of a collection that are not deleted for ever, those in the trash among them. */
export function useRecords<C extends Collection>(collection: C): readonly RecordEntry<C>[] {
  return useFromDocument((store) => store.records(collection));
}

/** One record with its details, which are loaded when somebody looks at it. */
export function useRecord<C extends Collection>(collection: C, id: string): RecordView<C> {
  const store = useDocumentStore();
  const key: RecordKey = recordKey(collection, id);
  const subscribe = useCallback(
    (listener: () => void) => {
      const letGo = store.watchRecord(key);
      const stop = store.subscribe(listener);
      return () => {
        stop();
        letGo();
      };
    },
    [store, key],
  );
  return useSyncExternalStore(subscribe, () => store.record(collection, id));
}

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

/** What screens do to the document. The same object as long as the document is the same. */
export function useDocument() {
  const store = useDocumentStore();
  return useMemo(() => documentActions(store), [store]);
}

export type DocumentActions = ReturnType<typeof documentActions>;

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
    insertTemplate: store.insertTemplate,
    prepareTemplate: store.prepareTemplate,
    dailyNoteId: store.dailyNoteId,
    flush: store.flush,
    today: store.today,
    now: store.now,
    newId: store.newId,
  };
}
