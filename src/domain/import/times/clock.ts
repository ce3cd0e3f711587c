/** Reads a time of day, `17:18`, `17:18:30` or `5:18 PM`, as `HH:MM:SS`. */
export function clockIn(text: string): string | null {
  const [, hours = '', minutes = '', seconds = '00', half] =
    /^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?([AaPp]\.?[Mm]\.?)?$/.exec(text.trim()) ?? [];
  if (hours === '' || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  return hour === null || hour > 23 ? null : `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
}

/** Returns the hour of a day, 0–23, for one of its halves; null if there is no such hour. */
export function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}
