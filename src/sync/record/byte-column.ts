import { ShapeError } from './change-bytes.ts';

/** A growing column of bytes. */
export class ByteColumn {
  #bytes = new Uint8Array(1024);
  #length = 0;

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  put(byte: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = byte;
  }

  putAll(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#bytes.length) this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Appends a non-negative integer, seven bits per byte, lowest bits first. */
  putCount(count: number): void {
    let content = count;
    for (; content >= 128; content = Math.floor(content / 128)) this.put((content % 128) + 128);
    this.put(content);
  }

  /** Appends an integer of either sign. */
  putStep(step: number): void {
    this.putCount(step < 0 ? -2 * step - 1 : 2 * step);
  }

  #grow(by: number): void {
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + by));
    grown.set(this.bytes);
    this.#bytes = grown;
  }
}

/** Reads a column of bytes. Reading beyond its end throws a `ShapeError`. */
export class ColumnReader {
  readonly #name: string;
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(name: string, bytes: Uint8Array) {
    this.#name = name;
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  take(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw new ShapeError(this.#name);
    return byte;
  }

  /** Reads two bytes as a big-endian number. */
  take16(): number {
    return this.take() * 256 + this.take();
  }

  /** Reads three bytes as a big-endian number. */
  take24(): number {
    return this.take16() * 256 + this.take();
  }

  takeCount(): number {
    let count = this.take();
    if (count < 128) return count;
    count -= 128;
    for (let weight = 128; weight <= 2 ** 49; weight *= 128) {
      const byte = this.take();
      count += (byte % 128) * weight;
      if (byte < 128) return count;
    }
    throw new ShapeError(this.#name);
  }

  takeStep(): number {
    const count = this.takeCount();
    return count % 2 === 1 ? -(count + 1) / 2 : count / 2;
  }
}
