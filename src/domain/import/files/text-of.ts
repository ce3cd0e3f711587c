import { bytesOf, headOf, type ImportFile, maxTextBytes } from './import-file.ts';

/**
 * Reads a text file: UTF-16 if its byte order mark says so, else UTF-8 if its bytes are valid, else Windows-1252. Keeps a
 * byte order mark of UTF-8 as the first character, like `readFileText`.
 */
export async function textOf(file: ImportFile, most = maxTextBytes): Promise<string> {
  return decodeText(await bytesOf(file, most));
}

/** Reads the beginning of a text file, without a character that the limit cuts in two. */
export async function headTextOf(file: ImportFile, bytes: number): Promise<string> {
  const head = await headOf(file, bytes);
  if (head.length < bytes || head[0] === 0xff || head[0] === 0xfe) return decodeText(head);
  let end = head.length;
  while (end > 0 && (head[end - 1] as number) >= 0x80) end -= 1;
  return decodeText(head.subarray(0, end));
}

export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return utf8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Shared, because a decoder of its own takes as long as the text of a short note. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
