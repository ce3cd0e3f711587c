import { maxBodyBytes } from '#domain/kernel/index.ts';

/** The size in bytes from which the user is warned. */
export const bodyWarnBytes = maxBodyBytes * 0.75;

/**
 * Returns the length of a string in UTF-8 bytes. A lone surrogate counts as 3 bytes, the length of its replacement
 * character.
 */
export function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    if (unit < 0x800) bytes += 1;
    else if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(index + 1))) {
      bytes += 2; // two UTF-16 code units, four bytes
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
