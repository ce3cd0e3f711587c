import * as Y from 'yjs';
import { bodyText, emptyDocument } from './body.ts';

/** SHA-256, provided by the platform. */
export type Sha256 = (bytes: Uint8Array) => Promise<Uint8Array>;

/**
 * Returns a template's text as a single insertion into an empty body, with the same bytes on every device. Its Yjs
 * client id is derived from the record's key and the text, so two devices that insert it offline merge into one copy.
 */
export async function templateUpdate(key: string, text: string, sha256: Sha256): Promise<Uint8Array> {
  const digest = await sha256(new TextEncoder().encode(key + text));
  const doc = emptyDocument();
  doc.clientID = 2 ** 32 + digest.subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
  bodyText(doc).insert(0, text);
  const update = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return update;
}
