import { downloadChunk } from '#api/snapshots.ts';
import type { FetchChunk } from '#sync/replica/snapshot-download.ts';
import { call } from '../api/index.ts';

/**
 * Downloads chunks of a person's snapshot. They are not left in the browser's cache: this device keeps them in its own
 * database, and a second copy would outlive signing out.
 */
export function chunkFetcher(uid: string): FetchChunk {
  return async ({ id, sum }, signal) => {
    const chunk = `${id}-${sum.toString(16).padStart(8, '0')}`;
    const answer = await call(downloadChunk, { params: { uid, chunk } }, { signal, withinMs: longestMs });
    if (!answer.ok) throw new Error(`A chunk of the snapshot did not come: ${answer.error.code}`);
    return new Uint8Array(await answer.value.response.arrayBuffer());
  };
}

/** Until the answer begins. A chunk of 300 KB takes a minute where 40 kbit/s are left. */
const longestMs = 60_000;
