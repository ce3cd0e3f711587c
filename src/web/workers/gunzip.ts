/**
 * Decompresses gzip.
 * @throws if the bytes are incomplete
 */
export async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  const gzip = new DecompressionStream('gzip');
  const written = writeAll(gzip.writable, bytes as Uint8Array<ArrayBuffer>);
  const [plain] = await Promise.all([new Response(gzip.readable).arrayBuffer(), written]);
  return new Uint8Array(plain);
}

/** Writes directly into the stream. A `Blob` would send the bytes through another process first. */
async function writeAll(stream: WritableStream<BufferSource>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const writer = stream.getWriter();
  await Promise.all([writer.write(bytes), writer.close()]);
}
