import { ok, type Result } from './result.ts';
import {
  type DecimalMark,
  type LoneMark,
  type NumberError,
  parseTypedNumber,
  printTypedNumber,
} from './typed-number.ts';

declare const unitMark: unique symbol;
export type Kilograms = number & { readonly [unitMark]: 'kg' };
export type Metres = number & { readonly [unitMark]: 'm' };
export type Seconds = number & { readonly [unitMark]: 's' };

export const kilograms = (value: number) => value as Kilograms;
export const metres = (value: number) => value as Metres;
export const seconds = (value: number) => value as Seconds;

export type Dimension = 'mass' | 'length' | 'duration';

interface UnitDefinition {
  readonly dimension: Dimension;
  /** Kilograms, metres or seconds in one of it: exact by definition. */
  readonly si: number;
  /** Decimals that mean something to a person when a quantity is converted. */
  readonly decimals: number;
}

/** @see International yard and pound agreement (1959): 1 lb = 0.45359237 kg, 1 yd = 0.9144 m */
export const units = {
  kg: { dimension: 'mass', si: 1, decimals: 2 },
  g: { dimension: 'mass', si: 0.001, decimals: 0 },
  lb: { dimension: 'mass', si: 0.45359237, decimals: 2 },
  st: { dimension: 'mass', si: 6.35029318, decimals: 2 },
  m: { dimension: 'length', si: 1, decimals: 2 },
  km: { dimension: 'length', si: 1000, decimals: 2 },
  cm: { dimension: 'length', si: 0.01, decimals: 1 },
  mi: { dimension: 'length', si: 1609.344, decimals: 2 },
  yd: { dimension: 'length', si: 0.9144, decimals: 1 },
  ft: { dimension: 'length', si: 0.3048, decimals: 2 },
  in: { dimension: 'length', si: 0.0254, decimals: 1 },
  s: { dimension: 'duration', si: 1, decimals: 1 },
  min: { dimension: 'duration', si: 60, decimals: 2 },
  h: { dimension: 'duration', si: 3600, decimals: 2 },
} as const satisfies Readonly<Record<string, UnitDefinition>>;

export type Unit = keyof typeof units;

/** An amount in kilograms, metres or seconds, with what the person typed where they typed it. */
export interface Quantity {
  readonly si: number;
  readonly typed?: string | undefined;
  /** The unit in which it was typed; a newer version may know more units. */
  readonly unit?: string | undefined;
}

/** The units in which nobody types thousandths: there one mark before three digits separates thousands. */
const withoutThousandths: ReadonlySet<Unit> = new Set(['m', 'yd', 'ft']);

/** How a lone mark is read in a unit, by a person whose language writes decimals after `decimalMark`. */
export function loneMarkIn(unit: Unit, decimalMark: DecimalMark): LoneMark {
  return withoutThousandths.has(unit) ? 'thousands' : decimalMark;
}

/** How a person writes numbers into a field. */
export interface NumberStyle {
  readonly decimalMark: DecimalMark;
  /** As is usual for the unit, where it is left out. */
  readonly loneMark?: LoneMark;
}

/** A quantity from what a person typed, which is kept as it stands but for space around it. */
export function quantityFromTyped(text: string, unit: Unit, loneMark: LoneMark): Result<Quantity, NumberError> {
  const number = parseTypedNumber(text, loneMark);
  return number.ok ? ok({ si: toSi(number.value, unit), typed: text.trim(), unit }) : number;
}

/**
 * A quantity in a unit, as text that is read back as the same quantity: as it was typed where it was typed in that unit
 * and reads the same here, else rounded to what a person can use.
 */
export function showQuantity(
  quantity: Quantity,
  unit: Unit,
  { decimalMark, loneMark = loneMarkIn(unit, decimalMark) }: NumberStyle,
): string {
  const typed = typedIn(quantity, unit);
  const read = typed === null ? null : quantityFromTyped(typed, unit, loneMark);
  if (typed !== null && read?.ok && isSame(read.value.si, quantity.si)) return typed;
  return printTypedNumber(numberIn(quantity, unit), decimalMark, loneMark);
}

/**
 * The number of units to show: all the decimals that were typed in the unit, else rounded. What was typed is believed
 * only where it says the same as the stored amount, whatever the language it was typed in.
 */
export function numberIn(quantity: Quantity, unit: Unit): number {
  const typed = typedIn(quantity, unit);
  const readings = typed === null ? [] : [parseTypedNumber(typed, 'decimal'), parseTypedNumber(typed, 'thousands')];
  const read = readings.find((each) => each.ok && isSame(toSi(each.value, unit), quantity.si));
  return read?.ok ? read.value : roundedIn(quantity, unit);
}

/** Two ways of working out one amount differ by less. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

/** What was typed, where it was typed in this unit. */
function typedIn(quantity: Quantity, unit: Unit): string | null {
  return quantity.unit === unit ? (quantity.typed ?? null) : null;
}

/** The number of units, rounded to the decimals that the unit is shown with. */
export function roundedIn(quantity: Quantity, unit: Unit): number {
  const scale = 10 ** units[unit].decimals;
  const rounded = Math.round(fromSi(quantity.si, unit) * scale) / scale;
  return rounded === 0 ? 0 : rounded; // no minus before nothing
}

/** Kilograms, metres or seconds. */
export function toSi(value: number, unit: Unit): number {
  return value * units[unit].si;
}

/** Units in so many kilograms, metres or seconds, not rounded. */
export function fromSi(si: number, unit: Unit): number {
  return si / units[unit].si;
}

export function poundsToKilograms(pounds: number): Kilograms {
  return kilograms(toSi(pounds, 'lb'));
}

export function kilogramsToPounds(load: Kilograms): number {
  return fromSi(load, 'lb');
}

export function milesToMetres(miles: number): Metres {
  return metres(toSi(miles, 'mi'));
}

export function metresToMiles(distance: Metres): number {
  return fromSi(distance, 'mi');
}
