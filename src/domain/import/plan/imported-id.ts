import { digestOf, hexOf } from '../bytes/index.ts';

/**
 * Returns the id of the record that an item of an app becomes. It is the same on every device and in every import, so that
 * two devices that import the same file offline create the same records.
 *
 * @param attempt 0 for the first import. A deleted id is never used again, so an item that the user deleted and imports
 * anew gets the next one.
 * @returns a UUID of version 8 (RFC 9562, section 5.8)
 */
export function importedId(app: string, sourceId: string, attempt: number): string {
  const bytes = digestOf(['mensana import', app, sourceId, attempt]);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = hexOf(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
