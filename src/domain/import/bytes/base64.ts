/**
 * Decodes Base64 in pieces of any length, so that a long value never exists as one text. White space and padding are
 * ignored, and so are characters that Base64 does not have.
 */
export class Base64Decoder {
  readonly #most: number;
  #chunks: Uint8Array[] = [];
  #chunk = new Uint8Array(firstChunkBytes);
  #filled = 0;
  #size = 0;
  #bits = 0;
  #bitCount = 0;

  /** @param most bytes; what exceeds it is dropped, which {@link isTooLarge} tells */
  constructor(most: number) {
    this.#most = most;
  }

  get isTooLarge(): boolean {
    return this.#size > this.#most;
  }

  push(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      const value = code < 128 ? (values[code] ?? unknown) : unknown;
      if (value === unknown) continue;
      this.#bits = ((this.#bits << 6) | value) & 0xffff;
      this.#bitCount += 6;
      if (this.#bitCount < 8) continue;
      this.#bitCount -= 8;
      this.#add((this.#bits >> this.#bitCount) & 0xff);
    }
  }

  /** Returns everything that was decoded; empty if it was too large. */
  end(): Uint8Array<ArrayBuffer> {
    if (this.isTooLarge) return new Uint8Array(0);
    const bytes = new Uint8Array(this.#size);
    let at = 0;
    for (const chunk of [...this.#chunks, this.#chunk.subarray(0, this.#filled)]) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    return bytes;
  }

  #add(byte: number): void {
    this.#size += 1;
    if (this.isTooLarge) {
      this.#chunks = [];
      this.#filled = 0;
      return;
    }
    if (this.#filled === this.#chunk.length) {
      this.#chunks.push(this.#chunk);
      this.#chunk = new Uint8Array(Math.min(this.#chunk.length * 2, maxChunkBytes));
      this.#filled = 0;
    }
    this.#chunk[this.#filled] = byte;
    this.#filled += 1;
  }
}

const firstChunkBytes = 4096;
const maxChunkBytes = 1024 * 1024;
const unknown = 255;

/** The value of each ASCII character, in the standard alphabet and in the one for URLs. */
const values = new Uint8Array(128).fill(unknown);
for (const [value, sign] of Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/').entries()) {
  values[sign.charCodeAt(0)] = value;
}
values['-'.charCodeAt(0)] = 62;
values['_'.charCodeAt(0)] = 63;
