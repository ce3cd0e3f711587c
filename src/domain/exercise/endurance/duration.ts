import {
  type DecimalMark,
  err,
  fromSi,
  ok,
  parseTypedNumber,
  printTypedNumber,
  type Quantity,
  type Result,
  type Seconds,
  seconds,
  toSi,
} from '../../kernel/index.ts';

export type DurationError =
  | { readonly code: 'exercise/no-duration' }
  | { readonly code: 'exercise/not-a-duration'; readonly text: string }
  /** Minutes or seconds after a larger unit are 60 or more. `1:75` is more likely a typing error than 2:15. */
  | { readonly code: 'exercise/duration-part-too-large'; readonly text: string };

/** The unit of a number without a colon. */
export type TimeUnit = 's' | 'min' | 'h';

export type TimeError =
  | DurationError
  /** `1.30` can mean 1 minute 30 or 1.3 seconds; `readings` are in seconds, the clock reading first. */
  | { readonly code: 'exercise/ambiguous-time'; readonly text: string; readonly readings: readonly [number, number] };

const colons = /[:\u2236\uff1a]/;

/**
 * Parses a duration written as `mm:ss` or `h:mm:ss`. The first part can be any whole number (`90:00`), the others are
 * below 60. The seconds can have a fraction after a point or comma. Accepts the digits of every script in which numbers
 * can be typed.
 *
 * Rejects a number without a colon, because it could be minutes or seconds.
 *
 * @returns seconds, 0 or more; `exercise/no-duration` for empty input
 */
export function parseDuration(text: string): Result<Seconds, DurationError> {
  const trimmed = text.trim();
  if (trimmed === '') return err({ code: 'exercise/no-duration' });
  const parts = trimmed.split(colons);
  if (parts.length < 2 || parts.length > 3) return err({ code: 'exercise/not-a-duration', text: trimmed });
  const [hours, minutes, rest] = parts.length === 3 ? parts : ['0', ...parts];
  return durationOfParts({ hours: hours ?? '', minutes: minutes ?? '', seconds: rest ?? '' }, trimmed);
}

/**
 * Parses a time typed into one field: clock notation, or a number in the field's unit. `1:30` means minutes and seconds
 * in a field of seconds or minutes, and hours and minutes in a field of hours.
 *
 * Numeric keypads lack a colon, so a point or comma before two digits that could be minutes or seconds is reported as
 * ambiguous.
 *
 * @returns seconds, 0 or more; `exercise/no-duration` for empty input
 */
export function timeFromTyped(text: string, unit: TimeUnit, decimalMark: DecimalMark): Result<Seconds, TimeError> {
  const typed = text.trim();
  if (colons.test(typed))
    return parseDuration(unit === 'h' && typed.split(colons).length === 2 ? `${typed}:00` : typed);
  if (typed === '') return err({ code: 'exercise/no-duration' });
  const number = parseTypedNumber(typed, decimalMark);
  if (number.ok && (number.value < 0 || /[+\-\u2212]/.test(typed)))
    return err({ code: 'exercise/not-a-duration', text: typed });
  if (number.ok) {
    const clock = clockReading(typed, unit);
    const time = toSi(number.value, unit);
    if (clock === null) return ok(seconds(time));
    return err({ code: 'exercise/ambiguous-time', text: typed, readings: [clock, time] });
  }
  if (number.error.code !== 'units/ambiguous-number') return err({ code: 'exercise/not-a-duration', text: typed });
  const [thousands, decimal] = number.error.readings;
  return err({ code: 'exercise/ambiguous-time', text: typed, readings: [toSi(thousands, unit), toSi(decimal, unit)] });
}

/** Returns the seconds that `1.30` would mean with a colon; null if it cannot mean that. */
function clockReading(typed: string, unit: TimeUnit): number | null {
  const parts = /^(.*?)[.,\u066b\u060c\uff0e\uff0c\u3002\u3001](..)$/u.exec(typed);
  if (parts === null) return null;
  const [first, second] = [wholePart(parts[1] || '0'), wholePart(parts[2] ?? '')];
  return first === null || second === null || second >= 60 ? null : (first * 60 + second) * (unit === 'h' ? 60 : 1);
}

/** What was typed into three adjacent fields. */
export interface DurationParts {
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

/**
 * Parses a duration from its parts. Empty parts count as 0. A part after a larger one must be below 60: 90 minutes
 * alone are allowed, 1 hour and 90 minutes are not.
 *
 * @returns seconds, 0 or more; `exercise/no-duration` if all parts are empty
 */
export function durationFromParts(parts: DurationParts): Result<Seconds, DurationError> {
  const typed = [parts.hours, parts.minutes, parts.seconds].map((part) => part.trim());
  if (typed.every((part) => part === '')) return err({ code: 'exercise/no-duration' });
  const [hours = '', minutes = '', rest = ''] = typed.map((part) => part || '0');
  return durationOfParts({ hours, minutes, seconds: rest }, typed.join(':'));
}

function durationOfParts(parts: DurationParts, text: string): Result<Seconds, DurationError> {
  const hours = wholePart(parts.hours);
  const minutes = wholePart(parts.minutes);
  const rest = part(parts.seconds);
  if (hours === null || minutes === null || rest === null) return err({ code: 'exercise/not-a-duration', text });
  const isTooLarge = (hours > 0 && minutes >= 60) || ((hours > 0 || minutes > 0) && rest >= 60);
  if (isTooLarge) return err({ code: 'exercise/duration-part-too-large', text });
  return ok(seconds(hours * 3600 + minutes * 60 + rest));
}

function wholePart(text: string): number | null {
  const value = part(text);
  return value !== null && Number.isInteger(value) && !/[.,\u066b]/.test(text) ? value : null;
}

function part(text: string): number | null {
  const read = parseTypedNumber(text, 'decimal');
  return read.ok && read.value >= 0 && !/[+\-\u2212]/.test(text) ? read.value : null;
}

/**
 * Splits a duration into strings for its fields. The hours are empty if there are none, and a fraction of a second
 * appears only if there is one.
 */
export function durationParts(duration: Seconds): DurationParts {
  const tenths = Math.round(duration * 10);
  const hours = Math.floor(tenths / 36_000);
  const minutes = Math.floor((tenths % 36_000) / 600);
  const rest = (tenths % 600) / 10;
  const decimals = tenths % 10 === 0 ? 0 : 1;
  return {
    hours: hours === 0 ? '' : String(hours),
    minutes: String(minutes).padStart(hours === 0 ? 1 : 2, '0'),
    seconds: rest.toFixed(decimals).padStart(decimals === 0 ? 2 : 4, '0'),
  };
}

/**
 * Formats a time for an input field. A field of seconds uses clock notation from one minute up. A field of minutes or
 * hours uses it when a plain number would be inexact or ambiguous. {@link timeFromTyped} parses the result back.
 */
export function printTime(time: number, unit: TimeUnit, decimalMark: DecimalMark): string {
  if (unit !== 's') {
    const number = printTypedNumber(fromSi(time, unit), decimalMark, decimalMark);
    const read = timeFromTyped(number, unit, decimalMark);
    return read.ok && read.value === time && /^\d+(?:[.,]\d\d?)?$/.test(number) ? number : clockIn(time, unit);
  }
  if (time >= 60) return showDuration(seconds(time));
  const printed = printTypedNumber(time, decimalMark, decimalMark);
  return /\D\d\d$/.test(printed) ? `${printed}0` : printed;
}

/**
 * Formats a time for its field. Returns the typed text if it was typed in this unit and still means the same time, else
 * the result of {@link printTime}.
 */
export function showTime({ si, typed, unit: typedIn }: Quantity, unit: TimeUnit, decimalMark: DecimalMark): string {
  const read = typed === undefined || typedIn !== unit ? null : timeFromTyped(typed, unit, decimalMark);
  return typed !== undefined && read?.ok && Math.abs(read.value - si) <= 1e-9 * si
    ? typed
    : printTime(si, unit, decimalMark);
}

/** Formats a time in clock notation. In a field of hours, a clock without seconds means hours and minutes. */
function clockIn(time: number, unit: 'min' | 'h'): string {
  if (unit === 'min') return showDuration(seconds(time));
  const { hours, minutes, seconds: rest } = durationParts(seconds(time));
  const clock = `${hours || '0'}:${minutes.padStart(2, '0')}`;
  return rest === '00' ? clock : `${clock}:${rest}`;
}

/** Formats a duration in clock notation: `0:45`, `45:00`, `1:05:30`, with tenths of a second if there are any. */
export function showDuration(duration: Seconds, decimalMark: DecimalMark = '.'): string {
  const { hours, minutes, seconds: rest } = durationParts(duration);
  return (hours === '' ? [minutes, rest] : [hours, minutes, rest]).join(':').replace('.', decimalMark);
}
