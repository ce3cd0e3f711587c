import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { exportFormat, exportFormatVersion } from '../export-format/index.ts';
import type { AttachmentHash } from '../notes/index.ts';
import { optionsInFile } from './data-lines.ts';
import type { ExportedFile, ExportOptions } from './exported-account.ts';

/** An attachment whose content was not available. */
export interface MissingAttachment {
  readonly hash: AttachmentHash;
  readonly name: string;
}

/** Collects what an export contains, while its files are read. */
export class Manifest {
  readonly counts = new Map<string, number>();
  readonly missing: MissingAttachment[] = [];
  readonly #files: { readonly path: string; readonly bytes: number; readonly sha256: string }[] = [];

  /** Returns the file, which is listed once its chunks were read. */
  listed(file: ExportedFile): ExportedFile {
    return { ...file, chunks: this.#counted(file) };
  }

  async *#counted({ path, chunks }: ExportedFile): AsyncGenerator<Uint8Array> {
    const hash = sha256.create();
    let bytes = 0;
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    this.#files.push({ path, bytes, sha256: bytesToHex(hash.digest()) });
  }

  /** Prints it as JSON, with a line for each file. */
  *lines(options: ExportOptions): Generator<string> {
    const head = {
      format: exportFormat,
      version: exportFormatVersion,
      ...optionsInFile(options),
      counts: Object.fromEntries(this.counts),
    };
    yield `${JSON.stringify(head).slice(0, -1)},\n"files":[`;
    yield* separated(this.#files);
    yield '],\n"missing":[';
    yield* separated(this.missing);
    yield ']}\n';
  }
}

function* separated(items: readonly object[]): Generator<string> {
  for (const [at, item] of items.entries()) yield `${at === 0 ? '' : ','}\n${JSON.stringify(item)}`;
}
