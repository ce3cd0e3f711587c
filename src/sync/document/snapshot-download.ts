import type { ChunkName, Snapshot } from '../protocol/index.ts';

/** Downloads and decompresses a chunk of the user's snapshot. Rejects if it is incomplete. */
export type FetchChunk = (name: ChunkName, signal: AbortSignal) => Promise<Uint8Array>;

export interface DownloadedChunk {
  readonly snapshot: Snapshot;
  readonly index: number;
  readonly bytes: Uint8Array;
}

interface DownloadEvents {
  /** Receives the next chunk. The download continues when {@link SnapshotDownload.handled} is called for it. */
  readonly chunk: (chunk: DownloadedChunk) => void;
  /** A chunk could not be downloaded, and the download has stopped. */
  readonly failed: () => void;
}

/** The number of concurrent requests. With several, the network stays busy while a chunk is stored. */
const atOnce = 3;

/** Downloads the chunks of a snapshot in order. */
export class SnapshotDownload {
  readonly #fetch: FetchChunk;
  readonly #events: DownloadEvents;
  #abort: AbortController | null = null;
  #awaited: { readonly chunk: DownloadedChunk; readonly resume: () => void } | null = null;

  constructor(fetch: FetchChunk, events: DownloadEvents) {
    this.#fetch = fetch;
    this.#events = events;
  }

  /** Starts at a chunk and stops any running download. */
  start(snapshot: Snapshot, from: number): void {
    this.stop();
    const abort = new AbortController();
    this.#abort = abort;
    this.#run(snapshot, from, abort.signal).then(
      () => {
        if (!abort.signal.aborted) this.stop();
      },
      () => {
        if (abort.signal.aborted) return;
        this.stop();
        this.#events.failed();
      },
    );
  }

  get isRunning(): boolean {
    return this.#abort !== null;
  }

  /** Continues the download that waits for this chunk. */
  handled(chunk: DownloadedChunk): void {
    if (this.#awaited?.chunk === chunk) this.#awaited.resume();
  }

  stop(): void {
    this.#abort?.abort();
    this.#abort = null;
  }

  async #run(snapshot: Snapshot, from: number, signal: AbortSignal): Promise<void> {
    const asked: Promise<Uint8Array>[] = [];
    const ask = ({ id, sum }: ChunkName) => {
      const coming = this.#fetch({ id, sum }, signal);
      coming.catch(() => {}); // awaited below, unless an earlier one fails
      asked.push(coming);
    };
    const pending = snapshot.chunks.slice(from);
    for (const chunk of pending.splice(0, atOnce)) ask(chunk);
    for (let index = from; index < snapshot.chunks.length; index++) {
      const bytes = await asked.shift();
      const next = pending.shift();
      if (bytes === undefined || signal.aborted) return;
      if (next !== undefined) ask(next);
      await this.#handling({ snapshot, index, bytes });
      if (signal.aborted) return;
    }
  }

  #handling(chunk: DownloadedChunk): Promise<void> {
    return new Promise((resume) => {
      this.#awaited = { chunk, resume };
      this.#events.chunk(chunk);
    });
  }
}
