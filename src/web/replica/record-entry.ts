import { idOf, inTrash, isErased, type RecordKey, readRecord } from '#domain/kernel/index.ts';
import { type Collection, type RecordIn, recordTypeOf } from '#domain/user-document.ts';
import type { Fields, RecordState } from '#sync/record/index.ts';

/** A record as screens see it. The entry stays the same object while the record is unchanged. */
export interface RecordEntry<C extends Collection> {
  readonly id: string;
  readonly key: RecordKey;
  /** The plain value; read when first asked for. It is shared, so nothing may write into it. */
  readonly value: RecordIn<C>;
  readonly leaves: Fields;
  readonly inTrash: boolean;
  /** Deleted by the person, its name kept for what points to it; it is in the trash too, and not listed there. */
  readonly isErased?: boolean;
}

/** @param state a record that is not deleted for ever */
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
