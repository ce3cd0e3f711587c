/** The formats that are unpacked. */
export type ArchiveKind = 'zip' | 'tar' | 'gzip';

/** The number of bytes that {@link archiveKind} needs to recognise every format. */
export const archiveHeadBytes = 512;

/**
 * Recognises an archive by its first bytes; null for any other content. A zip of a document format (`.docx`, `.epub`) is
 * a zip here as well.
 *
 * @param head the first {@link archiveHeadBytes} bytes, fewer if the file is shorter
 */
export function archiveKind(head: Uint8Array): ArchiveKind | null {
  if (zipSignatures.some((signature) => hasBytes(head, 0, signature))) return 'zip';
  if (hasBytes(head, 0, [0x1f, 0x8b, 0x08])) return 'gzip';
  if (head.length >= 512 && (hasBytes(head, 257, ustar) || isTarHeader(head))) return 'tar';
  return null;
}

/** A local file header, an empty directory, a split zip, and a split zip that turned out to need one part only. */
const zipSignatures = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x50, 0x4b, 0x07, 0x08],
  [0x50, 0x4b, 0x30, 0x30, 0x50, 0x4b, 0x03, 0x04],
];

const ustar = [0x75, 0x73, 0x74, 0x61, 0x72];

function hasBytes(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte);
}

/**
 * Tells whether 512 bytes are the header of a tar entry: the sum of the bytes, with its own field as spaces, is written
 * in it. Some old programs added signed bytes.
 */
export function isTarHeader(header: Uint8Array): boolean {
  const stated = octal(header.subarray(148, 156));
  if (stated === null || stated === 0) return false;
  let unsigned = 0;
  let signed = 0;
  for (let at = 0; at < 512; at++) {
    const byte = at >= 148 && at < 156 ? 0x20 : (header[at] as number);
    unsigned += byte;
    signed += byte < 128 ? byte : byte - 256;
  }
  return stated === unsigned || stated === signed;
}

/** Reads an octal number that may have spaces before it and a space or zero byte after it. */
export function octal(field: Uint8Array): number | null {
  let at = 0;
  while (field[at] === 0x20) at++;
  const start = at;
  let value = 0;
  for (; at < field.length; at++) {
    const digit = (field[at] as number) - 0x30;
    if (digit < 0 || digit > 7) break;
    value = value * 8 + digit;
  }
  const next = field[at];
  if (at < field.length && next !== 0 && next !== 0x20) return null;
  return at === start ? null : value;
}
