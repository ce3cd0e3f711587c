let known = { zone: '', readAt: Number.NEGATIVE_INFINITY };

/**
 * Returns the device's IANA time zone. It is cached for a second, since asking the browser is slow, so a traveller's
 * change of zone is noticed within a second.
 */
export function deviceZone(): string {
  const now = performance.now();
  if (now - known.readAt > 1_000) known = { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, readAt: now };
  return known.zone;
}
