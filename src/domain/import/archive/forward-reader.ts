import { type ByteSource, ImportError } from '../files/index.ts';

/** Reads a range of a source from its beginning to its end, in blocks, and can leave out parts of it. */
export class ForwardReader {
  readonly #source: ByteSource;
  readonly #end: number;
  readonly #blockBytes: number;
  #block = new Uint8Array(0);
  /** The position in the block, and the position of the block's end in the source. */
  #at = 0;
  #next: number;

  constructor(source: ByteSource, { from = 0, to = source.size, blockBytes = 64 * 1024 } = {}) {
    this.#source = source;
    this.#next = from;
    this.#end = Math.min(to, source.size);
    this.#blockBytes = blockBytes;
  }

  /** The bytes that can be taken without another read. */
  get available(): number {
    return this.#block.length - this.#at;
  }

  /** The position in the source of the next byte to be taken. */
  get position(): number {
    return this.#next - this.available;
  }

  get left(): number {
    return this.#end - this.position;
  }

  /** Reads on until `count` bytes can be taken. Returns false if fewer are left. */
  async fill(count: number): Promise<boolean> {
    if (this.available >= count) return true;
    if (this.left < count) return false;
    const kept = this.#block.subarray(this.#at);
    const to = Math.min(this.#end, this.#next + Math.max(this.#blockBytes, count - kept.length));
    const read = await readExactly(this.#source, this.#next, to);
    this.#block = kept.length === 0 ? read : joined(kept, read);
    this.#at = 0;
    this.#next = to;
    return true;
  }

  /** Takes bytes after `fill` returned true for them. */
  take(count: number): Uint8Array {
    this.#at += count;
    return this.#block.subarray(this.#at - count, this.#at);
  }

  /** Moves on without reading what is left out. Stops at the end. */
  skip(count: number): void {
    const known = Math.min(count, this.available);
    this.#at += known;
    this.#next = Math.min(this.#next + count - known, this.#end);
  }

  /** Takes what is there, after one read if that is nothing; null at the end. */
  async takeSome(most: number): Promise<Uint8Array | null> {
    if (this.left === 0 || !(await this.fill(1))) return null;
    return this.take(Math.min(most, this.available));
  }
}

/** Reads a range completely. Throws `import/damaged` if the file changed or ended before. */
export async function readExactly(source: ByteSource, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
  let bytes: Uint8Array;
  try {
    bytes = await source.read(from, to);
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('import/damaged', { cause });
  }
  if (bytes.length !== to - from) throw new ImportError('import/damaged');
  return bytes as Uint8Array<ArrayBuffer>;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}
