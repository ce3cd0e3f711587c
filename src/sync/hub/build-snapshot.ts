import { recordKey } from '#domain/kernel/index.ts';
import { preferencesId } from '#domain/profile/index.ts';
import type { EncodedRecord, LocatedSummary } from './encode-contents.ts';
import type { ChunkEntry, HubStorage, RecordIndexEntry, StoredRecord, StoredSnapshot } from './hub-storage.ts';
import { type HubTaskInput, TaskEnded, type TaskRunner } from './hub-tasks.ts';
import { newestFirst, recordIndex } from './record-index.ts';

export interface SnapshotPorts {
  readonly storage: HubStorage;
  readonly tasks: TaskRunner;
  readonly pause: () => Promise<void>;
}

const plainChunkBytes = 1024 * 1024;
/** The first chunk is small, so that a screenful of the newest records appears before the rest has arrived. */
const firstSummariesBytes = 64 * 1024;
/** Devices read summaries on the main thread: decoding a chunk of this size takes a frame or two at most. */
const summariesChunkBytes = 160 * 1024;
const recordsAStep = 200;
/** The approximate number of bytes of fields and bodies that are read at a time. */
const bytesAStep = 4 * 1024 * 1024;

/**
 * Builds chunks for new devices from the compacted records, newest records first, and puts them before the chunks of
 * the current snapshot. A record in a newer chunk includes everything that older chunks hold of it, so old chunks stay
 * unchanged. Once most of the old data is superseded, all chunks are rebuilt.
 *
 * @param whole rebuild all chunks, so that permanently deleted records are removed from the bytes
 */
export async function buildSnapshot(uid: string, ports: SnapshotPorts, whole = false): Promise<StoredSnapshot> {
  const { storage } = ports;
  const standing = await storage.snapshot(uid);
  const increment =
    standing === null || whole ? null : await makeChunks(uid, ports, standing.sequence, nextId(standing));
  if (increment !== null && standing !== null && !isMostlyLeftovers(standing, increment)) {
    return commit(uid, storage, increment, standing.chunks);
  }
  return commit(uid, storage, await makeChunks(uid, ports, 0, standing === null ? 1 : nextId(standing)), []);
}

interface MadeChunks {
  readonly sequence: number;
  readonly entries: readonly ChunkEntry[];
  readonly bytes: ReadonlyMap<number, Uint8Array>;
}

async function commit(
  uid: string,
  storage: HubStorage,
  made: MadeChunks,
  kept: readonly ChunkEntry[],
): Promise<StoredSnapshot> {
  const chunks = [...made.entries, ...kept];
  // all summaries come before all contents, so that lists are complete before the first body arrives
  const ordered = [...chunks.filter(({ kind }) => kind === 'heads'), ...chunks.filter(({ kind }) => kind === 'rests')];
  const snapshot = { sequence: made.sequence, mark: await storage.commitIdAt(uid, made.sequence), chunks: ordered };
  await storage.commitSnapshot(uid, snapshot, made.bytes);
  return snapshot;
}

function isMostlyLeftovers(standing: StoredSnapshot, increment: MadeChunks): boolean {
  const added = increment.entries.reduce((sum, { plainSize }) => sum + plainSize, 0);
  const present = standing.chunks.reduce((sum, { plainSize }) => sum + plainSize, 0);
  return (
    standing.chunks.length > 4 && (added > present / 2 || standing.chunks.length > (2 * present) / plainChunkBytes + 8)
  );
}

function nextId({ chunks }: StoredSnapshot): number {
  return chunks.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

async function makeChunks(uid: string, ports: SnapshotPorts, after: number, firstId: number): Promise<MadeChunks> {
  const { storage, pause } = ports;
  const { folded, index } = await recordIndex(storage, uid, after, pause);
  const chunks = new ChunkWriter(uid, ports.tasks, firstId);
  const summaries: LocatedSummary[] = [];
  const keys = inOrderOfUse(await newestFirst(index, pause));
  for (let at = 0; at < keys.length; ) {
    const some = await storage.someRecords(uid, keys.slice(at, at + recordsAStep), bytesAStep);
    const records = new Map(some.records.map((record) => [record.key, record]));
    const inOrder = keys.slice(at, at + some.keys).flatMap((key) => records.get(key) ?? []);
    for (const encoded of await encodeContents(uid, inOrder, ports.tasks))
      summaries.push(await chunks.addContent(encoded));
    at += some.keys;
    await pause();
  }
  await chunks.closeContents();
  await chunks.addSummaries(summaries);
  return { sequence: folded, entries: chunks.entries, bytes: chunks.bytes };
}

/** Encodes record contents. If finding a body's text in its Yjs state takes too long, the text is stored in full. */
async function encodeContents(
  uid: string,
  records: readonly StoredRecord[],
  tasks: TaskRunner,
): Promise<readonly EncodedRecord[]> {
  const plain = new Set(records.filter(({ setAside }) => setAside).map(({ key }) => key));
  for (;;) {
    try {
      return await tasks.run(uid, 'encodeContents', { records, plain });
    } catch (error) {
      if (!(error instanceof TaskEnded) || error.key === null || plain.has(error.key)) throw error;
      plain.add(error.key);
    }
  }
}

const preferencesKey: string = recordKey('preferences', preferencesId);

/** The preferences come first, because language, units and cards follow from them; then the newest records. */
function inOrderOfUse(newest: readonly RecordIndexEntry[]): readonly string[] {
  const keys = newest.map(({ key }) => key);
  return keys.includes(preferencesKey) ? [preferencesKey, ...keys.filter((key) => key !== preferencesKey)] : keys;
}

/** Record contents collected for a chunk that is not full yet. */
interface OpenChunk {
  readonly id: number;
  readonly rests: Uint8Array[];
  bytes: number;
}

class ChunkWriter {
  readonly entries: ChunkEntry[] = [];
  readonly bytes = new Map<number, Uint8Array>();
  readonly #uid: string;
  readonly #tasks: TaskRunner;
  #nextId: number;
  /**
   * Contents with a body and contents with details only go into separate chunks. Each kind compresses better on its own
   * and is read separately.
   */
  readonly #open = new Map<'details' | 'bodies', OpenChunk>();

  constructor(uid: string, tasks: TaskRunner, firstId: number) {
    this.#uid = uid;
    this.#tasks = tasks;
    this.#nextId = firstId;
  }

  /** Adds details and body to an open chunk and returns the summary that refers to them. */
  async addContent({ summary, content }: EncodedRecord): Promise<LocatedSummary> {
    if (content === null) return { ...summary, content: null };
    const chunk = await this.#chunkWithRoom(content.kind, content.bytes.length);
    const place = { chunk: chunk.id, offset: chunk.bytes, length: content.bytes.length };
    chunk.rests.push(content.bytes);
    chunk.bytes += content.bytes.length;
    return { ...summary, content: place };
  }

  async closeContents(): Promise<void> {
    for (const chunk of this.#open.values()) await this.#add('rests', 'packContents', chunk.rests, chunk.id);
    this.#open.clear();
  }

  async #chunkWithRoom(kind: 'details' | 'bodies', bytes: number): Promise<OpenChunk> {
    const open = this.#open.get(kind);
    if (open !== undefined && open.bytes + bytes <= plainChunkBytes) return open;
    if (open !== undefined) await this.#add('rests', 'packContents', open.rests, open.id);
    const chunk = { id: this.#nextId++, rests: [], bytes: 0 };
    this.#open.set(kind, chunk);
    return chunk;
  }

  async addSummaries(summaries: readonly LocatedSummary[]): Promise<void> {
    let chunk: LocatedSummary[] = [];
    let size = 0;
    let most = firstSummariesBytes;
    for (const summary of summaries) {
      chunk.push(summary);
      size += Math.max(64 + summary.leaves * 32, summary.bytes.length);
      if (size < most) continue;
      await this.#add('heads', 'packSummaries', chunk);
      chunk = [];
      size = 0;
      most = summariesChunkBytes;
    }
    if (chunk.length > 0) await this.#add('heads', 'packSummaries', chunk);
  }

  async #add<N extends 'packSummaries' | 'packContents'>(
    kind: ChunkEntry['kind'],
    task: N,
    content: HubTaskInput<N>,
    id = this.#nextId++,
  ): Promise<void> {
    const { bytes, plainSize, sum } = await this.#tasks.run(this.#uid, task, content);
    this.bytes.set(id, bytes);
    this.entries.push({ id, kind, size: bytes.length, plainSize, sum });
  }
}
