import type { ChunkName, Snapshot } from '../protocol/index.ts';
import { equalBytes } from '../record/index.ts';
import type { ChangeReceiver } from './change-receiver.ts';
import { ChunkQueue, type ReadChunk } from './chunk-queue.ts';
import { type ChunkWithSummaries, readChunk } from './content-reader.ts';
import type { SnapshotProgress, StoredChunk } from './device-storage.ts';
import type { DocumentCore } from './document-core.ts';
import { forkDeletedIn } from './fork-deleted.ts';
import type { InboundPorts } from './inbound-ports.ts';
import { type DownloadedChunk, SnapshotDownload } from './snapshot-download.ts';
import { storageFailure } from './status.ts';
import { showChunksStored, showSummaries } from './synced-layer.ts';

/** Downloads the snapshot of a first sync, shows its summaries, and stores its chunks. */
export class SnapshotReceiver {
  readonly #core: DocumentCore;
  readonly #ports: InboundPorts;
  readonly #changes: ChangeReceiver;
  readonly #reconcile: () => Promise<void>;
  readonly #download: SnapshotDownload;
  readonly #chunks: ChunkQueue;
  /** The snapshot that the hub listed last. */
  #snapshot: Snapshot | null = null;
  #damagedChunks = 0;

  /** @param reconcile called when the first sync is complete */
  constructor(core: DocumentCore, ports: InboundPorts, changes: ChangeReceiver, reconcile: () => Promise<void>) {
    const { fetchChunk, happened } = ports;
    this.#core = core;
    this.#ports = ports;
    this.#changes = changes;
    this.#reconcile = reconcile;
    this.#chunks = new ChunkQueue({
      write: (chunks) => this.#store(chunks),
      failed: (error) => this.#storingFailed(error),
    });
    this.#download = new SnapshotDownload(fetchChunk, {
      chunk: (chunk) => happened({ type: 'chunk-downloaded', chunk }),
      failed: () => happened({ type: 'download-failed' }),
    });
  }

  /** Resolves when all received chunks are stored, because later messages may build on them; null if they are. */
  get storing(): Promise<void> | null {
    return this.#chunks.writing;
  }

  /** Forgets the listing, because the hub is of another lineage. */
  forget(): void {
    this.#snapshot = null;
  }

  /** Stops downloading after a disconnect. The hub lists the chunks again on the next connection. */
  disconnected(): void {
    this.#download.stop();
  }

  /**
   * Downloads a snapshot, continuing an interrupted download of the same one. If another tab has completed the first
   * sync, the hub has to be told the cursor, because it sends no changes to a device that downloads a snapshot.
   */
  async receive(snapshot: Snapshot): Promise<void> {
    if (this.#core.meta.cursor !== null) return this.#sayHello();
    if (this.#download.isRunning && this.#snapshot !== null && isSameListing(snapshot, this.#snapshot)) return;
    const before = this.#progress;
    if (before !== null && !isSameSnapshot(snapshot, before)) await this.#dropChunks();
    this.#snapshot = snapshot;
    if (snapshot.chunks.length === 0) return this.#receiveEmpty(snapshot);
    this.#download.start(snapshot, this.#progress?.next ?? 0);
  }

  /** Handles a snapshot without chunks, which only the log follows. */
  async #receiveEmpty({ sequence, mark }: Snapshot): Promise<void> {
    await this.#changes.apply([], { after: 0, upto: sequence, mark });
    this.#sayHello();
  }

  /**
   * Handles a chunk of a snapshot. Chunks that arrive during a write are stored together. Screens get a chunk's
   * summaries before it is stored. If the chunk replaces stored ones, they get its summaries afterwards, because the
   * old chunks are readable until then.
   */
  async receiveChunk(chunk: DownloadedChunk): Promise<void> {
    try {
      if (chunk.snapshot.chunks[chunk.index]?.kind === 'heads') await this.#nextTask();
      if (this.#core.meta.cursor === null) await this.#takeChunk(chunk);
      else if (this.#download.isRunning) {
        this.#download.stop(); // another tab has completed the first sync
        this.#sayHello();
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
    const read = decoded({ layer: this.#core.meta.layer, id, index, kind, bytes, sum });
    if (read === null) return this.#startAgain();
    await forkDeletedIn(read.summaries, this.#core, this.#ports.forkDeleted);
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
    if (this.#core.meta.cursor !== null) this.#sayHello();
  }

  /** Waits until screens show the first chunk, which has the newest records, before the others are read. */
  async #newestShown(): Promise<void> {
    await this.storing;
    await this.#core.ports.shown();
  }

  /** Ends the task of the chunk before, since several that arrived together would block the UI for too long. */
  #nextTask(): Promise<void> {
    return new Promise((go) => this.#core.ports.after(0, go));
  }

  /** The progress of the download, including chunks that are being written. */
  get #progress(): SnapshotProgress | null {
    return this.#chunks.reached ?? this.#core.meta.progress;
  }

  /** Stores chunks. The last one completes the first sync. */
  async #store(chunks: readonly ReadChunk[]): Promise<void> {
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
    if (next === of) await this.#reconcile();
    this.#core.events.statusChanged();
  }

  /** Restarts the download after a damaged chunk. The second time, the user is notified. */
  async #startAgain(): Promise<void> {
    this.#download.stop();
    await this.#dropChunks();
    if (++this.#damagedChunks > 1)
      this.#core.events.failed('sync', { code: 'sync/refused', refusal: 'damaged', key: null });
    this.#sayHello();
  }

  async #dropChunks(): Promise<void> {
    await this.storing;
    const { layer } = this.#core.meta;
    const journal = await this.#core.ports.storage.dropChunks();
    this.#core.view.forgetContents(layer);
    this.#core.setMeta({ progress: null });
    this.#core.disk.wrote(journal);
  }

  #storingFailed(error: unknown): void {
    this.#download.stop();
    if (this.#core.isClosed) return;
    this.#core.ports.report?.(error);
    this.#ports.happened({ type: 'storing-failed', failure: storageFailure(error) });
  }

  #sayHello(): void {
    this.#ports.happened({ type: 'hello-needed' });
  }
}

/** Returns a chunk with its summaries, or null if it is damaged. */
function decoded(chunk: StoredChunk): ChunkWithSummaries | null {
  try {
    return readChunk(chunk);
  } catch {
    return null;
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
