import { err, ok, type Result } from '#domain/kernel/result.ts';

/**
 * Reads the body of an answer, and stops as soon as it is too large.
 *
 * @throws if the connection is cut off or the request is ended
 */
export async function limitedBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Result<Uint8Array, { readonly code: 'too-large' }>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) return err({ code: 'too-large' });
    chunks.push(chunk);
  }
  return ok(new Uint8Array(Buffer.concat(chunks)));
}
