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
  /** UTC milliseconds. */
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
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
 * @returns null if the account was deleted, or another server stored a snapshot or compacted more, meanwhile
 */
export async function buildSnapshot(uid: string, ports: SnapshotPorts, whole = false): Promise<StoredSnapshot | null> {
  const { storage } = ports;
  const standing = await storage.snapshot(uid);
  const increment =
    standing === null || whole ? null : await makeChunks(uid, ports, standing.sequence, firstId(standing, ports));
  if (increment !== null && standing !== null && !isMostlyLeftovers(standing, increment)) {
    return commit(uid, storage, { made: increment, kept: standing.chunks, standing });
  }
  const made = await makeChunks(uid, ports, 0, firstId(standing, ports));
  return commit(uid, storage, { made, kept: [], standing });
}

interface MadeChunks {
  readonly sequence: number;
  readonly entries: readonly ChunkEntry[];
}

interface NewSnapshot {
  readonly made: MadeChunks;
  readonly kept: readonly ChunkEntry[];
  /** The snapshot that was stored at the beginning. */
  readonly standing: StoredSnapshot | null;
}

async function commit(
  uid: string,
  storage: HubStorage,
  { made, kept, standing }: NewSnapshot,
): Promise<StoredSnapshot | null> {
  const chunks = [...made.entries, ...kept];
  // all summaries come before all contents, so that lists are complete before the first body arrives
  const ordered = [...chunks.filter(({ kind }) => kind === 'heads'), ...chunks.filter(({ kind }) => kind === 'rests')];
  const snapshot = { sequence: made.sequence, mark: await storage.commitIdAt(uid, made.sequence), chunks: ordered };
  return (await storage.commitSnapshot(uid, snapshot, standing)) ? snapshot : null;
}

function isMostlyLeftovers(standing: StoredSnapshot, increment: MadeChunks): boolean {
  const added = increment.entries.reduce((sum, { plainSize }) => sum + plainSize, 0);
  const present = standing.chunks.reduce((sum, { plainSize }) => sum + plainSize, 0);
  return (
    standing.chunks.length > 4 && (added > present / 2 || standing.chunks.length > (2 * present) / plainChunkBytes + 8)
  );
}

/**
 * Returns the id of the first chunk, from which the others are counted. It comes from the clock and from chance: a server
 * that was paused while it built must not overwrite the chunks of the one that began after it, and their clocks differ.
 */
function firstId(standing: StoredSnapshot | null, { now, randomBytes }: SnapshotPorts): number {
  const free = (standing?.chunks ?? []).reduce((first, { id }) => Math.max(first, id + 1), Math.floor(now()));
  return randomBytes(3).reduce((id, byte, place) => id + byte * 256 ** place, free);
}

async function makeChunks(uid: string, ports: SnapshotPorts, after: number, first: number): Promise<MadeChunks> {
  const { storage, pause } = ports;
  const { folded, index } = await recordIndex(storage, uid, after, pause);
  const chunks = new ChunkWriter(uid, ports, first);
  const keys = inOrderOfUse(await newestFirst(index, pause));
  for (let at = 0; at < keys.length; ) {
    const some = await storage.someRecords(uid, keys.slice(at, at + recordsAStep), bytesAStep);
    const records = new Map(some.records.map((record) => [record.key, record]));
    const inOrder = keys.slice(at, at + some.keys).flatMap((key) => records.get(key) ?? []);
    for (const encoded of await encodeContents(uid, inOrder, ports.tasks)) await chunks.addRecord(encoded);
    at += some.keys;
    await pause();
  }
  await chunks.close();
  return { sequence: folded, entries: chunks.entries };
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

/** Summaries collected for a chunk that is not full yet. */
interface OpenSummaries {
  readonly summaries: LocatedSummary[];
  bytes: number;
  /** The size at which the chunk is full. */
  readonly mostBytes: number;
}

/** Stores each chunk as soon as it is full. */
class ChunkWriter {
  readonly entries: ChunkEntry[] = [];
  readonly #uid: string;
  readonly #ports: SnapshotPorts;
  #nextId: number;
  /**
   * Contents with a body and contents with details only go into separate chunks. Each kind compresses better on its own
   * and is read separately.
   */
  readonly #open = new Map<'details' | 'bodies', OpenChunk>();
  #summaries: OpenSummaries = { summaries: [], bytes: 0, mostBytes: firstSummariesBytes };

  constructor(uid: string, ports: SnapshotPorts, first: number) {
    this.#uid = uid;
    this.#ports = ports;
    this.#nextId = first;
  }

  /** Adds details and body to an open chunk, and the summary that refers to them. */
  async addRecord({ summary, content }: EncodedRecord): Promise<void> {
    if (content === null) return this.#addSummary({ ...summary, content: null });
    const chunk = await this.#chunkWithRoom(content.kind, content.bytes.length);
    const place = { chunk: chunk.id, offset: chunk.bytes, length: content.bytes.length };
    chunk.rests.push(content.bytes);
    chunk.bytes += content.bytes.length;
    await this.#addSummary({ ...summary, content: place });
  }

  /** Stores the chunks that are not full. */
  async close(): Promise<void> {
    for (const chunk of this.#open.values()) await this.#add('rests', 'packContents', chunk.rests, chunk.id);
    this.#open.clear();
    if (this.#summaries.summaries.length > 0) await this.#closeSummaries();
  }

  async #chunkWithRoom(kind: 'details' | 'bodies', bytes: number): Promise<OpenChunk> {
    const open = this.#open.get(kind);
    if (open !== undefined && open.bytes + bytes <= plainChunkBytes) return open;
    if (open !== undefined) await this.#add('rests', 'packContents', open.rests, open.id);
    const chunk = { id: this.#nextId++, rests: [], bytes: 0 };
    this.#open.set(kind, chunk);
    return chunk;
  }

  async #addSummary(summary: LocatedSummary): Promise<void> {
    const open = this.#summaries;
    open.summaries.push(summary);
    open.bytes += Math.max(64 + summary.leaves * 32, summary.bytes.length);
    if (open.bytes >= open.mostBytes) await this.#closeSummaries();
  }

  async #closeSummaries(): Promise<void> {
    const { summaries } = this.#summaries;
    this.#summaries = { summaries: [], bytes: 0, mostBytes: summariesChunkBytes };
    await this.#add('heads', 'packSummaries', summaries);
  }

  async #add<N extends 'packSummaries' | 'packContents'>(
    kind: ChunkEntry['kind'],
    task: N,
    content: HubTaskInput<N>,
    id = this.#nextId++,
  ): Promise<void> {
    const { storage, tasks } = this.#ports;
    const { bytes, plainSize, sum } = await tasks.run(this.#uid, task, content);
    await storage.addChunk(this.#uid, id, bytes);
    this.entries.push({ id, kind, size: bytes.length, plainSize, sum });
  }
}
