/** Encodes texts as UTF-8, in chunks of at least {@link chunkCharacters} characters. */
export async function* encodedChunks(
  texts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let waiting = '';
  for await (const text of texts) {
    waiting += text;
    if (waiting.length < chunkCharacters) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  if (waiting !== '') yield encoder.encode(waiting);
}

const chunkCharacters = 64 * 1024;
