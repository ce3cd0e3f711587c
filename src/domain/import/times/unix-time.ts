/** Reads seconds since 1970 as an instant; null for anything else, and for 0, which apps write for none. */
export function unixTimeIn(text: string): number | null {
  const plain = text.trim();
  if (!/^\d{1,12}$/.test(plain)) return null;
  const milliseconds = Number(plain) * 1000;
  return milliseconds > 0 && milliseconds <= latestInstant ? milliseconds : null;
}

const latestInstant = 8_640_000_000_000_000;
