import { isCollection } from '#domain/user-document.ts';
import { showApplied } from '#sync/document/synced-layer.ts';
import type { Change } from '#sync/record/index.ts';
import type { DocumentStore } from '../replica/document-store.ts';
import { recordChange } from './record-change.ts';

/** The leaves to write by document part, collection and id. A record without a body may also get one. */
type Received = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, ReceivedRecord>>>>>>;

type ReceivedRecord = Readonly<Record<string, unknown>> & { readonly body?: string };

/** Changes several records at once while the app is shown, as another device would. */
export async function receive(store: DocumentStore, document: Received): Promise<void> {
  const now = Date.now();
  const changes = Object.values(document).flatMap((collections) =>
    Object.entries(collections).flatMap(([collection, records]) =>
      Object.entries(records).map(([id, { body, ...leaves }]) =>
        recordChange(collection, id, {
          leaves: leavesOf(store, collection, id),
          body,
          now,
          edit: (draft) => Object.assign(draft, leaves),
        }),
      ),
    ),
  );
  await receiveChanges(store, changes);
}

/** Stores changes of another device and shows them. */
export async function receiveChanges({ replica }: DocumentStore, changes: readonly Change[]): Promise<void> {
  const journal = await replica.document.ports.storage.applyRemote(changes, null);
  if (journal === null) throw new Error('The changes were not stored');
  showApplied(replica.document, changes, journal);
}

export function leavesOf(store: DocumentStore, collection: string, id: string) {
  if (!isCollection(collection)) throw new Error(`Unknown collection: ${collection}`);
  return store.record(collection, id).entry?.leaves ?? new Map();
}
