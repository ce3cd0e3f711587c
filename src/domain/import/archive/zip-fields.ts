import type { Instant } from '../../kernel/index.ts';
import { isInstant } from '../../kernel/index.ts';
import { decodeCp437 } from './cp437.ts';
import { crc32 } from './crc32.ts';

/** Returns the extra fields of an entry by their ids. Stops at one that is longer than what is left. */
export function extraFields(extra: Uint8Array): ReadonlyMap<number, DataView> {
  if (extra.length === 0) return noFields;
  const fields = new Map<number, DataView>();
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= view.byteLength; ) {
    const length = view.getUint16(at + 2, true);
    if (at + 4 + length > view.byteLength) break;
    const id = view.getUint16(at, true);
    if (!fields.has(id)) fields.set(id, viewOf(extra.subarray(at + 4, at + 4 + length)));
    at += 4 + length;
  }
  return fields;
}

const noFields: ReadonlyMap<number, DataView> = new Map();

/**
 * Decodes an entry's name: as UTF-8 if it is marked so, else from the field that Info-ZIP adds, else as UTF-8 if it is
 * valid (macOS does not mark it), else as code page 437.
 */
export function entryName(raw: Uint8Array, isUtf8: boolean, fields: ReadonlyMap<number, DataView>): string {
  if (isUtf8) return utf8.decode(raw);
  const unicodePath = fields.get(0x7075);
  if (unicodePath !== undefined && unicodePath.byteLength > 5 && unicodePath.getUint8(0) === 1) {
    // the field is outdated if a program that does not know it has changed the name
    if (unicodePath.getUint32(1, true) === crc32(raw)) return utf8.decode(bytesOfView(unicodePath).subarray(5));
  }
  try {
    return strictUtf8.decode(raw);
  } catch {
    return decodeCp437(raw);
  }
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Returns when an entry was last changed, from the extra fields that state it in UTC; null without one. The time in the
 * entry itself is a wall-clock time without a zone, and is not used.
 */
export function modificationTime(fields: ReadonlyMap<number, DataView>): Instant | null {
  return extendedTime(fields.get(0x5455)) ?? ntfsTime(fields.get(0x000a)) ?? oldUnixTime(fields.get(0x5855));
}

function extendedTime(field: DataView | undefined): Instant | null {
  if (field === undefined || field.byteLength < 5 || (field.getUint8(0) & 1) === 0) return null;
  return field.getInt32(1, true) * 1000;
}

function oldUnixTime(field: DataView | undefined): Instant | null {
  return field === undefined || field.byteLength < 8 ? null : field.getInt32(4, true) * 1000;
}

/** A count of 100 ns since 1601, in attribute 1 of the field. */
function ntfsTime(field: DataView | undefined): Instant | null {
  if (field === undefined || field.byteLength < 16 || field.getUint16(4, true) !== 1) return null;
  const milliseconds = Math.floor(readUint64(field, 8) / 10_000) - 11_644_473_600_000;
  return isInstant(milliseconds) ? milliseconds : null;
}

/** Reads a number of 8 bytes. Beyond 2⁵³ it is not exact, which is far beyond the size of any file. */
export function readUint64(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 0x1_0000_0000;
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function bytesOfView(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}
