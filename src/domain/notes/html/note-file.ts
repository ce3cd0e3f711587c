/**
 * Derives a file name that is valid on every file system from a title in any script.
 *
 * @param untitled the name to use if nothing of the title remains
 * @param extension without its dot
 */
export function noteFileName(title: string, untitled: string, extension: string): string {
  const name = title
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.~]+|[\s.]+$/g, '');
  const short = shortened(name).replace(/[\s.]+$/, '');
  const safe = /^-*$/.test(short) ? untitled : short;
  return `${reserved.test(safe) ? `${safe.replace(/[.]/g, '-')} -` : safe}.${extension}`;
}

/** Reserved device names in Windows, which are reserved with an extension too. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\s*\..*|\s*)$/i;

/** File systems allow 255 bytes. The rest is reserved for an extension and for a number that the browser may add. */
const mostBytes = 200;

function shortened(name: string): string {
  let bytes = 0;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    for (const letter of segment) bytes += utf8Bytes(letter.codePointAt(0) ?? 0);
    if (bytes > mostBytes) return short;
    short += segment;
  }
  return short;
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
