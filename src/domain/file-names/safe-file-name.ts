/**
 * Derives a file name that is valid on every file system, and in the links of other apps, from a name in any script.
 *
 * @param otherwise the name to use if nothing of the name remains
 * @param extension without its dot; empty for none, as of a folder
 */
export function safeFileName(name: string, otherwise: string, extension: string): string {
  const plain = name
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replaceAll(/[#^[\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.~]+|[\s.]+$/g, '');
  const short = shortened(plain).replace(/[\s.]+$/, '');
  const safe = /^-*$/.test(short) ? otherwise : short;
  const free = reserved.test(safe) ? `${safe.replace(/[.]/g, '-')} -` : safe;
  return extension === '' ? free : `${free}.${extension}`;
}

/** Reserved device names in Windows, which are reserved with an extension too. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\s*\..*|\s*)$/i;

/** File systems allow 255 bytes. The rest is reserved for an extension and for a number that follows it. */
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
