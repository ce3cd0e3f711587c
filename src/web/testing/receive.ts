import type { RecordKey } from '#domain/kernel/index.ts';
import { isCollection, recordTypeOf } from '#domain/user-document.ts';
import { bodyUpdate, type Change, printStamp, type ReplicaId } from '#sync/record/index.ts';
import { bodyFromText } from '../replica/body-from-text.ts';
import type { DocumentStore } from '../replica/document-store.ts';
import { editsOf } from '../replica/record-edit.ts';

/**
 * Leaves to write into records, by the parts of the document, their collections and ids, and texts for records that have
 * none.
 */
type Received = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, ReceivedRecord>>>>>>;

type ReceivedRecord = Readonly<Record<string, unknown>> & { readonly body?: string };

/** Changes records while the app is shown, all at once, as if that came from another device. */
export async function receive(store: DocumentStore, document: Received): Promise<void> {
  const changes = Object.values(document).flatMap((collections) =>
    Object.entries(collections).flatMap(([collection, records]) =>
      Object.entries(records).map(([id, record]) => changeOf(store, [collection, id], record)),
    ),
  );
  const { replica } = store;
  const journal = await replica.storage.applyRemote(changes, null);
  if (journal === null) throw new Error('It was not stored');
  replica.remoteApplied(changes, journal);
}

function changeOf(store: DocumentStore, [collection, id]: readonly [string, string], record: ReceivedRecord): Change {
  const type = recordTypeOf(collection);
  if (type === null || !isCollection(collection)) throw new Error(`There is no collection ${collection}`);
  const key: RecordKey = `${collection}/${id}`;
  const ms = Date.now();
  const stamp = printStamp({ ms, counter: 0, replica: 'TESTING-' as ReplicaId });
  const { body, ...leaves } = record;
  const known = store.record(collection, id).entry?.leaves ?? new Map();
  const edit = { id, leaves: known, isNew: false, now: ms };
  const edits = editsOf(type, edit, (draft) => Object.assign(draft, leaves));
  if (!edits.ok) throw new Error(`${key}: ${JSON.stringify(edits.error)}`);
  const fields = new Map(edits.value.map(({ path, value }) => [path, { value, stamp }]));
  return { key, fields, ...(body !== undefined && { body: bodyUpdate(key, bodyFromText(body)) }) };
}
