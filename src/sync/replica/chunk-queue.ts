import type { ChunkWithSummaries } from './content-reader.ts';
import type { SnapshotProgress } from './device-storage.ts';

/** A page that is whole and was read; without heads where it is one of rests. */
export interface ReadChunk extends ChunkWithSummaries {
  /** Whether it is the first of pages that take the place of stored ones. */
  readonly takesPlace: boolean;
  /** After this page. */
  readonly progress: SnapshotProgress;
}

interface ChunkQueuePorts {
  /** Stores pages that follow each other, in one go. */
  readonly write: (chunks: readonly ReadChunk[]) => Promise<void>;
  /** A write failed. The pages behind it are let go: they follow from nothing that is stored, and come again. */
  readonly failed: (error: unknown) => void;
}

/** Whole pages on their way to the disk. Those that come while a write is under way share the next one. */
export class ChunkQueue {
  readonly #ports: ChunkQueuePorts;
  #pending: ReadChunk[] = [];
  #writing: Promise<void> | null = null;
  #reached: SnapshotProgress | null = null;

  constructor(ports: ChunkQueuePorts) {
    this.#ports = ports;
  }

  /** After the last page on its way; null where none is. */
  get reached(): SnapshotProgress | null {
    return this.#reached;
  }

  add(chunk: ReadChunk): void {
    this.#reached = chunk.progress;
    this.#pending.push(chunk);
    this.#writing ??= this.#write();
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    await this.#writing;
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
