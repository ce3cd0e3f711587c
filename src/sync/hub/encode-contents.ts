import type { RecordKey } from '#domain/kernel/index.ts';
import {
  type ContentBody,
  type ContentLocation,
  decodeSummaries,
  encodeContent,
  encodeSummaries,
  splitFields,
  textRanges,
} from '../record/index.ts';
import { stateOf } from './fold.ts';
import type { StoredBody, StoredRecord } from './hub-storage.ts';

/** A record encoded for a snapshot: its summary, and the bytes of its content, if it has any. */
export interface EncodedRecord {
  readonly summary: EncodedSummary;
  readonly content: { readonly kind: 'details' | 'bodies'; readonly bytes: Uint8Array } | null;
}

/** A summary without the location of its content, as bytes: values of another thread would be built again in this one. */
export interface EncodedSummary {
  readonly bytes: Uint8Array;
  readonly leaves: number;
}

/** An encoded summary, and where the record's content is. */
export interface LocatedSummary extends EncodedSummary {
  readonly content: ContentLocation | null;
}

/** Returns the bytes of a chunk of summaries. */
export function joinSummaries(summaries: readonly LocatedSummary[]): Uint8Array {
  return encodeSummaries(
    summaries.flatMap(({ bytes, content }) => decodeSummaries(bytes).map((summary) => ({ ...summary, content }))),
  );
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
    const own = { key: record.key as RecordKey, fields: head, ...tombstone, content: null };
    const summary = { bytes: encodeSummaries([own]), leaves: head.size };
    if (details.size === 0 && record.body === null) return { summary, content: null };
    if (record.body !== null) progress(record.key);
    const body = record.body === null ? null : contentBody(record.body, plain.has(record.key));
    const kind = record.body === null ? 'details' : 'bodies';
    return { summary, content: { kind, bytes: encodeContent({ fields: details, body }) } };
  });
}

function contentBody({ state, sum, text }: StoredBody, plain: boolean): ContentBody {
  return { state, sum, text: (plain ? null : textRanges(state, text)) ?? text };
}
