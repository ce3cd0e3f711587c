import type { Spool } from '#domain/export/index.ts';

/** The least bytes of the blobs that a zip consists of. */
const blobBytes = 4 * 1024 * 1024;

/** Collects bytes as blobs, which the browser keeps outside the memory of the worker. */
export class BlobBuilder {
  readonly #blobs: Blob[] = [];
  #waiting: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;

  add(bytes: Uint8Array): void {
    this.#waiting.push(bytes as Uint8Array<ArrayBuffer>);
    this.#bytes += bytes.length;
    if (this.#bytes >= blobBytes) this.#flush();
  }

  end(): Blob {
    this.#flush();
    return new Blob(this.#blobs, { type: 'application/zip' });
  }

  #flush(): void {
    this.#blobs.push(new Blob(this.#waiting));
    this.#waiting = [];
    this.#bytes = 0;
  }
}

/** Stores each block as a blob. */
export class BlobSpool implements Spool {
  readonly #blocks: Blob[] = [];

  readonly append = async (block: Uint8Array<ArrayBuffer>): Promise<void> => {
    this.#blocks.push(new Blob([block]));
  };

  readonly read = async (block: number): Promise<Uint8Array> => {
    const content = this.#blocks[block];
    if (content === undefined) throw new Error('an export asked for a block that it did not write');
    return new Uint8Array(await content.arrayBuffer());
  };
}
