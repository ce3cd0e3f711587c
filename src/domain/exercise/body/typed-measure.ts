import {
  err,
  fromSi,
  type NumberError,
  ok,
  parseTypedNumber,
  type Quantity,
  quantityFromTyped,
  type Result,
  showQuantity,
  toSi,
} from '../../kernel/index.ts';
import type { MeasureDimension } from './measures.ts';

/** In what a person reads a scale or a tape; `%` for shares, null for what is counted. */
export type MeasureUnit = 'kg' | 'lb' | 'st' | 'cm' | 'in' | 'min' | '%' | null;

export type TypedMeasureError =
  | NumberError
  | { readonly code: 'exercise/measure-out-of-range'; readonly max: number | null };

/**
 * What a person typed as a measurement, kept as typed. Stones may be typed as `11 7`, `11st 7.5lb` or `11.5`.
 *
 * @returns `exercise/measure-out-of-range` below 0 (a weight or a length of 0 too), and beyond 100 %
 */
export function measureFromTyped(
  typed: string,
  unit: MeasureUnit,
  dimension: MeasureDimension,
): Result<Quantity, TypedMeasureError> {
  const read = quantityIn(typed, unit);
  if (!read.ok) return read;
  const { si } = read.value;
  const least = dimension === 'mass' || dimension === 'length' ? si > 0 : si >= 0;
  if (!least) return err({ code: 'exercise/measure-out-of-range', max: null });
  if (dimension === 'share' && si > 1) return err({ code: 'exercise/measure-out-of-range', max: 100 });
  return read;
}

/** A measurement in a unit, as text with a point: as typed where it was typed in that unit, else converted and rounded. */
export function showMeasure(quantity: Quantity, unit: MeasureUnit): string {
  if (unit === null) return quantity.typed ?? String(quantity.si);
  if (quantity.unit === unit && quantity.typed !== undefined) return quantity.typed;
  if (unit === '%') return String(tenths(quantity.si * 100));
  if (unit === 'st') return printStones(quantity.si);
  return showQuantity(quantity, unit);
}

/** The number of a measurement in a unit, for axes and reckoning: not rounded. Stones with their fraction. */
export function measureIn(si: number, unit: MeasureUnit): number {
  if (unit === null) return si;
  return unit === '%' ? si * 100 : fromSi(si, unit);
}

function quantityIn(typed: string, unit: MeasureUnit): Result<Quantity, NumberError> {
  if (unit === 'st') return stonesFromTyped(typed);
  if (unit !== null && unit !== '%') return quantityFromTyped(typed, unit);
  const number = parseTypedNumber(typed.replace(/[%٪]\s*$/u, ''));
  if (!number.ok) return number;
  return unit === '%'
    ? ok({ si: number.value / 100, typed: typed.trim(), unit })
    : ok({ si: number.value, typed: typed.trim() });
}

const poundsInStone = 14;

/** Stones and pounds, the pounds below 14; or stones alone. */
function stonesFromTyped(typed: string): Result<Quantity, NumberError> {
  const text = typed.trim();
  const parts = /^(\d+)\s*(?:st|\s)\s*(\d+(?:[.,]\d+)?)\s*(?:lbs?)?$/iu.exec(text);
  if (parts === null) {
    const alone = quantityFromTyped(text.replace(/\s*st$/iu, ''), 'st');
    return alone.ok ? ok({ ...alone.value, typed: text }) : alone;
  }
  const pounds = parseTypedNumber(parts[2] ?? '');
  if (!pounds.ok || pounds.value >= poundsInStone) return err({ code: 'units/not-a-number', text });
  return ok({ si: toSi(Number(parts[1]) * poundsInStone + pounds.value, 'lb'), typed: text, unit: 'st' });
}

/** `11 st 7.5 lb`, to a tenth of a pound. */
export function printStones(kilograms: number): string {
  const pounds = tenths(fromSi(kilograms, 'lb'));
  const stones = Math.floor(pounds / poundsInStone);
  return `${stones} st ${tenths(pounds - stones * poundsInStone)} lb`;
}

function tenths(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}
