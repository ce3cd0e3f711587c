import { ShapeError } from './change-bytes.ts';

/** A column of bytes as it is written. */
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

  /** A whole number from 0, seven bits a byte, the lowest first. */
  putCount(count: number): void {
    let content = count;
    for (; content >= 128; content = Math.floor(content / 128)) this.put((content % 128) + 128);
    this.put(content);
  }

  /** A whole number on either side of 0. */
  putStep(step: number): void {
    this.putCount(step < 0 ? -2 * step - 1 : 2 * step);
  }

  #grow(by: number): void {
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + by));
    grown.set(this.bytes);
    this.#bytes = grown;
  }
}

/** A column of bytes as it is read; whoever reads beyond its end gets a `ShapeError`. */
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

  /** Two bytes as a number, the higher first. */
  take16(): number {
    return this.take() * 256 + this.take();
  }

  /** Three bytes as a number, the highest first. */
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
