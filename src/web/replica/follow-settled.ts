export interface Settled<Item> {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same list as long as nothing in it changed. */
  readonly read: () => readonly Item[];
  /** How long nothing changes in a pause. */
  readonly pauseMs: () => number;
  /** Told of another list; `isFirst` where there was nothing before it. */
  readonly settled: (items: readonly Item[], isFirst: boolean) => void;
}

/** So many pauses in a row that were none are waited for: whoever types on sees the lists follow all the same. */
const mostWaits = 5;

/**
 * Follows a list for what adds it all up: the first change after a pause is told at once, and those that follow it, such
 * as keys in a note, together in the next pause; after five times that long, or where items came or went, without one.
 *
 * @returns stops following
 */
export function followSettled<Item>({ subscribe, read, pauseMs, settled }: Settled<Item>): () => void {
  let pause: ReturnType<typeof setTimeout> | null = null;
  let seen = read();
  const look = () => {
    const items = read();
    if (items === seen) return;
    const isFirst = seen.length === 0;
    seen = items;
    settled(items, isFirst);
    waitForPause(mostWaits);
  };
  const waitForPause = (waits: number) => {
    const before = read();
    pause = setTimeout(() => {
      const items = read();
      const isTyping = items !== before && items.length === seen.length;
      if (isTyping && waits > 1) return waitForPause(waits - 1);
      pause = null;
      look();
    }, pauseMs());
  };
  const stop = subscribe(() => {
    if (pause === null) look();
  });
  return () => {
    stop();
    if (pause !== null) clearTimeout(pause);
  };
}
