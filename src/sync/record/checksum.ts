/**
 * Returns CRC-32C (Castagnoli) over the record's key and the bytes of a body update, computed before the first write. A
 * flipped bit in a Yjs update often yields different text without an error; the checksum detects it.
 *
 * @see RFC 3720, appendix B.4, for check values
 */
export function checksumOf(key: string, bytes: Uint8Array): number {
  return (crc(bytes, crc(keyBytes.encode(key), 0xffffffff)) ^ 0xffffffff) >>> 0;
}

/** Returns CRC-32C of the bytes alone. */
export function crc32c(bytes: Uint8Array): number {
  return (crc(bytes, 0xffffffff) ^ 0xffffffff) >>> 0;
}

const keyBytes = new TextEncoder();

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Uint8Array, start: number): number {
  let value = start;
  for (let i = 0; i < bytes.length; i++) {
    value = ((table[(value ^ (bytes[i] as number)) & 0xff] as number) ^ (value >>> 8)) >>> 0;
  }
  return value;
}
