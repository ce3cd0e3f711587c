import type { RecordKey } from '#domain/kernel/index.ts';
import type { Changes, ChunkName, Snapshot, Welcome } from '../protocol/index.ts';
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
import { BodyTooSlow, bodiesByKey, isReadAtOnce, type ReadParts, readerWith } from './body-reader.ts';
import { ChunkQueue, type ReadChunk } from './chunk-queue.ts';
import { backfillOf, differenceOf } from './comparison.ts';
import { type ChunkWithSummaries, readChunk } from './content-reader.ts';
import type { Range, SnapshotProgress, StoredChunk } from './device-storage.ts';
import type { DocumentCore } from './document-core.ts';
import type { Damage } from './open-bodies.ts';
import { type DownloadedChunk, type FetchChunk, SnapshotDownload } from './snapshot-download.ts';
import { type SaveFailure, storageFailure } from './status.ts';
import { showApplied, showChunksStored, showSentAgain, showSummaries } from './synced-layer.ts';
import { timeSlice } from './time-slice.ts';

/** What happens while data from the hub is applied. */
export type InboundEvent =
  /** The message does not follow the stored data: say hello again from the stored cursor. */
  | { readonly type: 'hello-needed' }
  /** Request records whose bytes are damaged on this device. */
  | { readonly type: 'fetch-needed'; readonly keys: readonly string[] }
  /** Backfills for the hub of another lineage are ready to be sent. */
  | { readonly type: 'backfilled' }
  /** A chunk is to be handled after earlier messages. */
  | { readonly type: 'chunk-downloaded'; readonly chunk: DownloadedChunk }
  | { readonly type: 'download-failed' }
  /** Something could not be stored on the device, or read from it. */
  | { readonly type: 'storing-failed'; readonly failure: SaveFailure };

interface InboundPorts {
  readonly fetchChunk: FetchChunk;
  /** Copies a record that was permanently deleted elsewhere while changes to it are pending here. */
  readonly forkDeleted: (key: RecordKey) => Promise<void>;
  readonly happened: (event: InboundEvent) => void;
}

const mostFetches = 2;

interface DamagedBody {
  readonly body: BodyUpdate;
  readonly why: Damage;
}

/** Applies data from the hub to disk and memory: chunks and changes. Also handles other lineages and damaged data. */
export class Inbound {
  readonly #core: DocumentCore;
  readonly #ports: InboundPorts;
  readonly #read: ReadParts;
  readonly #download: SnapshotDownload;
  /** The snapshot that the hub listed last. */
  #snapshot: Snapshot | null = null;
  readonly #chunks: ChunkQueue;
  readonly #fetched = new Map<string, number>();
  /** Damage seen once, by cursor and record. */
  readonly #damaged = new Set<string>();
  #badChunks = 0;
  /** The hub's head at the last welcome. */
  #head = 0;

  constructor(core: DocumentCore, ports: InboundPorts) {
    const { fetchChunk, happened } = ports;
    this.#core = core;
    this.#read = readerWith(core.ports.readApart);
    this.#ports = ports;
    this.#chunks = new ChunkQueue({
      write: (chunks) => this.#storeChunks(chunks),
      failed: (error) => this.#storingFailed(error),
    });
    this.#download = new SnapshotDownload(fetchChunk, {
      chunk: (chunk) => happened({ type: 'chunk-downloaded', chunk }),
      failed: () => happened({ type: 'download-failed' }),
    });
  }

  /**
   * Detects that the hub is of another lineage: it has another database, or an older copy of the same one. Everything
   * is then downloaded first and compared afterwards.
   */
  async compareLineage({ epoch, history }: Welcome): Promise<void> {
    const { meta } = this.#core;
    if (meta.epoch === epoch && history === 'same') return;
    this.#snapshot = null;
    const journal = await this.#core.ports.storage.startReconciliation(epoch);
    this.#core.pending.forgetAcknowledged();
    const first = meta.epoch === null;
    this.#core.setMeta({
      epoch,
      cursor: null,
      mark: null,
      progress: null,
      layer: first ? meta.layer : meta.layer + 1,
      earlierLayers: first ? meta.earlierLayers : [...meta.earlierLayers, meta.layer],
    });
    this.#core.disk.wrote(journal);
  }

  /** Whether this device has everything that the hub had at the last welcome. */
  get isCaughtUp(): boolean {
    const { cursor, earlierLayers } = this.#core.meta;
    return cursor !== null && cursor >= this.#head && earlierLayers.length === 0;
  }

  /** Notes what the hub has. A new hub has nothing, which ends a first sync. */
  async welcomed({ head }: Welcome): Promise<void> {
    this.#head = head;
    if (head === 0 && this.#core.meta.cursor === null) await this.applyRemote([], { after: 0, upto: 0, mark: null });
    await this.reconcileIfDue();
  }

  /**
   * Downloads a snapshot, continuing an interrupted download of the same one. If another tab has completed the first
   * sync, the hub has to be told the cursor, because it sends no changes to a device that downloads a snapshot.
   */
  async snapshot(snapshot: Snapshot): Promise<void> {
    if (this.#core.meta.cursor !== null) return this.#again();
    if (this.#download.isRunning && this.#snapshot !== null && isSameListing(snapshot, this.#snapshot)) return;
    const before = this.#progress;
    if (before !== null && !isSameSnapshot(snapshot, before)) await this.#dropChunks();
    this.#snapshot = snapshot;
    if (snapshot.chunks.length === 0) return this.#empty(snapshot);
    this.#download.start(snapshot, this.#progress?.next ?? 0);
  }

  /** Handles a snapshot without chunks, which only the log follows. */
  async #empty({ sequence, mark }: Snapshot): Promise<void> {
    await this.applyRemote([], { after: 0, upto: sequence, mark });
    this.#again();
  }

  /** Stops downloading after a disconnect. The hub lists the chunks again on the next connection. */
  disconnected(): void {
    this.#download.stop();
  }

  /**
   * Handles a chunk of a snapshot. Chunks that arrive during a write are stored together. Screens get a chunk's
   * summaries before it is stored. If the chunk replaces stored ones, they get its summaries afterwards, because the
   * old chunks are readable until then.
   */
  async chunk(chunk: DownloadedChunk): Promise<void> {
    try {
      if (this.#core.meta.cursor === null) await this.#takeChunk(chunk);
      else if (this.#download.isRunning) {
        this.#download.stop(); // another tab has completed the first sync
        this.#again();
      }
      this.#download.handled(chunk);
    } catch (error) {
      this.#download.stop(); // the next hello downloads it again
      throw error;
    }
  }

  async #takeChunk({ snapshot, index, bytes }: DownloadedChunk): Promise<void> {
    const { sequence, mark, chunks } = snapshot;
    const chunk = chunks[index];
    const isNext = snapshot === this.#snapshot && index === (this.#progress?.next ?? 0);
    if (chunk === undefined || !isNext) return;
    if (index === 1) await this.#newestShown();
    const { id, kind, sum } = chunk;
    const read = this.#decode({ layer: this.#core.meta.layer, id, index, kind, bytes, sum });
    if (read === null) return this.#badChunk();
    await this.#forkDeletedIn(read.summaries);
    const { view, meta } = this.#core;
    const takesPlace = index === 0 && view.hasContents(meta.layer);
    if (!takesPlace) showSummaries(this.#core, read);
    const of = chunks.length;
    this.#chunks.add({
      ...read,
      takesPlace,
      progress: { generation: sequence, next: index + 1, of, mark, last: { id, sum } },
    });
    if (index + 1 < of) return;
    await this.storing;
    if (this.#core.meta.cursor !== null) this.#again();
  }

  /** Waits until screens show the first chunk, which has the newest records, before the others are read. */
  async #newestShown(): Promise<void> {
    await this.storing;
    await this.#core.ports.shown();
  }

  /** Resolves when all received chunks are stored, because later messages may build on them; null if they are. */
  get storing(): Promise<void> | null {
    return this.#chunks.writing;
  }

  /** The progress of the download, including chunks that are being written. */
  get #progress(): SnapshotProgress | null {
    return this.#chunks.reached ?? this.#core.meta.progress;
  }

  /** Stores chunks. The last one completes the first sync. */
  async #storeChunks(chunks: readonly ReadChunk[]): Promise<void> {
    const { ports, view, meta } = this.#core;
    const { progress } = chunks.at(-1) as ReadChunk;
    const journal = await ports.storage.storeChunks(
      chunks.map(({ chunk }) => chunk),
      progress,
    );
    const [first] = chunks;
    if (first?.takesPlace) {
      view.forgetContents(meta.layer);
      showSummaries(this.#core, first);
    }
    const { generation: snapshot, next, of, mark } = progress;
    this.#core.setMeta(next === of ? { cursor: snapshot, mark, progress: null } : { progress });
    showChunksStored(this.#core, journal);
    if (next === of) await this.reconcileIfDue();
    this.#core.events.statusChanged();
  }

  /** Returns a chunk with its summaries, or null if it is damaged. */
  #decode(chunk: StoredChunk): ChunkWithSummaries | null {
    try {
      return readChunk(chunk);
    } catch {
      return null;
    }
  }

  /** Restarts the download after a damaged chunk. The second time, the user is notified. */
  async #badChunk(): Promise<void> {
    this.#download.stop();
    await this.#dropChunks();
    if (++this.#badChunks > 1)
      this.#core.events.failed('sync', { code: 'sync/refused', refusal: 'damaged', key: null });
    this.#again();
  }

  async #dropChunks(): Promise<void> {
    await this.storing;
    const { layer } = this.#core.meta;
    const journal = await this.#core.ports.storage.dropChunks();
    this.#core.view.forgetContents(layer);
    this.#core.setMeta({ progress: null });
    this.#core.disk.wrote(journal);
  }

  /**
   * Applies changes after the cursor. Data and cursor are stored in one transaction. If damage is seen for the first
   * time, the cursor stays and the changes are requested again. The second time, the cursor advances.
   */
  async changes(message: Changes): Promise<void> {
    const { after, upto, mark, entries, packed } = message;
    const isAnswer = upto === 0 && after === 0 && (entries.length > 0 || packed !== undefined);
    const damage = new Set<string>();
    const isNew = (key: string) => this.#isNew(isAnswer, after, key, damage);
    const read = entries.flatMap((entry) => this.#readable(entry, decodeChanges(entry), isNew));
    if (packed !== undefined) {
      const plain = await this.#core.ports.inflate(packed);
      read.push(...this.#readable(plain, unpackChanges(plain), isNew));
    }
    // merging many changes of one record one by one would process the whole record each time
    const changes = compactChanges(await this.#withoutDamage(read, isNew));
    await this.#forkDeletedIn(changes);
    await this.applyRemote(changes, isAnswer || damage.size > 0 ? null : { after, upto, mark });
    if (isAnswer && damage.size === 0)
      showSentAgain(
        this.#core,
        changes.map(({ key }) => key),
      );
    if (damage.size > 0) this.#again();
  }

  #isNew(isAnswer: boolean, after: number, key: string, damage: Set<string>): boolean {
    const name = `${after} ${key}`;
    if (isAnswer || (this.#damaged.has(name) && !damage.has(name))) return false;
    this.#damaged.add(name);
    damage.add(name);
    return true;
  }

  /**
   * Returns the decoded changes, or none if they cannot be decoded. Undecodable bytes are quarantined the second time.
   */
  #readable(
    bytes: Uint8Array,
    decoded: ReturnType<typeof decodeChanges>,
    isNew: (key: string) => boolean,
  ): readonly Change[] {
    if (decoded.ok) return decoded.value;
    if (!isNew('')) void this.#core.quarantine.add([{ key: decoded.error.key ?? '', bytes, why: 'unreadable' }]);
    return [];
  }

  /**
   * Removes damaged bodies from changes. They are set aside the second time they are seen, and at once if they are only
   * too slow.
   */
  async #withoutDamage(changes: readonly Change[], isNew: (key: string) => boolean): Promise<readonly Change[]> {
    const damage = new Map<BodyUpdate, Damage>();
    const endSlice = timeSlice(this.#core.ports);
    for (const [key, bodies] of bodiesByKey(changes)) {
      const found = await this.#damageIn(key, bodies);
      await endSlice();
      if (found.length === 0) continue;
      for (const { body, why } of found) damage.set(body, why);
      const isOnlySlow = found.every(({ why }) => why === 'too-slow');
      if (isOnlySlow || !isNew(key))
        this.#core.quarantine.setAside(found.map(({ body, why }) => ({ key, bytes: body.update, why })));
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
      const refused = new Set((await this.#read(updates)).refused);
      return bodies.flatMap((body, at): readonly DamagedBody[] =>
        refused.has(at) ? [{ body, why: 'cannot-apply' }] : [],
      );
    } catch (error) {
      if (!(error instanceof BodyTooSlow)) throw error;
      return bodies.map((body) => ({ body, why: 'too-slow' }));
    }
  }

  /** Copies records that were permanently deleted elsewhere while changes to them are pending here. */
  async #forkDeletedIn(changes: readonly (Change | RecordSummary)[]): Promise<void> {
    const { view, pending } = this.#core;
    for (const { key, tombstone } of changes) {
      if (tombstone === undefined || view.get(key)?.tombstone !== undefined) continue;
      if (pending.forRecord(key).some((change) => change.tombstone === undefined)) await this.#ports.forkDeleted(key);
    }
  }

  async applyRemote(changes: readonly Change[], range: Range | null): Promise<void> {
    const { cursor } = this.#core.meta;
    const journal = await this.#core.ports.storage.applyRemote(changes, range);
    if (journal === null) {
      await this.#core.disk.read();
      this.#again();
      return;
    }
    if (range !== null && range.upto >= (cursor ?? 0)) {
      const mark = cursor !== null && range.upto === cursor ? this.#core.meta.mark : range.mark;
      this.#core.setMeta({ cursor: range.upto, mark, progress: null });
    }
    showApplied(this.#core, changes, journal);
    await this.reconcileIfDue();
    this.#core.events.statusChanged();
  }

  /**
   * Reconciles the replaced lineages once everything of the new one has arrived: backfills what the hub lacks, and
   * deletes their layers. If the page closes before that, the next page does it.
   */
  async reconcileIfDue(): Promise<void> {
    const { meta, view } = this.#core;
    if (meta.cursor === null || meta.cursor < this.#head || meta.earlierLayers.length === 0) return;
    const differences: Change[] = [];
    for (const layer of meta.earlierLayers) {
      for (const key of view.syncedKeys(layer)) {
        differences.push(...(await this.#compare(key, layer, meta.layer)));
      }
    }
    const rows = backfillOf(differences, this.#core.clock.offset);
    const { ids, journal } = await this.#core.ports.storage.finishReconciliation(rows);
    this.#core.backfilled(rows.map((row, at) => ({ ...row, id: ids[at] as number })));
    view.forgetLayers(meta.earlierLayers);
    this.#core.setMeta({ earlierLayers: [] });
    this.#core.disk.wrote(journal);
    this.#ports.happened({ type: 'backfilled' });
  }

  async #compare(key: RecordKey, ours: number, theirs: number): Promise<readonly Change[]> {
    return differenceOf(
      key,
      await this.#core.records.ofLayer(key, ours),
      await this.#core.records.ofLayer(key, theirs),
    );
  }

  #again(): void {
    this.#ports.happened({ type: 'hello-needed' });
  }

  #storingFailed(error: unknown): void {
    this.#download.stop();
    if (this.#core.isClosed) return;
    this.#core.ports.report?.(error);
    this.#ports.happened({ type: 'storing-failed', failure: storageFailure(error) });
  }

  /** Requests a record whose bytes are damaged on this device, at most twice. */
  requestAgain(key: string): void {
    const times = this.#fetched.get(key) ?? 0;
    if (times >= mostFetches) return this.#core.events.failed('sync', { code: 'sync/incomplete', key });
    this.#fetched.set(key, times + 1);
    this.#ports.happened({ type: 'fetch-needed', keys: [key] });
  }
}

/**
 * Returns whether a snapshot is the one in progress. A snapshot of another lineage may have the same number but other
 * chunks; its commit id differs. A snapshot that was rebuilt at the same number has chunks with other names.
 */
function isSameSnapshot(snapshot: Snapshot, { generation: sequence, mark, next, last }: SnapshotProgress): boolean {
  return isOfSameCommit(snapshot, { sequence, mark }) && isSameChunk(snapshot.chunks[next - 1], last);
}

function isSameListing(a: Snapshot, b: Snapshot): boolean {
  if (!isOfSameCommit(a, b) || a.chunks.length !== b.chunks.length) return false;
  return a.chunks.every((chunk, at) => isSameChunk(chunk, b.chunks[at]));
}

function isOfSameCommit(a: Pick<Snapshot, 'sequence' | 'mark'>, b: Pick<Snapshot, 'sequence' | 'mark'>): boolean {
  if (a.sequence !== b.sequence) return false;
  return a.mark === null || b.mark === null ? a.mark === b.mark : equalBytes(a.mark, b.mark);
}

function isSameChunk(a: ChunkName | undefined, b: ChunkName | undefined): boolean {
  return a !== undefined && b !== undefined && a.id === b.id && a.sum === b.sum;
}
