import { downloadChunk } from '#api/snapshots.ts';
import { printChunkName } from '#sync/protocol/index.ts';
import type { FetchChunk } from '#sync/replica/snapshot-download.ts';
import { call } from '../api/index.ts';

/**
 * Downloads chunks of a person's snapshot. They are not left in the browser's cache: this device keeps them in its own
 * database, and a second copy would outlive signing out. A chunk may take as long as it needs on a slow network: the
 * socket notices when the network is gone, and the download is aborted.
 */
export function chunkFetcher(uid: string): FetchChunk {
  return async (name, signal) => {
    const params = { uid, chunk: printChunkName(name) };
    const answer = await call(downloadChunk, { params }, { signal, withinMs: null });
    if (!answer.ok) throw new Error(`A chunk of the snapshot did not come: ${answer.error.code}`);
    return new Uint8Array(await answer.value.response.arrayBuffer());
  };
}
