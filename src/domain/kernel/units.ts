import { err, ok, type Result } from './result.ts';

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

export type NumberError =
  | { readonly code: 'units/nothing-typed' }
  | { readonly code: 'units/not-a-number'; readonly text: string };

/** A quantity from what a person typed, which is kept as it stands but for space around it. */
export function quantityFromTyped(text: string, unit: Unit): Result<Quantity, NumberError> {
  const number = parseTypedNumber(text);
  return number.ok ? ok({ si: toSi(number.value, unit), typed: text.trim(), unit }) : number;
}

/**
 * A quantity in a unit, as text with a point: exactly as typed where it was typed in that unit,
 * else converted and rounded to what a person can use.
 */
export function showQuantity(quantity: Quantity, unit: Unit): string {
  return typedIn(quantity, unit) ?? String(roundedIn(quantity, unit));
}

/** What was typed, where it was typed in this unit. */
export function typedIn(quantity: Quantity, unit: Unit): string | null {
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

/**
 * A number as people type it: point or comma, digits of any of the scripts below, full-width
 * forms, groups of three. One separator alone is the decimal one: `1,234` is a little over one,
 * because a load with three decimals is likelier here than a thousand kilograms.
 */
export function parseTypedNumber(text: string): Result<number, NumberError> {
  const trimmed = text.trim();
  if (trimmed === '') return err({ code: 'units/nothing-typed' });
  const plain = withoutGroups(withAsciiNumerals(trimmed));
  const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? ok(value) : err({ code: 'units/not-a-number', text: trimmed });
}

/** The zero of each script with decimal digits in a row that people type numbers with here. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\u0e50', '\uff10'];

function withAsciiNumerals(text: string): string {
  return Array.from(text, (character) => asciiDigit(character) ?? asciiMark(character)).join('');
}

function asciiDigit(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.map((first) => first.codePointAt(0) ?? 0).find((first) => code >= first && code < first + 10);
  return zero === undefined ? null : String(code - zero);
}

function asciiMark(character: string): string {
  if ('\u066b\uff0c\u3001'.includes(character)) return ','; // Arabic decimal separator, full-width comma
  if ('\uff0e\u3002'.includes(character)) return '.';
  if ('\u2212\uff0d\u2010\u2011\u2013'.includes(character)) return '-';
  if (character === '\uff0b') return '+';
  if ("\u066c\u2019' \u00a0\u202f\u2009".includes(character)) return '_'; // groups of thousands
  return character;
}

/** Takes out groups of three, and leaves a point as the decimal separator. */
function withoutGroups(text: string): string {
  const grouped = /^([+-]?\d{1,3})((?:[_.,]\d{3})+)([.,]\d*)?$/.exec(text);
  if (grouped === null) return text.replace(',', '.');
  const [, head = '', groups = '', rest = ''] = grouped;
  const marks = new Set(groups.match(/[_.,]/g));
  const [mark = ''] = marks;
  if (marks.size > 1 || rest.startsWith(mark)) return text;
  const decimalsOnly = groups.length === 4 && rest === '' && mark !== '_';
  if (decimalsOnly) return text.replace(',', '.');
  return head + groups.replaceAll(mark, '') + rest.replace(',', '.');
}
