import { type Instant, isInstant } from '../../kernel/index.ts';
import { octal } from './archive-kind.ts';
import { viewOf } from './zip-fields.ts';

/** The header of an entry, as it is written. */
export interface TarHeader {
  readonly name: string;
  /** Null for a size that cannot be read. */
  readonly size: number | null;
  readonly modifiedAt: Instant | null;
  /** One character: `0` is a file. */
  readonly type: string;
}

/** Reads a header of 512 bytes, of the formats v7, ustar and GNU. */
export function tarHeader(header: Uint8Array): TarHeader {
  const name = text(header.subarray(0, 100));
  // GNU uses the place of the prefix for other things, and writes `ustar` with two spaces
  const isPosix = header[257] === 0x75 && header[262] === 0 && header[263] === 0x30;
  const prefix = isPosix ? text(header.subarray(345, 500)) : '';
  const type = header[156] as number;
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    size: number(header.subarray(124, 136)),
    modifiedAt: instantOf(number(header.subarray(136, 148))),
    type: type === 0 ? '0' : String.fromCharCode(type),
  };
}

/** Decodes the text before the first zero byte, as UTF-8 if it is valid, else as Windows-1252. */
export function text(field: Uint8Array): string {
  const end = field.indexOf(0);
  const bytes = end < 0 ? field : field.subarray(0, end);
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** Reads an octal number, or a binary one as GNU writes it above 8 GiB. */
function number(field: Uint8Array): number | null {
  const first = field[0] as number;
  if (first !== 0x80) return first > 0x80 ? null : octal(field);
  let value = 0;
  for (const byte of field.subarray(1)) value = value * 256 + byte;
  return Number.isSafeInteger(value) ? value : null;
}

/** Returns the instant of seconds since 1970; null for none. */
export function instantOf(seconds: number | null): Instant | null {
  if (seconds === null) return null;
  const milliseconds = Math.round(seconds * 1000);
  return isInstant(milliseconds) ? milliseconds : null;
}

/**
 * Reads the records of a PAX header, `27 path=Notes/long name.md` each with its own length; null if they are broken. Of a
 * name that occurs twice, the last is used.
 */
export function paxRecords(bytes: Uint8Array): ReadonlyMap<string, string> | null {
  const records = new Map<string, string>();
  for (let at = 0; at < bytes.length; ) {
    const space = bytes.indexOf(0x20, at);
    if (space < 0 || space - at > 10) return null;
    const length = Number(text(bytes.subarray(at, space)));
    const end = at + length;
    if (!Number.isSafeInteger(length) || end > bytes.length || end <= space || bytes[end - 1] !== 0x0a) return null;
    const equals = bytes.indexOf(0x3d, space);
    if (equals < 0 || equals >= end) return null;
    records.set(text(bytes.subarray(space + 1, equals)), text(bytes.subarray(equals + 1, end - 1)));
    at = end;
  }
  return records;
}

export function isZeroBlock(block: Uint8Array): boolean {
  const view = viewOf(block);
  for (let at = 0; at < block.length; at += 4) if (view.getUint32(at) !== 0) return false;
  return true;
}
