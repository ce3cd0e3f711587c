import type { ByteRange } from './attachment-store.ts';

/**
 * Parses a `Range` header with one byte range. Multiple or invalid ranges select the whole file, as the standard
 * allows.
 *
 * @returns `outside` if the range does not overlap the file
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-range
 */
export function byteRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') return Number(last) === 0 ? 'outside' : { from: Math.max(0, bytes - Number(last)), to: bytes };
  const from = Number(first);
  if (last !== '' && Number(last) < from) return 'whole';
  if (from >= bytes) return 'outside';
  return { from, to: last === '' ? bytes : Math.min(bytes, Number(last) + 1) };
}
