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
  /** Kilograms, metres or seconds per unit; exact by definition. */
  readonly si: number;
  /** The useful number of decimals for a converted quantity. */
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

/** An amount in kilograms, metres or seconds, with the typed text if the user typed it. */
export interface Quantity {
  readonly si: number;
  readonly typed?: string | undefined;
  /** The unit in which it was typed; a newer version may know more units. */
  readonly unit?: string | undefined;
}

/** Units in which thousandths are not typed, so that a single mark before three digits separates thousands. */
const withoutThousandths: ReadonlySet<Unit> = new Set(['m', 'yd', 'ft']);

/** Returns how to read a lone mark in a unit, given the decimal mark of the user's language. */
export function loneMarkIn(unit: Unit, decimalMark: DecimalMark): LoneMark {
  return withoutThousandths.has(unit) ? 'thousands' : decimalMark;
}

/** How a user writes numbers in input fields. */
export interface NumberStyle {
  readonly decimalMark: DecimalMark;
  /** Defaults to the reading that is usual for the unit. */
  readonly loneMark?: LoneMark;
}

/** Parses a typed quantity and keeps the typed text, trimmed. */
export function quantityFromTyped(text: string, unit: Unit, loneMark: LoneMark): Result<Quantity, NumberError> {
  const number = parseTypedNumber(text, loneMark);
  return number.ok ? ok({ si: toSi(number.value, unit), typed: text.trim(), unit }) : number;
}

/**
 * Formats a quantity in a unit, as text that parses back to the same quantity. Returns the typed text if it was typed
 * in that unit and still means the same quantity, else a usefully rounded number.
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
 * Returns the number to show in a unit: with all typed decimals if it was typed in the unit, else rounded. The typed
 * text is used only if it matches the stored amount, in any language's number format.
 */
export function numberIn(quantity: Quantity, unit: Unit): number {
  const typed = typedIn(quantity, unit);
  const readings = typed === null ? [] : [parseTypedNumber(typed, 'decimal'), parseTypedNumber(typed, 'thousands')];
  const read = readings.find((each) => each.ok && isSame(toSi(each.value, unit), quantity.si));
  return read?.ok ? read.value : roundedIn(quantity, unit);
}

/** Returns whether two numbers are equal except for floating-point error. */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

/** Returns the typed text if it was typed in this unit. */
function typedIn(quantity: Quantity, unit: Unit): string | null {
  return quantity.unit === unit ? (quantity.typed ?? null) : null;
}

/** Converts to a unit and rounds to its usual decimals. */
export function roundedIn(quantity: Quantity, unit: Unit): number {
  const scale = 10 ** units[unit].decimals;
  const rounded = Math.round(fromSi(quantity.si, unit) * scale) / scale;
  return rounded === 0 ? 0 : rounded; // avoids -0
}

/** Converts to kilograms, metres or seconds. */
export function toSi(value: number, unit: Unit): number {
  return value * units[unit].si;
}

/** Converts from kilograms, metres or seconds, without rounding. */
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
