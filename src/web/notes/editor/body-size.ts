import { maxBodyBytes } from '#domain/kernel/index.ts';

/** From here on the person is warned. */
export const bodyWarnBytes = maxBodyBytes * 0.75;

/** The bytes that a text takes as UTF-8; half of a surrogate pair counts as the three of its replacement. */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(index + 1))) {
      bytes += 2; // two units, four bytes
      index += 1;
    } else bytes += 2;
  }
  return bytes;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
