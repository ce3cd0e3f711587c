import { idOf, inTrash, isErased, type RecordKey, readForReading } from '#domain/kernel/index.ts';
import { type Collection, type RecordIn, recordTypeOf } from '#domain/user-document.ts';
import type { Fields, RecordState } from '#sync/record/index.ts';

/** A record as shown by screens. The entry stays the same object while the record is unchanged. */
export interface RecordEntry<C extends Collection> {
  readonly id: string;
  readonly key: RecordKey;
  /** The plain value, parsed on first access. It is shared, so it must not be mutated. */
  readonly value: RecordIn<C>;
  readonly leaves: Fields;
  readonly inTrash: boolean;
  /**
   * Whether the record is erased, with only its name left for references. It is also in the trash, but not listed
   * there.
   */
  readonly isErased?: boolean;
}

/** @param state a record that is not permanently deleted */
export function recordEntry<C extends Collection>(collection: C, key: RecordKey, state: RecordState): RecordEntry<C> {
  return new Entry(collection, key, state.fields);
}

/** A class, since an object with a getter of its own takes five times the memory. */
class Entry<C extends Collection> implements RecordEntry<C> {
  readonly id: string;
  readonly key: RecordKey;
  readonly leaves: Fields;
  readonly inTrash: boolean;
  readonly isErased: boolean;
  readonly #collection: C;
  #value: RecordIn<C> | undefined;

  constructor(collection: C, key: RecordKey, leaves: Fields) {
    this.id = idOf(key);
    this.key = key;
    this.leaves = leaves;
    this.inTrash = inTrash(leaves);
    this.isErased = isErased(leaves);
    this.#collection = collection;
  }

  get value(): RecordIn<C> {
    this.#value ??= readForReading(recordTypeOf(this.#collection), this.leaves) as RecordIn<C>;
    return this.#value;
  }
}
