let known = { zone: '', readAt: Number.NEGATIVE_INFINITY };

/** The IANA zone in which the device is: who travels is followed within a second. Asking the browser each time is slow. */
export function deviceZone(): string {
  const now = performance.now();
  if (now - known.readAt > 1_000) known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: now };
  return known.zone;
}
