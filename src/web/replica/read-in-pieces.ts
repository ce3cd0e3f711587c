/** The maximum duration of a slice in milliseconds: less than a frame, even on a phone. */
const sliceMs = 6;
/** The number of records read between two checks of the time. */
const readAtOnce = 100;

/**
 * Reads the unread values of records in slices, since thousands take several frames. If one slice is enough, `then` is
 * called before this function returns.
 *
 * @returns a function that stops reading
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
