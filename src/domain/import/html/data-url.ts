import { rasterTypeOf } from '../../notes/index.ts';
import { Base64Decoder } from '../bytes/index.ts';
import type { TextPart } from '../draft/index.ts';
import type { EmbeddedImage, HtmlImage } from './html-context.ts';

/** Returns a function that decodes the image of a `data:` URL and stores it; null if it is not an image. */
export function storedBy(store: (image: EmbeddedImage) => TextPart): (image: HtmlImage) => TextPart | null {
  return ({ address, alt, widthPx }) => {
    const image = imageOfDataUrl(address, alt);
    return image && store({ ...image, widthPx });
  };
}

/**
 * Decodes the image of a `data:` URL, with its type detected from its bytes; null if it is not an image.
 *
 * @see https://fetch.spec.whatwg.org/#data-url-processor
 */
export function imageOfDataUrl(address: string, alt: string): Omit<EmbeddedImage, 'widthPx'> | null {
  const comma = address.indexOf(',');
  if (comma < 0 || comma > maxHeadLength || !/^data:/i.test(address)) return null;
  const [mediaType = '', ...parameters] = address.slice('data:'.length, comma).toLowerCase().split(';');
  const data = address.slice(comma + 1);
  const isBase64 = parameters.at(-1)?.trim() === 'base64';
  const bytes = isBase64 ? base64Decoded(data) : percentDecoded(data);
  if (bytes.length === 0 || bytes.length > maxImageBytes) return null;
  const mime = rasterTypeOf(bytes.subarray(0, 64)) ?? mediaType.trim();
  const [, extension] = /^image\/(?:x-)?([a-z\d]+)/.exec(mime) ?? [];
  if (extension === undefined) return null;
  return { bytes, mime, name: fileNameFor(alt, extension), alt };
}

function fileNameFor(alt: string, extension: string): string {
  const words =
    alt
      .slice(0, 100)
      .replaceAll(/[\s/\\]+/g, ' ')
      .trim() || 'image';
  const lower = words.toLowerCase();
  const hasExtension = lower.endsWith(`.${extension}`) || (extension === 'jpeg' && lower.endsWith('.jpg'));
  return hasExtension ? words : `${words}.${extension}`;
}

function base64Decoded(data: string): Uint8Array<ArrayBuffer> {
  const decoder = new Base64Decoder(maxImageBytes);
  decoder.push(
    data.includes('%')
      ? data.replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
      : data,
  );
  return decoder.end();
}

/** Decodes percent-encoded bytes; all other characters become UTF-8. */
function percentDecoded(data: string): Uint8Array<ArrayBuffer> {
  const utf8 = new TextEncoder().encode(data);
  const bytes = new Uint8Array(utf8.length);
  let size = 0;
  for (let at = 0; at < utf8.length; at += 1) {
    const high = utf8[at] === percent ? hexValue(utf8[at + 1]) : -1;
    const low = hexValue(utf8[at + 2]);
    const isEncoded = high >= 0 && low >= 0;
    bytes[size] = isEncoded ? high * 16 + low : (utf8[at] ?? 0);
    size += 1;
    if (isEncoded) at += 2;
  }
  return bytes.slice(0, size);
}

function hexValue(code: number | undefined): number {
  return code === undefined ? -1 : '0123456789abcdef'.indexOf(String.fromCharCode(code).toLowerCase());
}

const percent = '%'.charCodeAt(0);
const maxHeadLength = 1000;
/** Bytes. */
const maxImageBytes = 50 * 1024 * 1024;
