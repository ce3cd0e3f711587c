import {
  type DecimalMark,
  err,
  fromSi,
  type NumberError,
  ok,
  parseTypedNumber,
  printTypedNumber,
  type Quantity,
  quantityFromTyped,
  type Result,
  showQuantity,
  toSi,
  withWesternDigits,
} from '../../kernel/index.ts';
import { showTime, type TimeError, timeFromTyped } from '../endurance/index.ts';
import type { MeasureDimension } from './measures.ts';

/** The unit of the scale or tape measure; `%` for shares, null for counts. */
export type MeasureUnit = 'kg' | 'lb' | 'st' | 'cm' | 'in' | 'min' | '%' | null;

export type TypedMeasureError =
  | NumberError
  | Extract<TimeError, { code: 'exercise/ambiguous-time' }>
  | { readonly code: 'exercise/measure-out-of-range'; readonly max: number | null };

/** How to interpret the typed value. */
export interface MeasureReading {
  readonly unit: MeasureUnit;
  readonly dimension: MeasureDimension;
  readonly decimalMark: DecimalMark;
}

/**
 * Parses a typed measurement and keeps the typed text. Stones can be typed as `11 7`, `11st 7.5lb` or `11.5`.
 *
 * @returns `exercise/measure-out-of-range` for a value below 0, a weight or length of 0, or a share above 100 %
 */
export function measureFromTyped(
  typed: string,
  { unit, dimension, decimalMark }: MeasureReading,
): Result<Quantity, TypedMeasureError> {
  const read = quantityIn(typed, unit, decimalMark);
  if (!read.ok) return read;
  const { si } = read.value;
  const least = dimension === 'mass' || dimension === 'length' ? si > 0 : si >= 0;
  if (!least) return err({ code: 'exercise/measure-out-of-range', max: null });
  if (dimension === 'share' && si > 1) return err({ code: 'exercise/measure-out-of-range', max: 100 });
  return read;
}

/**
 * Formats a measurement in a unit, as text that parses back to the same value. Returns the typed text if it was typed
 * in that unit and still means the same value, else the converted, rounded value.
 */
export function showMeasure(quantity: Quantity, unit: MeasureUnit, decimalMark: DecimalMark): string {
  if (unit === 'min') return showTime(quantity, unit, decimalMark);
  if (unit !== null && unit !== '%' && unit !== 'st') return showQuantity(quantity, unit, { decimalMark });
  const typed = (quantity.unit ?? null) === unit ? quantity.typed : undefined;
  const read = typed === undefined ? null : quantityIn(typed, unit, decimalMark);
  if (typed !== undefined && read?.ok && Math.abs(read.value.si - quantity.si) <= 1e-9 * Math.abs(quantity.si))
    return typed;
  if (unit === null) return printTypedNumber(quantity.si, decimalMark, decimalMark);
  if (unit === '%') return printTypedNumber(tenths(quantity.si * 100), decimalMark, 'decimal');
  return printStones(quantity.si).replace('.', decimalMark);
}

/** Converts a measurement to a unit, for axes and calculations. Not rounded; stones have a fraction. */
export function measureIn(si: number, unit: MeasureUnit): number {
  if (unit === null) return si;
  return unit === '%' ? si * 100 : fromSi(si, unit);
}

function quantityIn(typed: string, unit: MeasureUnit, decimalMark: DecimalMark): Result<Quantity, TypedError> {
  if (unit === 'st') return stonesFromTyped(typed);
  if (unit === 'min') return minutesFromTyped(typed, decimalMark);
  if (unit !== null && unit !== '%') return quantityFromTyped(typed, unit, decimalMark);
  const number = parseTypedNumber(typed.replace(/[%٪]\s*$/u, ''), unit === '%' ? 'decimal' : decimalMark);
  if (!number.ok) return number;
  return unit === '%'
    ? ok({ si: number.value / 100, typed: typed.trim(), unit })
    : ok({ si: number.value, typed: typed.trim() });
}

type TypedError = Exclude<TypedMeasureError, { code: 'exercise/measure-out-of-range' }>;

/**
 * Parses minutes, which can also be typed as `7:30`. A value typed that way is stored only as seconds, which every
 * version can show.
 */
function minutesFromTyped(typed: string, decimalMark: DecimalMark): Result<Quantity, TypedError> {
  const text = typed.trim();
  const time = timeFromTyped(text, 'min', decimalMark);
  if (time.ok)
    return ok(/^[^:\u2236\uff1a]*$/.test(text) ? { si: time.value, typed: text, unit: 'min' } : { si: time.value });
  if (time.error.code === 'exercise/ambiguous-time') return err(time.error);
  return err(text === '' ? { code: 'units/nothing-typed' } : { code: 'units/not-a-number', text });
}

const poundsInStone = 14;

/** Parses stones and pounds, with the pounds below 14, or stones alone. */
function stonesFromTyped(typed: string): Result<Quantity, NumberError> {
  const text = typed.trim();
  const written = withWesternDigits(text);
  const parts = /^(\d+)\s*(?:st|\s)\s*(\d+(?:[.,\u066b\u060c\uff0e\uff0c]\d+)?)\s*(?:lbs?)?$/iu.exec(written);
  if (parts === null) {
    const alone = quantityFromTyped(text.replace(/\s*st$/iu, ''), 'st', 'decimal');
    return alone.ok ? ok({ ...alone.value, typed: text }) : alone;
  }
  const pounds = parseTypedNumber(parts[2] ?? '', 'decimal');
  if (!pounds.ok || pounds.value >= poundsInStone) return err({ code: 'units/not-a-number', text });
  return ok({ si: toSi(Number(parts[1]) * poundsInStone + pounds.value, 'lb'), typed: text, unit: 'st' });
}

/** Formats as `11 st 7.5 lb`, to a tenth of a pound. */
export function printStones(kilograms: number): string {
  const pounds = tenths(fromSi(kilograms, 'lb'));
  const stones = Math.floor(pounds / poundsInStone);
  return `${stones} st ${tenths(pounds - stones * poundsInStone)} lb`;
}

function tenths(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}
