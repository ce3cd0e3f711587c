export type RasterType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp' | 'image/avif';

/**
 * Detects the image type from the first bytes. Recognises only types that browsers display and that cannot contain
 * scripts. The file name and the declared type are ignored.
 *
 * @param bytes the first 64 bytes of the content, or all if there are fewer
 * @returns null for everything else, including SVG
 * @see https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern and, for AVIF, section 4 of
 * https://aomediacodec.github.io/av1-avif/
 */
export function rasterTypeOf(bytes: Uint8Array): RasterType | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (['GIF87a', 'GIF89a'].includes(letters(bytes, 0, 6))) return 'image/gif';
  if (letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return isAvif(bytes) ? 'image/avif' : null;
}

/**
 * Returns whether a file type box contains an AVIF brand: the major brand is at offset 8, the compatible ones start at
 * 16.
 */
function isAvif(bytes: Uint8Array): boolean {
  if (letters(bytes, 4, 8) !== 'ftyp') return false;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = [letters(bytes, 8, 12)];
  for (let at = 16; at + 4 <= Math.min(size, bytes.length); at += 4) brands.push(letters(bytes, at, at + 4));
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte);
}

function letters(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
