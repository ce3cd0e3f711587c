const mostMs = 10;

/**
 * Creates a function to call between the steps of long work. It yields to the event loop once the work has run for ten
 * milliseconds. Each piece of work needs a function of its own.
 */
export function createTimeSlice(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostMs) return;
    await new Promise<void>((go) => setImmediate(go));
    since = performance.now();
  };
}
