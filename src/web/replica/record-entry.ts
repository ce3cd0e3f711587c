import { idOf, inTrash, isErased, type RecordKey, readRecord } from '#domain/kernel/index.ts';
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
  let value: RecordIn<C> | undefined;
  return {
    id: idOf(key),
    key,
    leaves: state.fields,
    inTrash: inTrash(state.fields),
    isErased: isErased(state.fields),
    get value() {
      value ??= readRecord(recordTypeOf(collection), state.fields).value as RecordIn<C>;
      return value;
    },
  };
}
