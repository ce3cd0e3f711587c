/**
 * Calls a function when the page is about to go. `beforeunload` fires before the document flushes its last changes; some
 * phones fire only `pagehide`.
 *
 * @returns a function that stops it
 */
export function onPageGone(work: () => void): () => void {
  const ending = new AbortController();
  for (const event of ['beforeunload', 'pagehide'] as const)
    window.addEventListener(event, work, { signal: ending.signal });
  return () => ending.abort();
}
