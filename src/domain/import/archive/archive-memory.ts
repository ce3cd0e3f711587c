import { type ByteSource, bytesOf, ImportError, type ImportFile } from '../files/index.ts';
import type { UnpackingLimits } from './limits.ts';

/**
 * Gives random access to archives that are compressed inside others, by unpacking them into memory. Keeps the ones used
 * last, up to the limit of `cached` bytes; another is unpacked again when one of its entries is read.
 */
export class ArchiveMemory {
  readonly #limits: UnpackingLimits;
  /** The one used last is the last. */
  readonly #unpacked = new Map<ImportFile, Unpacked>();
  #size = 0;

  constructor(limits: UnpackingLimits) {
    this.#limits = limits;
  }

  /** Throws `import/large-inside` beyond the limit of `inMemory` bytes. */
  async sourceOf(archive: ImportFile): Promise<ByteSource> {
    if (archive.source !== null) return archive.source;
    const { length } = await this.#bytesOf(archive);
    return {
      size: length,
      read: async (from, to) => (await this.#bytesOf(archive)).slice(from, to),
    };
  }

  #bytesOf(archive: ImportFile): Promise<Uint8Array> {
    const unpacked = this.#unpacked.get(archive) ?? { bytes: this.#unpack(archive), size: 0 };
    this.#unpacked.delete(archive);
    this.#unpacked.set(archive, unpacked);
    return unpacked.bytes;
  }

  async #unpack(archive: ImportFile): Promise<Uint8Array> {
    try {
      if (archive.size > this.#limits.inMemory) throw new ImportError('import/large-inside');
      const bytes = await bytesOf(archive, this.#limits.inMemory);
      this.#keep(archive, bytes.length);
      return bytes;
    } catch (error) {
      this.#unpacked.delete(archive);
      throw error;
    }
  }

  #keep(archive: ImportFile, size: number): void {
    const unpacked = this.#unpacked.get(archive);
    if (unpacked === undefined) return;
    unpacked.size = size;
    this.#size += size;
    for (const [oldest, { size: oldestSize }] of this.#unpacked) {
      if (this.#size <= this.#limits.cached) return;
      // one that is still being unpacked has no size yet
      if (oldest === archive || oldestSize === 0) continue;
      this.#unpacked.delete(oldest);
      this.#size -= oldestSize;
    }
  }
}

interface Unpacked {
  readonly bytes: Promise<Uint8Array>;
  /** 0 until it is unpacked. */
  size: number;
}
