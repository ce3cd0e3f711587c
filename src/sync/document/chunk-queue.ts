import type { ChunkWithSummaries } from './content-reader.ts';
import type { SnapshotProgress } from './device-storage.ts';

/** A complete, decoded chunk. It has no summaries if its kind is `rests`. */
export interface ReadChunk extends ChunkWithSummaries {
  /** Whether it is the first of the chunks that replace stored ones. */
  readonly takesPlace: boolean;
  /** The progress after this chunk. */
  readonly progress: SnapshotProgress;
}

interface ChunkQueuePorts {
  /** Stores consecutive chunks in one transaction. */
  readonly write: (chunks: readonly ReadChunk[]) => Promise<void>;
  /**
   * A write failed. The chunks behind it are dropped and downloaded again, because the chunks before them are not
   * stored.
   */
  readonly failed: (error: unknown) => void;
}

/** Complete chunks to be written to disk. Chunks that arrive during a write share the next one. */
export class ChunkQueue {
  readonly #ports: ChunkQueuePorts;
  #pending: ReadChunk[] = [];
  #writing: Promise<void> | null = null;
  #reached: SnapshotProgress | null = null;

  constructor(ports: ChunkQueuePorts) {
    this.#ports = ports;
  }

  /** The progress after the last queued chunk, or null if none is queued. */
  get reached(): SnapshotProgress | null {
    return this.#reached;
  }

  add(chunk: ReadChunk): void {
    this.#reached = chunk.progress;
    this.#pending.push(chunk);
    this.#writing ??= this.#write();
  }

  /** Resolves when the queue is empty; null if it is. */
  get writing(): Promise<void> | null {
    return this.#writing;
  }

  async #write(): Promise<void> {
    try {
      while (this.#pending.length > 0) await this.#ports.write(this.#pending.splice(0));
    } catch (error) {
      this.#pending = [];
      this.#ports.failed(error);
    } finally {
      this.#writing = null;
      this.#reached = null;
    }
  }
}
