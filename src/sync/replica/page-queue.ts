import type { PageProgress } from './device-storage.ts';
import type { ChunkWithHeads } from './stored-pages.ts';

/** A page that is whole and was read; without heads where it is one of rests. */
export interface ReadPage extends ChunkWithHeads {
  /** Whether it is the first of pages that take the place of stored ones. */
  readonly takesPlace: boolean;
  /** After this page. */
  readonly progress: PageProgress;
}

interface PageQueuePorts {
  /** Stores pages that follow each other, in one go. */
  readonly write: (pages: readonly ReadPage[]) => Promise<void>;
  /** A write failed. The pages behind it are let go: they follow from nothing that is stored, and come again. */
  readonly failed: (error: unknown) => void;
}

/** Whole pages on their way to the disk. Those that come while a write is under way share the next one. */
export class PageQueue {
  readonly #ports: PageQueuePorts;
  #waiting: ReadPage[] = [];
  #writing: Promise<void> | null = null;
  #reached: PageProgress | null = null;

  constructor(ports: PageQueuePorts) {
    this.#ports = ports;
  }

  /** After the last page on its way; null where none is. */
  get reached(): PageProgress | null {
    return this.#reached;
  }

  add(page: ReadPage): void {
    this.#reached = page.progress;
    this.#waiting.push(page);
    this.#writing ??= this.#write();
  }

  /** Resolves when nothing is on its way any more. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    try {
      while (this.#waiting.length > 0) await this.#ports.write(this.#waiting.splice(0));
    } catch (error) {
      this.#waiting = [];
      this.#ports.failed(error);
    } finally {
      this.#writing = null;
      this.#reached = null;
    }
  }
}
