import { deflateSync } from 'fflate';
import { answerLinesIn, trainingDaysIn } from '../journal/as-text/index.ts';
import { idOf, type Leaf, type LocalDay, type RecordKey, readRecord } from '../kernel/index.ts';
import { type AttachmentHash, dayOfNote, note } from '../notes/index.ts';
import { type Collection, recordTypes } from '../user-document.ts';
import type { ExportedAccount, ExportedRecord } from './exported-account.ts';
import { attachmentsNamedBy, neededCollections } from './references.ts';
import type { Spool } from './spool.ts';

/** The records of an export, which are the same however often they are read. */
export interface Snapshot {
  readonly records: (collection: Collection) => AsyncIterable<ExportedRecord>;
  /** The attachments that leaves and texts name, also those that the account does not have. */
  readonly namedAttachments: ReadonlySet<AttachmentHash>;
  /** The days whose training notes show. */
  readonly shownDays: ReadonlySet<LocalDay>;
  /** The lines of the live answers in notes. */
  readonly answerLines: ReadonlySet<string>;
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
  const found = {
    namedAttachments: new Set<AttachmentHash>(),
    shownDays: new Set<LocalDay>(),
    answerLines: new Set<string>(),
  };
  let blockCount = 0;
  for (const collection of readingOrder) {
    const blocks: number[] = [];
    const wanted = neededCollections.includes(collection) ? null : selection;
    const lines = linesOf(account.records(collection, wanted), found);
    for await (const block of inBlocks(lines)) {
      await spool.append(block);
      blocks.push(blockCount);
      blockCount += 1;
    }
    blocksByCollection.set(collection, blocks);
  }
  const records = async function* (collection: Collection) {
    for (const block of blocksByCollection.get(collection) ?? []) yield* await recordsIn(await spool.read(block));
  };
  return { records, ...found };
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

/** What is found while the records are read. */
interface Found {
  readonly namedAttachments: Set<AttachmentHash>;
  readonly shownDays: Set<LocalDay>;
  readonly answerLines: Set<string>;
}

function addFound({ namedAttachments, shownDays, answerLines }: Found, record: ExportedRecord): void {
  for (const hash of attachmentsNamedBy(record)) namedAttachments.add(hash);
  const { text } = record;
  if (text === null) return;
  for (const day of trainingDaysIn(text, dayOfRecord(record))) shownDays.add(day);
  for (const line of answerLinesIn(text)) answerLines.add(line);
}

/** Returns the day whose daily note a record is; null if it is no daily note. */
export function dayOfRecord({ key, leaves }: ExportedRecord): LocalDay | null {
  return dayOfNote(idOf(key), readRecord(note, leaves).value);
}

async function* linesOf(records: AsyncIterable<ExportedRecord>, found: Found): AsyncGenerator<string> {
  for await (const record of records) {
    addFound(found, record);
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

async function recordsIn(block: Uint8Array<ArrayBuffer>): Promise<readonly ExportedRecord[]> {
  const plain = new Blob([block]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const lines = (await new Response(plain).text()).trimEnd().split('\n');
  return lines.map((line) => {
    const [key, leaves, text]: SpooledRecord = JSON.parse(line);
    const all = leaves.map(([path, stamp, value]): [string, Leaf] => [path, { value, stamp }]);
    return { key, leaves: new Map(all), text };
  });
}
