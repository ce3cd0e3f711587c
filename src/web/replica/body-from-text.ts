import * as Y from 'yjs';
import { bodyText, emptyDocument } from '#sync/record/index.ts';

/** The first text of a new body, as one insert under a client id of its own. */
export function bodyFromText(text: string): Uint8Array {
  const doc = emptyDocument();
  bodyText(doc).insert(0, text);
  const update = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return update;
}
