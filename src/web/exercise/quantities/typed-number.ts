import { showDuration, type TimeUnit, timeFromTyped } from '#domain/exercise/endurance/index.ts';
import {
  type DecimalMark,
  fromSi,
  type LoneMark,
  parseTypedNumber,
  printTypedNumber,
  seconds,
} from '#domain/kernel/index.ts';

/** The two ways of retyping an ambiguous number so that it is unambiguous. */
export interface OpenNumber {
  readonly one: string;
  readonly other: string;
}

/**
 * The result of parsing a number field: null if the field is empty, undefined if it holds no number, an `OpenNumber` if
 * the number is ambiguous.
 */
export type ReadNumber = number | null | undefined | OpenNumber;

export function isOpen(read: ReadNumber): read is OpenNumber {
  return typeof read === 'object' && read !== null;
}

/**
 * Parses a typed number.
 * @param mark the decimal separator of the language
 */
export function readNumber(
  typed: string,
  { mark, loneMark }: { readonly mark: DecimalMark; readonly loneMark: LoneMark },
): ReadNumber {
  const read = parseTypedNumber(typed, loneMark);
  if (read.ok) return read.value;
  switch (read.error.code) {
    case 'units/nothing-typed':
      return null;
    case 'units/not-a-number':
      return undefined;
    case 'units/ambiguous-number':
      return openNumber(read.error.readings, mark);
  }
}

/**
 * Parses a typed time and returns seconds.
 * @param unit the unit of a number without a colon
 */
export function readTime(typed: string, unit: TimeUnit, mark: DecimalMark): ReadNumber {
  const read = timeFromTyped(typed, unit, mark);
  if (read.ok) return read.value;
  if (read.error.code === 'exercise/no-duration') return null;
  return read.error.code === 'exercise/ambiguous-time' ? openTime(read.error.readings, unit, mark) : undefined;
}

/**
 * Returns how to retype each of the two readings of an ambiguous number.
 * @param readings the larger first
 */
export function openNumber(readings: readonly [number, number], mark: DecimalMark): OpenNumber {
  const [one, other] = readings;
  return { one: String(one), other: printTypedNumber(other, mark, mark) };
}

/**
 * Returns how to retype each of the two readings of an ambiguous time: with colons, and with more decimals than a clock
 * has digits.
 */
export function openTime(readings: readonly [number, number], unit: TimeUnit, mark: DecimalMark): OpenNumber {
  const [one, other] = readings;
  return { one: showDuration(seconds(one)), other: fromSi(other, unit).toFixed(3).replace('.', mark) };
}
