import { sha256 } from '@noble/hashes/sha2.js';

/** Each slice takes a few milliseconds; the page stays responsive in between. */
const sliceBytes = 256 * 1024;

/** Returns the digest of a content of any size. */
export async function sha256InSlices(bytes: Uint8Array): Promise<Uint8Array> {
  const hash = sha256.create();
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, 0));
    hash.update(bytes.subarray(at, at + sliceBytes));
  }
  return hash.digest();
}
