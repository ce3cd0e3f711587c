import * as Y from 'yjs';

/** Whether Yjs can read an update: tried on a scratch document, because a failure half-way leaves a document changed. */
export function canRead(update: Uint8Array): boolean {
  const scratch = new Y.Doc();
  try {
    Y.applyUpdate(scratch, update);
    return true;
  } catch {
    return false;
  } finally {
    scratch.destroy();
  }
}
