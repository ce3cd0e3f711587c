import type { FetchChunk } from '#sync/replica/snapshot-download.ts';

/**
 * Downloads chunks of a person's snapshot. They are not left in the browser's cache: this device keeps them in its own
 * database, and a second copy would outlive signing out.
 *
 * @param address `https://host/api/users/{uid}/snapshot`
 */
export function chunkFetcher(address: string): FetchChunk {
  return async ({ id, sum }, signal) => {
    const answer = await fetch(`${address}/${id}-${sum.toString(16).padStart(8, '0')}`, { cache: 'no-store', signal });
    if (!answer.ok) throw new Error(`The server answered ${answer.status} for a chunk of the snapshot`);
    return new Uint8Array(await answer.arrayBuffer());
  };
}
