import { type Instant, isInstant } from '../../kernel/index.ts';
import { type DraftTime, isInCalendar } from '../draft/index.ts';
import { wallTimeOf } from './wall-time.ts';

/**
 * Reads a date and time of ISO 8601 with any number of fraction digits. Without a zone it is a wall-clock time. Returns
 * null for anything else.
 */
export function isoTime(text: string): DraftTime | null {
  const [, day = '', hour = '', minute = '', second = '00', fraction = '', zone] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,12}))?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(
      text.trim(),
    ) ?? [];
  const time = wallTimeOf(day, hour, minute, second === '60' ? '59' : second);
  if (time === null || zone === undefined) return time;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  return instantIn(Date.parse(`${time.wall}.${milliseconds}${offset}`));
}

/** Returns the time if it is one that a note can have; null for zero, which exports write for an unknown time. */
export function instantIn(at: number | null): Instant | null {
  return at !== null && isInstant(at) && at !== 0 && isInCalendar(at) ? at : null;
}
