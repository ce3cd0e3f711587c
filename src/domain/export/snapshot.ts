import { deflateSync, inflateSync } from 'fflate';
import type { Leaf, RecordKey } from '../kernel/index.ts';
import type { AttachmentHash } from '../notes/index.ts';
import { type Collection, recordTypes } from '../user-document.ts';
import type { ExportedAccount, ExportedRecord } from './exported-account.ts';
import { attachmentsNamedBy, neededCollections } from './references.ts';
import type { Spool } from './spool.ts';

/** The records of an export, which are the same however often they are read. */
export interface Snapshot {
  readonly records: (collection: Collection) => AsyncIterable<ExportedRecord>;
  /** The attachments that leaves and texts name, also those that the account does not have. */
  readonly namedAttachments: ReadonlySet<AttachmentHash>;
}

/**
 * Reads each record once and stores it in a spool, because the account may change while the export is written.
 *
 * @param selection the records to read besides those that others may need; null for all
 */
export async function takeSnapshot(
  account: Pick<ExportedAccount, 'records'>,
  selection: ReadonlySet<RecordKey> | null,
  spool: Spool,
): Promise<Snapshot> {
  const blocksByCollection = new Map<Collection, readonly number[]>();
  const namedAttachments = new Set<AttachmentHash>();
  let blockCount = 0;
  for (const collection of readingOrder) {
    const blocks: number[] = [];
    const wanted = neededCollections.includes(collection) ? null : selection;
    const lines = linesOf(account.records(collection, wanted), namedAttachments);
    for await (const block of inBlocks(lines)) {
      await spool.append(block);
      blocks.push(blockCount);
      blockCount += 1;
    }
    blocksByCollection.set(collection, blocks);
  }
  const records = async function* (collection: Collection) {
    for (const block of blocksByCollection.get(collection) ?? []) yield* recordsIn(await spool.read(block));
  };
  return { records, namedAttachments };
}

/**
 * The attachments are last, and what others refer to is after those, so that a record which was created and referred to
 * during the reading is in the snapshot too.
 */
const readingOrder: readonly Collection[] = recordTypes
  .map(({ collection }) => collection)
  .toSorted((a, b) => readingRank(a) - readingRank(b));

function readingRank(collection: Collection): number {
  if (collection === 'attachments') return 2;
  return neededCollections.includes(collection) ? 1 : 0;
}

async function* linesOf(
  records: AsyncIterable<ExportedRecord>,
  namedAttachments: Set<AttachmentHash>,
): AsyncGenerator<string> {
  for await (const record of records) {
    for (const hash of attachmentsNamedBy(record)) namedAttachments.add(hash);
    const { key, leaves, text } = record;
    const values = Array.from(leaves, ([path, { value, stamp }]) => [path, stamp, value] as const);
    const defined = values.filter(([, , value]) => value !== undefined);
    yield `${JSON.stringify([key, defined, text] satisfies SpooledRecord)}\n`;
  }
}

/** The leaves are a list, because a path such as `__proto__` cannot be a name in an object. */
type SpooledRecord = readonly [
  key: RecordKey,
  leaves: readonly (readonly [path: string, stamp: string, value: unknown])[],
  text: string | null,
];

async function* inBlocks(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let waiting = '';
  for await (const line of lines) {
    waiting += line;
    if (waiting.length < blockCharacters) continue;
    yield compressed(waiting);
    waiting = '';
  }
  if (waiting !== '') yield compressed(waiting);
}

const blockCharacters = 256 * 1024;

function compressed(text: string): Uint8Array<ArrayBuffer> {
  return deflateSync(new TextEncoder().encode(text), { level: 1 });
}

function* recordsIn(block: Uint8Array): Generator<ExportedRecord> {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(inflateSync(block));
  for (const line of text.trimEnd().split('\n')) {
    const [key, leaves, body]: SpooledRecord = JSON.parse(line);
    const all = leaves.map(([path, stamp, value]): [string, Leaf] => [path, { value, stamp }]);
    yield { key, leaves: new Map(all), text: body };
  }
}
