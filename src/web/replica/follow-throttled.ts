export interface FollowedList<Item> {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the list, which is the same object as long as nothing in it changes. */
  readonly read: () => readonly Item[];
  /** Returns the minimum number of milliseconds between two calls of `changed`. */
  readonly pauseMs: () => number;
  /** Receives the list after it has changed. `isFirst`: whether it was empty before. */
  readonly changed: (items: readonly Item[], isFirst: boolean) => void;
}

/**
 * Follows a list, throttled: the first change is reported immediately, later ones together after a pause.
 *
 * @returns a function that stops following
 */
export function followThrottled<Item>({ subscribe, read, pauseMs, changed }: FollowedList<Item>): () => void {
  let pause: ReturnType<typeof setTimeout> | null = null;
  let seen = read();
  const report = () => {
    const items = read();
    if (items === seen) return;
    const isFirst = seen.length === 0;
    seen = items;
    changed(items, isFirst);
    pause = setTimeout(() => {
      pause = null;
      report();
    }, pauseMs());
  };
  const stop = subscribe(() => {
    if (pause === null) report();
  });
  return () => {
    stop();
    if (pause !== null) clearTimeout(pause);
  };
}
