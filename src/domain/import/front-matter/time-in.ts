import { isInstant } from '../../kernel/index.ts';
import type { DraftTime } from '../draft/index.ts';
import { type WallTime, type WrittenTime, wallTimeOf, writtenTimeIn } from '../times/index.ts';

/**
 * Reads a date or a time as people and apps write them into front matter: like {@link timeIn}, and in all other usual
 * spellings.
 */
export function noteTimeIn(written: string): WrittenTime | null {
  const time = timeIn(written);
  return time === null ? writtenTimeIn(written) : { time, order: null };
}

/**
 * Reads a date or a time as apps write them into JSON: ISO 8601, also with a space or with slashes; compact digits
 * (`20261126`, `202611261730`, `20261126T1730`); Unix seconds and milliseconds, also with a fraction.
 *
 * @returns a wall-clock time if no zone is stated; null for everything else
 */
export function timeIn(written: string): DraftTime | null {
  const text = written.trim();
  if (/^-?\d+(?:\.\d{1,9})?$/.test(text)) return timeOfDigits(text.replace(/\..*$/, ''));
  const {
    year,
    month,
    day,
    hour = '00',
    minute = '00',
    second = '00',
    fraction = '',
    zone,
  } = isoTime.exec(withMarks(text))?.groups ?? {};
  if (year === undefined) return null;
  const wall = wallTime([year, month, day, hour, minute, second]);
  if (wall === null || zone === undefined) return wall;
  const offset = offsetMinutes(zone);
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  return offset === null ? null : Date.parse(`${wall.wall}Z`) + milliseconds - offset * 60_000;
}

/** Returns `20261126T1730` with its dashes and colons, and any other text as it is. */
function withMarks(text: string): string {
  return text.replace(
    /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?(?!\d)/i,
    (_, year, month, day, hour, minute, second = '00') => `${year}-${month}-${day}T${hour}:${minute}:${second}`,
  );
}

function timeOfDigits(digits: string): DraftTime | null {
  if (digits.length === 13) return instant(Number(digits));
  if (digits.length === 16) return instant(Math.floor(Number(digits) / 1000));
  if (digits.length === 10) return instant(Number(digits) * 1000);
  const parts = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?$/.exec(digits);
  return parts === null ? null : wallTime(parts.slice(1).map((part) => part ?? '00'));
}

function instant(value: number): number | null {
  return isInstant(value) ? value : null;
}

function wallTime(parts: readonly (string | undefined)[]): WallTime | null {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = parts;
  return wallTimeOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, hour, minute, second);
}

function offsetMinutes(zone: string): number | null {
  if (/^z$/i.test(zone)) return 0;
  const [, sign, hours = '', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (sign === undefined || Number(hours) > 18 || Number(minutes) > 59) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const isoTime =
  /^(?<year>\d{4})(?<mark>[-/])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?:(?:[Tt]|,? +)(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?(?: ?(?<zone>[Zz]|[+-]\d{2}(?::?\d{2})?))?)?$/;
