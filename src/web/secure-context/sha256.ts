/** Returns the SHA-256 digest of bytes, computed by the browser or, on insecure pages, by a library. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  const { sha256InSlices } = await import('./sha256-in-slices.ts');
  return sha256InSlices(bytes);
}
