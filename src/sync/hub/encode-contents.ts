import type { RecordKey } from '#domain/kernel/index.ts';
import { type ContentBody, encodeContent, type RecordSummary, splitFields, textRanges } from '../record/index.ts';
import { stateOf } from './fold.ts';
import type { StoredBody, StoredRecord } from './hub-storage.ts';

/** A record encoded for a snapshot: its summary, and the bytes of its content, if it has any. */
export interface EncodedRecord {
  readonly summary: Omit<RecordSummary, 'content'>;
  readonly content: { readonly kind: 'details' | 'bodies'; readonly bytes: Uint8Array } | null;
}

/**
 * Splits records into summaries and contents.
 *
 * @param plain keys of the records whose text is stored in full instead of as ranges of the body's state
 * @param progress called for each record with a body before its text is searched for in the state
 */
export function encodeContents(
  records: readonly StoredRecord[],
  plain: ReadonlySet<string>,
  progress: (key: string) => void,
): readonly EncodedRecord[] {
  return records.map((record) => {
    const state = stateOf(record);
    const { head, details } = splitFields(state.fields);
    const tombstone = state.tombstone === undefined ? {} : { tombstone: state.tombstone };
    const own = { key: record.key as RecordKey, fields: head, ...tombstone };
    if (details.size === 0 && record.body === null) return { summary: own, content: null };
    if (record.body !== null) progress(record.key);
    const body = record.body === null ? null : contentBody(record.body, plain.has(record.key));
    const kind = record.body === null ? 'details' : 'bodies';
    return { summary: own, content: { kind, bytes: encodeContent({ fields: details, body }) } };
  });
}

function contentBody({ state, sum, text }: StoredBody, plain: boolean): ContentBody {
  return { state, sum, text: (plain ? null : textRanges(state, text)) ?? text };
}
