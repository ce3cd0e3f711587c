import type { TimeFormat } from '../time/index.ts';

/** Formats minutes after midnight as a time field shows them: `9:00`, `17:00`, `5:00 PM`. */
export function printTypedTime(minutes: number, { time }: Pick<TimeFormat, 'time'>): string {
  // `Intl` separates the half of the day by a space that no keyboard has
  return time(minutes * 60_000, 'UTC').replaceAll(/\s/g, ' ');
}

/**
 * Parses a time of day as people type it on a clock of 12 or 24 hours: `17`, `1700`, `17:00`, `17.30`, `5pm`,
 * `5:30 p.m.`, `17 Uhr`.
 *
 * @returns minutes after midnight; null for anything else, such as a time that is not complete yet
 */
export function parseTypedTime(text: string): number | null {
  const typed = text.toLowerCase().replaceAll(/\s/g, '');
  const parts = /^(\d{1,2})(?:(?:[:.h]|uhr)?(\d{2}))?(?:uhr|h)?(?:([ap])\.?(?:m\.?)?)?$/.exec(typed);
  if (parts === null) return null;
  const [, hours, minutes = '0', half] = parts;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  return hour === null || hour > 23 || Number(minutes) > 59 ? null : hour * 60 + Number(minutes);
}

function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
