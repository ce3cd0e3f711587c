import type { RecordKey } from '#domain/kernel/index.ts';
import type { Changes, Snapshot, Welcome } from '../protocol/index.ts';
import {
  type BodyUpdate,
  type Change,
  canTake,
  compactChanges,
  decodeChanges,
  equalBytes,
  isUndamaged,
  type RecordSummary,
  unpackChanges,
} from '../record/index.ts';
import { BodyTooSlow, bodiesByKey, isReadAtOnce } from './body-reader.ts';
import { ChunkQueue, type ReadChunk } from './chunk-queue.ts';
import { backfillOf, differenceOf } from './comparison.ts';
import { type ChunkWithSummaries, readChunk } from './content-reader.ts';
import type { Range, SnapshotProgress, StoredChunk } from './device-storage.ts';
import type { Damage } from './open-bodies.ts';
import type { Replica } from './replica.ts';
import { type DownloadedChunk, SnapshotDownload } from './snapshot-download.ts';

interface InboundEvents {
  /** The hub's newest number at the welcome. */
  readonly head: () => number;
  /** Something does not follow from what is here: say hello again, from the cursor that is stored. */
  readonly again: () => void;
  /** Ask for records whose bytes are damaged here. */
  readonly fetch: (keys: readonly string[]) => void;
  /** The difference to another history waits to be sent. */
  readonly offered: () => void;
  /** A chunk of a snapshot did not come. */
  readonly notDownloaded: () => void;
  /** A chunk of a snapshot came. */
  readonly inOrder: (work: () => Promise<void>) => Promise<void>;
  /** Pages could not be stored. */
  readonly failed: (error: unknown) => void;
}

const mostFetches = 2;

interface DamagedBody {
  readonly body: BodyUpdate;
  readonly why: Damage;
}

/** What comes from the hub on its way to disk and memory: pages, changes, other histories, damage. */
export class Inbound {
  readonly #replica: Replica;
  readonly #events: InboundEvents;
  readonly #download: SnapshotDownload;
  /** The one that the hub listed last. */
  #snapshot: Snapshot | null = null;
  readonly #chunks: ChunkQueue;
  readonly #fetched = new Map<string, number>();
  /** Damage that was met once: the cursor at which it was, and the record. */
  readonly #damaged = new Set<string>();
  #badChunks = 0;

  constructor(replica: Replica, events: InboundEvents) {
    this.#replica = replica;
    this.#events = events;
    this.#chunks = new ChunkQueue({ write: (chunks) => this.#storeChunks(chunks), failed: events.failed });
    this.#download = new SnapshotDownload(replica.ports.fetchChunk, {
      chunk: (chunk) => events.inOrder(() => this.#chunk(chunk)),
      failed: events.notDownloaded,
    });
  }

  /** Another database, or another past of the same: everything is taken first, and compared afterwards. */
  async compareLineage({ epoch, history }: Welcome): Promise<void> {
    const { meta } = this.#replica;
    if (meta.epoch === epoch && history === 'same') return;
    this.#snapshot = null;
    const journal = await this.#replica.storage.startReconciliation(epoch);
    this.#replica.outbox.forgetAcknowledged();
    const first = meta.epoch === null;
    this.#replica.setMeta({
      epoch,
      cursor: null,
      mark: null,
      progress: null,
      layer: first ? meta.layer : meta.layer + 1,
      earlierLayers: first ? meta.earlierLayers : [...meta.earlierLayers, meta.layer],
    });
    this.#replica.wrote(journal);
  }

  /** Downloads a snapshot, from where an earlier download of the same one stopped. */
  async snapshot(snapshot: Snapshot): Promise<void> {
    if (this.#replica.meta.cursor !== null) return;
    const before = this.#progress;
    if (before !== null && !isSameSnapshot(snapshot, before)) await this.#dropChunks();
    this.#snapshot = snapshot;
    if (snapshot.chunks.length === 0) return this.#empty(snapshot);
    this.#download.start(snapshot, this.#progress?.next ?? 0);
  }

  /** A snapshot without records: the log after it is all there is. */
  async #empty({ sequence, mark }: Snapshot): Promise<void> {
    await this.applyRemote([], { after: 0, upto: sequence, mark });
    this.#events.again();
  }

  /** The connection is gone: the hub lists the chunks again on the next one. */
  disconnected(): void {
    this.#download.stop();
  }

  /**
   * Takes a chunk of a snapshot. Chunks that come while one is stored are stored together. Screens have the heads of a
   * chunk before it is stored, unless it takes the place of what is: until it has, that is what can be read.
   */
  async #chunk({ snapshot, index, bytes }: DownloadedChunk): Promise<void> {
    const { sequence, mark, chunks } = snapshot;
    const chunk = chunks[index];
    const isNext = snapshot === this.#snapshot && index === (this.#progress?.next ?? 0);
    if (chunk === undefined || this.#replica.meta.cursor !== null || !isNext) return;
    if (index === 1) await this.#newestShown();
    const { id, kind, sum } = chunk;
    const read = this.#read({ layer: this.#replica.meta.layer, id, index, kind, bytes, sum });
    if (read === null) return this.#badChunk();
    await this.#forkDeletedIn(read.summaries);
    const { memory, meta } = this.#replica;
    const takesPlace = index === 0 && memory.hasContents(meta.layer);
    if (!takesPlace) this.#replica.summariesReceived(read);
    const of = chunks.length;
    this.#chunks.add({ ...read, takesPlace, progress: { generation: sequence, next: index + 1, of, mark } });
    if (index + 1 < of) return;
    await this.settled();
    if (this.#replica.meta.cursor !== null) this.#events.again();
  }

  /** The first page has the newest records: they stand on the screen before the others are read. */
  async #newestShown(): Promise<void> {
    await this.settled();
    await this.#replica.ports.shown();
  }

  /** Resolves when all pages that came are stored: whatever follows them may build on them. */
  settled(): Promise<void> {
    return this.#chunks.settled();
  }

  /** Where pages are, those on their way to the disk among them. */
  get #progress(): SnapshotProgress | null {
    return this.#chunks.reached ?? this.#replica.meta.progress;
  }

  /** The last page ends the first sync. */
  async #storeChunks(chunks: readonly ReadChunk[]): Promise<void> {
    const { storage, memory, meta } = this.#replica;
    const { progress } = chunks.at(-1) as ReadChunk;
    const journal = await storage.storeChunks(
      chunks.map(({ chunk }) => chunk),
      progress,
    );
    const [first] = chunks;
    if (first?.takesPlace) {
      memory.forgetContents(meta.layer);
      this.#replica.summariesReceived(first);
    }
    const { generation: snapshot, next, of, mark } = progress;
    this.#replica.setMeta(next === of ? { cursor: snapshot, mark, progress: null } : { progress });
    this.#replica.chunksStored(journal);
    if (next === of) await this.reconcileIfDue();
    this.#replica.statusChanged();
  }

  /** A chunk to be stored, with its heads; null where it is damaged. */
  #read(chunk: StoredChunk): ChunkWithSummaries | null {
    try {
      return readChunk(chunk);
    } catch {
      return null;
    }
  }

  /** Damaged on the way: once more from the start of the pages; a second time the person hears of it. */
  async #badChunk(): Promise<void> {
    this.#download.stop();
    await this.#dropChunks();
    if (++this.#badChunks > 1) this.#replica.fail('sync', { code: 'sync/refused', refusal: 'damaged', key: null });
    this.#events.again();
  }

  async #dropChunks(): Promise<void> {
    await this.settled();
    const { layer } = this.#replica.meta;
    const journal = await this.#replica.storage.dropChunks();
    this.#replica.memory.forgetContents(layer);
    this.#replica.setMeta({ progress: null });
    this.#replica.wrote(journal);
  }

  /**
   * Takes changes after the cursor: data and cursor are stored in one transaction. Damage that is met for the first time
   * leaves the cursor where it is, and the hub is asked again; the second time the cursor goes on.
   */
  async changes(message: Changes): Promise<void> {
    const { after, upto, mark, entries, packed } = message;
    const isAnswer = upto === 0 && after === 0 && (entries.length > 0 || packed !== undefined);
    const damage = new Set<string>();
    const isNew = (key: string) => this.#isNew(isAnswer, after, key, damage);
    const read = entries.flatMap((entry) => this.#readable(entry, decodeChanges(entry), isNew));
    if (packed !== undefined) {
      const plain = await this.#replica.ports.inflate(packed);
      read.push(...this.#readable(plain, unpackChanges(plain), isNew));
    }
    // many changes of one record would each be merged into all of it
    const changes = compactChanges(await this.#withoutDamage(read, isNew));
    await this.#forkDeletedIn(changes);
    await this.applyRemote(changes, isAnswer || damage.size > 0 ? null : { after, upto, mark });
    if (isAnswer && damage.size === 0) this.#replica.receivedAgain(changes.map(({ key }) => key));
    if (damage.size > 0) this.#events.again();
  }

  #isNew(isAnswer: boolean, after: number, key: string, damage: Set<string>): boolean {
    const name = `${after} ${key}`;
    if (isAnswer || (this.#damaged.has(name) && !damage.has(name))) return false;
    this.#damaged.add(name);
    damage.add(name);
    return true;
  }

  /** The changes in bytes; none where they cannot be read, and those are set aside unless that is met for the first time. */
  #readable(
    bytes: Uint8Array,
    decoded: ReturnType<typeof decodeChanges>,
    isNew: (key: string) => boolean,
  ): readonly Change[] {
    if (decoded.ok) return decoded.value;
    if (!isNew('')) void this.#replica.quarantine([{ key: decoded.error.key ?? '', bytes, why: 'unreadable' }]);
    return [];
  }

  /** What is damaged is left out, and set aside unless it is met for the first time. */
  async #withoutDamage(changes: readonly Change[], isNew: (key: string) => boolean): Promise<readonly Change[]> {
    const damage = new Map<BodyUpdate, Damage>();
    const endSlice = this.#replica.timeSlice();
    for (const [key, bodies] of bodiesByKey(changes)) {
      const found = await this.#damageIn(key, bodies);
      await endSlice();
      if (found.length === 0) continue;
      for (const { body, why } of found) damage.set(body, why);
      const isOnlySlow = found.every(({ why }) => why === 'too-slow');
      if (isOnlySlow || !isNew(key))
        this.#replica.setAside(found.map(({ body, why }) => ({ key, bytes: body.update, why })));
    }
    if (damage.size === 0) return changes;
    return changes.map((change) => {
      const { body, ...rest } = change;
      return body !== undefined && damage.has(body) ? rest : change;
    });
  }

  async #damageIn(key: RecordKey, bodies: readonly BodyUpdate[]): Promise<readonly DamagedBody[]> {
    const sound = new Set(bodies.filter((body) => isUndamaged(key, body)));
    const damaged = bodies.filter((body) => !sound.has(body)).map((body): DamagedBody => ({ body, why: 'checksum' }));
    return [...damaged, ...(await this.#unreadableOf([...sound]))];
  }

  async #unreadableOf(bodies: readonly BodyUpdate[]): Promise<readonly DamagedBody[]> {
    const updates = bodies.map(({ update }) => update);
    if (isReadAtOnce(updates))
      return bodies.flatMap((body): readonly DamagedBody[] =>
        canTake(body.update) ? [] : [{ body, why: 'cannot-apply' }],
      );
    try {
      const refused = new Set((await this.#replica.readBody(updates)).refused);
      return bodies.flatMap((body, at): readonly DamagedBody[] =>
        refused.has(at) ? [{ body, why: 'cannot-apply' }] : [],
      );
    } catch (error) {
      if (!(error instanceof BodyTooSlow)) throw error;
      return bodies.map((body) => ({ body, why: 'too-slow' }));
    }
  }

  /** What is deleted for ever elsewhere while changes to it wait here lives on as a copy. */
  async #forkDeletedIn(changes: readonly (Change | RecordSummary)[]): Promise<void> {
    const { memory } = this.#replica;
    for (const { key, tombstone } of changes) {
      if (tombstone === undefined || memory.get(key)?.tombstone !== undefined) continue;
      if (memory.pendingFor(key).some((change) => change.tombstone === undefined)) await this.#replica.forkDeleted(key);
    }
  }

  async applyRemote(changes: readonly Change[], range: Range | null): Promise<void> {
    const { cursor } = this.#replica.meta;
    const journal = await this.#replica.storage.applyRemote(changes, range);
    if (journal === null) {
      await this.#replica.reread();
      this.#events.again();
      return;
    }
    if (range !== null && range.upto >= (cursor ?? 0)) {
      const mark = cursor !== null && range.upto === cursor ? this.#replica.meta.mark : range.mark;
      this.#replica.setMeta({ cursor: range.upto, mark, progress: null });
    }
    this.#replica.remoteApplied(changes, journal);
    await this.reconcileIfDue();
    this.#replica.statusChanged();
  }

  /**
   * Where everything of a new history is here, what this device has more is offered, and the earlier layers go. A page that
   * was closed meanwhile left it to the next.
   */
  async reconcileIfDue(): Promise<void> {
    const { meta, memory } = this.#replica;
    if (meta.cursor === null || meta.cursor < this.#events.head() || meta.earlierLayers.length === 0) return;
    const differences: Change[] = [];
    for (const layer of meta.earlierLayers) {
      for (const key of memory.syncedKeys(layer)) {
        differences.push(...(await this.#compare(key, layer, meta.layer)));
      }
    }
    const rows = backfillOf(differences, this.#replica.clock.offset);
    const { ids, journal } = await this.#replica.storage.finishReconciliation(rows);
    this.#replica.backfilled(rows.map((row, at) => ({ ...row, id: ids[at] as number })));
    memory.forgetLayers(meta.earlierLayers);
    this.#replica.setMeta({ earlierLayers: [] });
    this.#replica.wrote(journal);
    this.#events.offered();
  }

  async #compare(key: RecordKey, ours: number, theirs: number): Promise<readonly Change[]> {
    return differenceOf(key, await this.#replica.layerRecord(key, ours), await this.#replica.layerRecord(key, theirs));
  }

  /** A record whose bytes are damaged here is asked for again, twice at most. */
  requestAgain(key: string): void {
    const times = this.#fetched.get(key) ?? 0;
    if (times >= mostFetches) return this.#replica.fail('sync', { code: 'sync/incomplete', key });
    this.#fetched.set(key, times + 1);
    this.#events.fetch([key]);
  }
}

/** A past that was lost may have had a snapshot of the same number, with other chunks: its mark tells the two apart. */
function isSameSnapshot(snapshot: Snapshot, { generation, mark }: SnapshotProgress): boolean {
  if (snapshot.sequence !== generation) return false;
  return mark === null || snapshot.mark === null ? mark === snapshot.mark : equalBytes(mark, snapshot.mark);
}
