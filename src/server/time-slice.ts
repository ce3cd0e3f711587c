const mostMs = 10;

/**
 * Divides long work: called between its steps, it lets others have their turn once the work has run for ten milliseconds.
 * One piece of work has one of these.
 */
export function createTimeSlice(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostMs) return;
    await new Promise<void>((go) => setImmediate(go));
    since = performance.now();
  };
}
