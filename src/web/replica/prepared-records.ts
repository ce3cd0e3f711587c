import { collectionOf, type RecordKey } from '#domain/kernel/index.ts';
import { type Collection, isCollection } from '#domain/user-document.ts';
import type { LeafEdit } from '#sync/document/document-edits.ts';
import { type Fields, printStamp, type ReplicaId } from '#sync/record/index.ts';
import { type RecordEntry, recordEntry } from './record-entry.ts';

/** The stamp of leaves that no document has. */
const noStamp = printStamp({ ms: 0, counter: 0, replica: '--------' as ReplicaId });

interface PreparedView {
  readonly state: 'here';
  readonly entry: RecordEntry<Collection>;
}

interface Prepared {
  readonly edit: (draft: never) => void;
  /** Whether its id is new, so that no other device can have it. */
  readonly isNew: boolean;
  readonly view: PreparedView;
}

/**
 * Records that are shown but not stored yet: what a person creates is stored with its first character, so that nothing
 * empty is left when they leave again. They are in no list, and gone when the page is closed.
 */
export class PreparedRecords {
  readonly #byKey = new Map<RecordKey, Prepared>();

  /** @param leaves what `edit` writes into an empty record */
  add(
    key: RecordKey,
    { edit, isNew, leaves }: Pick<Prepared, 'edit' | 'isNew'> & { readonly leaves: readonly LeafEdit[] },
  ): void {
    const collection = collectionOf(key);
    if (!isCollection(collection)) return;
    const fields: Fields = new Map(leaves.map(({ path, value }) => [path, { value, stamp: noStamp }]));
    this.#byKey.set(key, { edit, isNew, view: { state: 'here', entry: recordEntry(collection, key, { fields }) } });
  }

  view(key: RecordKey): PreparedView | undefined {
    return this.#byKey.get(key)?.view;
  }

  get(key: RecordKey): Pick<Prepared, 'edit' | 'isNew'> | undefined {
    return this.#byKey.get(key);
  }

  remove(key: RecordKey): void {
    this.#byKey.delete(key);
  }
}
