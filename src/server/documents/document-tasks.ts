import { createHash } from 'node:crypto';
import { collectionOf, idOf } from '#domain/kernel/index.ts';
import { stateOf } from '#sync/hub/fold.ts';
import type { HistoryEntry, HistoryHead, StoredRecord } from '#sync/hub/hub-storage.ts';
import type { Progress } from '#sync/hub/hub-tasks.ts';
import { pastState, wholeVersion } from '#sync/hub/record-history.ts';
import { printRecord } from './print-record.ts';
import { writesOf } from './record-write.ts';

/** The tasks that read one user's records for an answer over HTTP. */
export const documentTasks = { printRecords, printHistory, printVersion, writesOf, digestsIn };

export type DocumentTasks = typeof documentTasks;

/** Prints records as members of a JSON object: `"id":{…},"id":{…}`. Deleted records are left out. */
function printRecords(records: readonly StoredRecord[], progress: Progress): Uint8Array {
  const members: string[] = [];
  for (const record of records) {
    const { key, tombstone, body } = record;
    if (tombstone !== null) continue;
    progress(key);
    const printed = printRecord(collectionOf(key), stateOf(record).fields, body?.text ?? null);
    members.push(`${JSON.stringify(idOf(key))}:${printed}`);
  }
  return Buffer.from(members.join());
}

/** A JSON text, and the `ETag` of an answer with it. */
export interface PrintedAnswer {
  readonly json: Uint8Array;
  readonly tag: string;
}

/** Prints some of a record's earlier states, and the id after which the next ones begin. */
function printHistory({ states, next }: { readonly states: readonly HistoryHead[]; readonly next: string | null }) {
  return withTag(JSON.stringify({ states: states.map(pastState), next }));
}

function printVersion({ key, entry }: { readonly key: string; readonly entry: HistoryEntry }): PrintedAnswer {
  const { writtenAt, replacedAt, fields, text } = wholeVersion(key, entry);
  const record = printRecord(collectionOf(key), fields, text);
  return withTag(`{"writtenAt":${writtenAt},"replacedAt":${replacedAt},"record":${record}}`);
}

/** The `ETag` is a hash of the answer, because history is thinned without changing the document. */
function withTag(text: string): PrintedAnswer {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { json: Buffer.from(text), tag };
}

/** Finds digests as plain text in any content, so that it need not know the meaning of each leaf. */
function digestsIn(contents: readonly (Uint8Array | string)[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const content of contents) {
    const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
    for (const [digest] of text.matchAll(/[0-9a-f]{64}/g)) found.add(digest);
  }
  return found;
}
