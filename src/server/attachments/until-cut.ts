/**
 * Passes the content on, and ends when the sender disconnects, which can happen at any byte. The sender resumes later,
 * and the bytes received so far are kept.
 */
export async function* untilCut(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* content;
  } catch {
    // the sender has disconnected
  }
}
