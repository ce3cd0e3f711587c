import { rasterTypeOf } from '#domain/notes/index.ts';

/**
 * Returns the image in a `data:` URL as a file, with the type that its bytes show; null if it is not an image.
 *
 * @param words alternative text, used as the file name
 * @see https://fetch.spec.whatwg.org/#data-url-processor
 */
export function imageOfData(address: string, words: string): File | null {
  const [, mediaType = '', encoding, data] =
    /^\s*data:([^,;]*)(?:;[^,;]*)*?(;\s*base64\s*)?,(.*)$/is.exec(address) ?? [];
  const bytes = data === undefined ? null : encoding === undefined ? percentDecoded(data) : base64Decoded(data);
  if (bytes === null || bytes.length === 0) return null;
  const mime = rasterTypeOf(bytes.subarray(0, 64)) ?? mediaType.trim().toLowerCase();
  const [, ending] = /^image\/(?:x-)?([a-z\d]+)/.exec(mime) ?? [];
  if (ending === undefined) return null;
  const name = words.trim() || 'image';
  const hasEnding = new RegExp(`\\.(?:${ending}|${ending.replace('jpeg', 'jpg')})$`, 'i').test(name);
  return new File([bytes], hasEnding ? name : `${name}.${ending}`, { type: mime });
}

function base64Decoded(data: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(data.includes('%') ? decodeURIComponent(data) : data.trim());
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null; // invalid Base64 or percent-encoding
  }
}

/** Decodes percent-encoded bytes; all other characters become UTF-8. */
function percentDecoded(data: string): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  const utf8 = new TextEncoder();
  for (const part of data.trim().split(/(%[\da-f]{2})/i)) {
    if (/^%[\da-f]{2}$/i.test(part)) bytes.push(Number.parseInt(part.slice(1), 16));
    else for (const byte of utf8.encode(part)) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}
