import { err, ok, type Result } from './result.ts';

/** The decimal mark of a language that uses Western digits in input fields. */
export type DecimalMark = '.' | ',';

/**
 * How to read a number with a single mark before its last three digits, such as `1,500`:
 *
 * - `decimal`: the mark is a decimal mark, because a thousand makes no sense;
 * - `thousands`: the mark separates thousands, because a thousandth makes no sense;
 * - the decimal mark of the language: that mark is a decimal mark, and any other is ambiguous.
 */
export type LoneMark = 'decimal' | 'thousands' | DecimalMark;

export type NumberError =
  | { readonly code: 'units/nothing-typed' }
  | { readonly code: 'units/not-a-number'; readonly text: string }
  /** Both readings make sense, so the user has to choose. */
  | { readonly code: 'units/ambiguous-number'; readonly text: string; readonly readings: readonly [number, number] };

/**
 * Parses a typed number. Accepts point or comma, digits of any script, full-width forms, and thousands in groups of
 * three or as in India (`1,50,000`).
 *
 * @returns `units/ambiguous-number` with the larger reading first, if `loneMark` leaves the number ambiguous
 */
export function parseTypedNumber(text: string, loneMark: LoneMark): Result<number, NumberError> {
  const trimmed = text.trim();
  if (trimmed === '') return err({ code: 'units/nothing-typed' });
  const plain = Array.from(trimmed, inAscii).join('');
  const lone = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/.exec(plain);
  if (lone === null) return numberOf(withoutGroups(plain), trimmed);
  const thousands = plain.replace(/[.,]/, '');
  const decimal = plain.replace(',', '.');
  if (loneMark === 'thousands') return numberOf(thousands, trimmed);
  if (loneMark === 'decimal' || loneMark === lone[1]) return numberOf(decimal, trimmed);
  return err({ code: 'units/ambiguous-number', text: trimmed, readings: [Number(thousands), Number(decimal)] });
}

/**
 * Formats a number for an input field: no grouping, no exponent, at most ten decimals, with the decimal mark of the
 * language. {@link parseTypedNumber} parses the result to the same number. To ensure this, three decimals get a
 * trailing zero if a lone mark separates thousands.
 */
export function printTypedNumber(value: number, decimalMark: DecimalMark, loneMark: LoneMark): string {
  const plain = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 10 });
  const looksGrouped = loneMark === 'thousands' && /^-?[1-9]\d{0,2}\.\d{3}$/.test(plain);
  return (looksGrouped ? `${plain}0` : plain).replace('.', decimalMark);
}

function numberOf(plain: string, typed: string): Result<number, NumberError> {
  const value = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? ok(value) : err({ code: 'units/not-a-number', text: typed });
}

/**
 * Maps marks of other keyboards to ASCII. `_` stands for marks that only separate groups. The Arabic decimal mark is
 * not mapped, because it never separates groups. Direction marks are removed.
 */
const marks: readonly (readonly [ascii: string, others: string])[] = [
  [',', '\uff0c\u3001\u060c'],
  ['.', '\uff0e\u3002'],
  ['-', '\u2212\uff0d\u2010\u2011\u2013'],
  ['+', '\uff0b'],
  ['_', "\u066c\u2019' \u00a0\u202f\u2009"],
  ['', '\u200e\u200f\u061c'],
];

function inAscii(character: string): string {
  const digit = digitOf(character);
  if (digit !== null) return String(digit);
  return marks.find(([, others]) => others.includes(character))?.[0] ?? character;
}

/** Replaces the digits of every script by 0 to 9 and leaves everything else. */
export function withWesternDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (character) => String(digitOf(character)));
}

/** Unicode encodes the decimal digits of each script contiguously from zero, sometimes several sets without a gap. */
function digitOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (!isDigit(code)) return null;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return (code - zero) % 10;
}

function isDigit(code: number): boolean {
  return /^\p{Nd}$/u.test(String.fromCodePoint(code));
}

/** Removes group separators and normalises the decimal mark to a point. Text that is not a number is left unchanged. */
function withoutGroups(text: string): string {
  const indian = /^([+-]?\d{1,2}(?:,\d\d)+,\d{3})([.\u066b]\d*)?$/.exec(text);
  if (indian !== null) return `${indian[1]?.replaceAll(',', '')}${indian[2] ?? ''}`.replace('\u066b', '.');
  const grouped = /^([+-]?\d{1,3})((?:[_.,]\d{3})+)([.,\u066b]\d*)?$/.exec(text);
  if (grouped === null) return text.replace(/[,\u066b]/, '.');
  const [, head = '', groups = '', rest = ''] = grouped;
  const [mark = '', ...others] = new Set(groups.match(/[_.,]/g));
  if (others.length > 0 || rest.startsWith(mark)) return text;
  const isDecimal = groups.length === 4 && rest === '' && mark !== '_'; // below one: `0.125`
  return isDecimal ? text.replace(',', '.') : head + groups.replaceAll(mark, '') + rest.replace(/[,\u066b]/, '.');
}
