import { sha256 } from '@noble/hashes/sha2.js';

/** The size of a slice, which takes a few milliseconds. The page stays responsive between slices. */
const sliceBytes = 256 * 1024;

/** Returns the digest of content of any size. */
export async function sha256InSlices(bytes: Uint8Array): Promise<Uint8Array> {
  const hash = sha256.create();
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    if (at > 0) await new Promise((resolve) => setTimeout(resolve, 0));
    hash.update(bytes.subarray(at, at + sliceBytes));
  }
  return hash.digest();
}
