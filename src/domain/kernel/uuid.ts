/**
 * Creates a UUID of version 7, which sorts by creation time.
 *
 * @param at UTC milliseconds, 0 to 2^48 - 1
 * @param random 10 random bytes; 74 of their 80 bits are used
 * @see RFC 9562, section 5.7
 */
export function uuidV7(at: number, random: Uint8Array): string {
  if (!Number.isInteger(at) || at < 0 || at >= 2 ** 48) throw new Error('a UUID needs a 48-bit time');
  if (random.length !== 10) throw new Error('a UUID needs 10 random bytes');
  const time = at.toString(16).padStart(12, '0');
  const rest = Array.from(random, versionAndVariant).map((byte) => byte.toString(16).padStart(2, '0'));
  const hex = time + rest.join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns whether the text is a UUID of any version, in lower case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}

function versionAndVariant(byte: number, index: number): number {
  if (index === 0) return 0x70 | (byte & 0x0f);
  if (index === 2) return 0x80 | (byte & 0x3f);
  return byte;
}
