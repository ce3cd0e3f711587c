import { derivedId } from '../../digest/index.ts';

/**
 * Returns the id of the record that an item of an app becomes. It is the same on every device and in every import, so that
 * two devices that import the same file offline create the same records.
 *
 * @param attempt 0 for the first import. A deleted id is never used again, so an item that the user deleted and imports
 * anew gets the next one.
 * @returns a UUID of version 8 (RFC 9562, section 5.8)
 */
export function importedId(app: string, sourceId: string, attempt: number): string {
  return derivedId(['mensana import', app, sourceId, attempt]);
}
