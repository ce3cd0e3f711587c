import { downloadChunk } from '#api/snapshots.ts';
import type { FetchChunk } from '#sync/document/snapshot-download.ts';
import { printChunkName } from '#sync/protocol/index.ts';
import { call } from '../api/index.ts';

/**
 * Downloads chunks of a user's snapshot. The browser does not cache them, since this device stores them in its own
 * database and a second copy would survive signing out. A chunk may take as long as it needs on a slow network. When
 * the network is gone, the socket notices and the download is aborted.
 */
export function chunkFetcher(uid: string): FetchChunk {
  return async (name, signal) => {
    const params = { uid, chunk: printChunkName(name) };
    const answer = await call(downloadChunk, { params }, { signal, withinMs: null });
    if (!answer.ok) throw new Error(`Could not download a snapshot chunk: ${answer.error.code}`);
    return new Uint8Array(await answer.value.response.arrayBuffer());
  };
}
