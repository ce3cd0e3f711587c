/**
 * Returns the same bytes as a plain `Uint8Array`. PostgreSQL's driver returns a `Buffer`, whose `slice` shares memory
 * instead of copying.
 */
export function plainBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
