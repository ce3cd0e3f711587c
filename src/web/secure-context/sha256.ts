/** Returns the SHA-256 digest of these bytes: by the browser, or by a library on insecure pages. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle !== undefined) return new Uint8Array(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
  const { sha256InSlices } = await import('./sha256-in-slices.ts');
  return sha256InSlices(bytes);
}
