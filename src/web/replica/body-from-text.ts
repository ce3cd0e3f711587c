import * as Y from 'yjs';
import { bodyText, emptyDocument } from '#sync/record/index.ts';

/** Encodes the initial text of a body as a single insert under a new client id. */
export function bodyFromText(text: string): Uint8Array {
  const doc = emptyDocument();
  bodyText(doc).insert(0, text);
  const update = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return update;
}
