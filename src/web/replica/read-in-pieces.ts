/** So long is read without a pause: below a frame, also on a phone. */
const sliceMs = 6;
/** Records that are read between two looks at the clock. */
const readAtOnce = 100;

/**
 * Reads the values of records that nobody has read yet, which for thousands is the work of several frames. Where all are
 * read within one piece, `then` is called before this returns.
 *
 * @returns stops reading
 */
export function readInPieces(records: readonly { readonly value: unknown }[], then: () => void): () => void {
  let at = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const readOn = () => {
    const until = performance.now() + sliceMs;
    while (at < records.length && performance.now() < until) {
      const end = Math.min(records.length, at + readAtOnce);
      for (; at < end; at += 1) void records[at]?.value;
    }
    if (at < records.length) pause = setTimeout(readOn);
    else then();
  };
  readOn();
  return () => clearTimeout(pause);
}
