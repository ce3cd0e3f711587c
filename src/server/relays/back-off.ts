/** How long a connection rests between two pulls. */
export const pullEveryMs = 15 * 60_000;
/** What a service asks for is not longer either. */
export const maxBackOffMs = 24 * 60 * 60_000;

/**
 * Returns how long to wait before the next attempt: a quarter of an hour, doubled after each failure, up to a day.
 *
 * @param failures how many attempts failed before the last one
 */
export function backOffMs(failures: number): number {
  return Math.min(pullEveryMs * 2 ** Math.min(failures + 1, 10), maxBackOffMs);
}
