import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Spool } from '#domain/export/index.ts';

/** Stores blocks in a file that has no name, so that the system removes it however the export ends. */
export class FileSpool implements Spool {
  readonly #file: FileHandle;
  /** Where each block ends. */
  readonly #ends: number[] = [];

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async create(folder: string): Promise<FileSpool> {
    const path = join(folder, `export-${randomUUID()}.tmp`);
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    return new FileSpool(file);
  }

  readonly append = async (block: Uint8Array<ArrayBuffer>): Promise<void> => {
    const start = this.#ends.at(-1) ?? 0;
    for (let written = 0; written < block.length; ) {
      const { bytesWritten } = await this.#file.write(block, written, block.length - written, start + written);
      written += bytesWritten;
    }
    this.#ends.push(start + block.length);
  };

  readonly read = async (block: number): Promise<Uint8Array<ArrayBuffer>> => {
    const start = this.#ends[block - 1] ?? 0;
    const end = this.#ends[block];
    if (end === undefined) throw new Error('an export asked for a block that it did not write');
    const bytes = new Uint8Array(end - start);
    for (let read = 0; read < bytes.length; ) {
      const { bytesRead } = await this.#file.read(bytes, read, bytes.length - read, start + read);
      if (bytesRead === 0) throw new Error('the temporary file of an export is too short');
      read += bytesRead;
    }
    return bytes;
  };

  /** Removes the content. When a thread is terminated, the system does so. */
  close(): Promise<void> {
    return this.#file.close();
  }
}
