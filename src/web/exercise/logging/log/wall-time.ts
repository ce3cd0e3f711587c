import { type Instant, instantAt, localDayAt, minutesAt, parseLocalDay } from '#domain/kernel/index.ts';

/** Formats an instant for a native time field: `2026-11-21T18:30`. */
export function wallTime(at: Instant | undefined, zone: string): string {
  if (at === undefined) return '';
  const minutes = minutesAt(at, zone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${localDayAt(at, zone)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Parses the value of a native time field; undefined if it is invalid. */
export function instantOf(wall: string, zone: string): Instant | undefined {
  const read = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(wall);
  const day = parseLocalDay(read?.[1] ?? '');
  if (read === null || !day.ok) return undefined;
  return instantAt(day.value, Number(read[2]) * 60 + Number(read[3]), zone);
}
