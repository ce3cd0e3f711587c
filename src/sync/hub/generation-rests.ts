import type { RecordKey } from '#domain/kernel/index.ts';
import { encodeRest, type Head, type RestBody, splitFields, textPlaces } from '../record/index.ts';
import { stateOf } from './fold.ts';
import type { StoredBody, StoredRecord } from './hub-storage.ts';

/** A record for the pages of a new device: what lists need of it, and the rest in bytes, if it has any. */
export interface EncodedRest {
  readonly head: Omit<Head, 'rest'>;
  readonly rest: { readonly kind: 'details' | 'bodies'; readonly bytes: Uint8Array } | null;
}

/**
 * Splits records into heads and rests.
 *
 * @param plain records whose text is written out instead of looked for in the body's state
 * @param progress told of each record that has a body before its text is looked for
 */
export function encodeRests(
  records: readonly StoredRecord[],
  plain: ReadonlySet<string>,
  progress: (key: string) => void,
): readonly EncodedRest[] {
  return records.map((record) => {
    const state = stateOf(record);
    const { head, details } = splitFields(state.fields);
    const tombstone = state.tombstone === undefined ? {} : { tombstone: state.tombstone };
    const own = { key: record.key as RecordKey, fields: head, ...tombstone };
    if (details.size === 0 && record.body === null) return { head: own, rest: null };
    if (record.body !== null) progress(record.key);
    const body = record.body === null ? null : restBody(record.body, plain.has(record.key));
    const kind = record.body === null ? 'details' : 'bodies';
    return { head: own, rest: { kind, bytes: encodeRest({ fields: details, body }) } };
  });
}

function restBody({ state, sum, text }: StoredBody, plain: boolean): RestBody {
  return { state, sum, text: (plain ? null : textPlaces(state, text)) ?? text };
}
