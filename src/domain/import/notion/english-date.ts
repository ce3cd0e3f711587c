import { isLocalDay } from '../../kernel/index.ts';
import type { DraftTime } from '../draft/index.ts';
import { isoTime } from '../times/index.ts';

/**
 * Returns a date of Notion's long form in ISO 8601: `December 4, 2024 8:45 AM` is `2024-12-04T08:45`. Ranges keep their
 * arrow. Null for anything else.
 */
export function isoDate(text: string): string | null {
  if (text.length > maxDateLength) return null;
  const dates = text.replace(/^@/, '').split(' → ').map(singleDate);
  return dates.every((date) => date !== null) ? dates.join(' → ') : null;
}

/** Reads a date with a time, which has a zone only if it is written. */
export function timeInText(text: string): DraftTime | null {
  const date = isoDate(text);
  return date === null ? null : isoTime(date);
}

const maxDateLength = 200;

function singleDate(text: string): string | null {
  const [, month = '', day = '', year, hour, minute = '', half = '', zone] =
    /^([A-Z][a-z]{2,8}) (\d{1,2}), (\d{4})(?: (\d{1,2}):(\d{2})(?: ?([AP]M))?(?: \((?:GMT|UTC)([+-]\d{1,2}(?::\d{2})?)?\))?)?$/.exec(
      text.trim(),
    ) ?? [];
  const at = months.findIndex((name) => name === month || name.slice(0, 3) === month);
  const date = `${year}-${padded(at + 1)}-${padded(day)}`;
  if (at < 0 || !isLocalDay(date)) return null;
  if (hour === undefined) return date;
  const time = `${date}T${padded(hourOfDay(Number(hour), half))}:${minute}`;
  return isoTime(time) === null ? null : `${time}${offsetOf(zone, text)}`;
}

function hourOfDay(hour: number, half: string): number {
  if (half === '') return hour;
  return (hour % 12) + (half === 'PM' ? 12 : 0);
}

function offsetOf(zone: string | undefined, text: string): string {
  if (zone === undefined) return text.includes('(') ? 'Z' : '';
  const [hours = '', minutes = '00'] = zone.slice(1).split(':');
  return `${zone[0]}${padded(hours)}:${minutes}`;
}

function padded(part: string | number): string {
  return String(part).padStart(2, '0');
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
