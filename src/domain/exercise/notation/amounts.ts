import { type DecimalMark, parseTypedNumber, type Quantity, toSi, type Unit } from '../../kernel/index.ts';
import { type AmountPlace, formOfNumber, grouped } from './comma-row.ts';
import { readClockTime, readTimeUnit } from './durations.ts';
import type { Token, TokenReader } from './tokens.ts';
import { isUnit, lengthUnits, massUnits, takeUnit } from './units.ts';

/** One amount of a line, with the offsets of its text. */
export type Amount = { readonly from: number; readonly to: number } & (
  | { readonly type: 'number'; readonly value: number; readonly text: string }
  /** Signed: negative for assistance. `isSigned` also for body weight, which states all of the load by itself. */
  | { readonly type: 'load'; readonly value: Quantity; readonly isSigned: boolean }
  | { readonly type: 'seconds'; readonly value: number }
  | { readonly type: 'distance'; readonly value: Quantity }
  | { readonly type: 'reps'; readonly value: number; readonly isAmrap: boolean }
  | { readonly type: 'sets'; readonly value: number }
  /** Repetitions of the left and of the right side. */
  | { readonly type: 'sides'; readonly left: number; readonly right: number }
);

const bodyWeightWords = ['bw', 'bodyweight', 'body-weight'];

export interface AmountStyle {
  readonly decimalMark: DecimalMark;
  /** The unit of a signed load without one. */
  readonly unit: 'kg' | 'lb';
}

/**
 * Reads an amount; null if none follows. A range such as `8-10` and a percentage are plans, so they are none, and
 * neither is a number that people of another language would read differently, such as `102,5` or `1.000` in English.
 */
export function readAmount(reader: TokenReader, style: AmountStyle, place: AmountPlace = null): Amount | null {
  return reader.try(
    () =>
      readTime(reader) ??
      (place === 'count' ? null : (readBodyWeight(reader, style) ?? readSignedLoad(reader, style))) ??
      readSides(reader) ??
      readNumber(reader, style, place),
  );
}

function readTime(reader: TokenReader): Amount | null {
  const time = readClockTime(reader);
  return time && { type: 'seconds', value: time.seconds, from: time.from, to: time.to };
}

function readBodyWeight(reader: TokenReader, style: AmountStyle): Amount | null {
  const word = reader.take(...bodyWeightWords);
  if (word === null) return null;
  const added = readSignedLoad(reader, style);
  const alone: Amount = { type: 'load', value: { si: 0 }, isSigned: true, from: word.from, to: word.to };
  return added === null ? alone : { ...added, from: word.from };
}

function readSignedLoad(reader: TokenReader, style: AmountStyle): Amount | null {
  return reader.try(() => {
    const sign = reader.take('+', '-', 'assisted');
    if (sign === null || (reader.peek()?.hasSpaceBefore !== false && !isSeparateSign(reader, sign))) return null;
    const number = readNumberText(reader, style, 'load');
    if (number === null) return null;
    const unit = takeUnit(reader, massUnits);
    if (unit === null && isInsideWord(reader)) return null;
    const negative = sign.text !== '+';
    return {
      type: 'load',
      value: loadFrom(negative ? -number.value : number.value, `${negative ? '-' : ''}${number.text}`, {
        unit: unit?.unit ?? style.unit,
      }),
      isSigned: true,
      from: sign.from,
      to: unit?.to ?? number.to,
    };
  });
}

/** `bw x 12, + 10 x 8`, `bw + 10 x 8`, `assisted 20 kg`. Behind other words, a dash is no sign: `bw - 8, 8, 6`. */
function isSeparateSign(reader: TokenReader, sign: Token): boolean {
  const before = reader.peek(-2)?.text ?? '';
  if (sign.kind === 'word') return true;
  return before === ',' || (sign.text === '+' && bodyWeightWords.includes(before));
}

/** `8|7`: the left side and the right one. */
function readSides(reader: TokenReader): Amount | null {
  return reader.try(() => {
    const left = reader.takeKind('number');
    const bar = reader.take('|');
    const right = bar?.hasSpaceBefore === false ? reader.takeKind('number') : null;
    if (left === null || right === null || right.hasSpaceBefore) return null;
    if (!isWhole(left.text) || !isWhole(right.text)) return null;
    return { type: 'sides', left: Number(left.text), right: Number(right.text), from: left.from, to: right.to };
  });
}

function readNumber(reader: TokenReader, style: AmountStyle, place: AmountPlace): Amount | null {
  const number = readNumberText(reader, style, place);
  if (number === null || isPlan(reader)) return null;
  return readUnit(reader, number, style) ?? bareNumber(reader, number);
}

type NumberText = Omit<Amount & { readonly type: 'number' }, 'type'>;

function readUnit(reader: TokenReader, number: NumberText, style: AmountStyle): Amount | null {
  const { value, text, from } = number;
  const plus = reader.peek();
  if (plus?.text === '+' && !plus.hasSpaceBefore && reader.peek(1)?.kind !== 'number') {
    reader.take('+');
    return isWhole(text) ? { type: 'reps', value, isAmrap: true, from, to: plus.to } : null;
  }
  const mass = takeUnit(reader, massUnits);
  if (mass !== null) return { type: 'load', value: loadFrom(value, text, mass), isSigned: false, from, to: mass.to };
  const duration = readTimeUnit(reader, value);
  if (duration !== null) return { type: 'seconds', value: duration.seconds, from, to: duration.to };
  const length = takeUnit(reader, lengthUnits);
  if (length !== null) return distanceFrom(number, length, style);
  const count = reader.take('rep', 'reps', 'set', 'sets');
  if (count === null || !isWhole(text)) return null;
  return count.text.startsWith('rep')
    ? { type: 'reps', value, isAmrap: false, from, to: count.to }
    : { type: 'sets', value, from, to: count.to };
}

function bareNumber(reader: TokenReader, number: NumberText): Amount | null {
  const next = reader.peek()?.text;
  const isEffort = next === 'rpe' || next === 'rir';
  const isOfEffort = isEffort && reader.peek(1)?.kind !== 'number'; // `8 rpe`, not `100x8 rpe 9`
  if (isOfEffort || (!isEffort && isInsideWord(reader))) return null;
  return { type: 'number', ...number };
}

function distanceFrom(
  { text, from }: NumberText,
  { unit, to }: { readonly unit: Unit; readonly to: number },
  { decimalMark }: AmountStyle,
): Amount | null {
  const isInMetres = unit === 'm' || unit === 'yd' || unit === 'ft';
  const number = parseTypedNumber(text, isInMetres ? 'thousands' : decimalMark);
  if (!number.ok || number.value <= 0) return null;
  return { type: 'distance', value: { si: toSi(number.value, unit), typed: text, unit }, from, to };
}

/** Returns a load in a unit, with the text as typed. */
export function loadFrom(value: number, text: string, { unit }: { readonly unit: 'kg' | 'lb' }): Quantity {
  return { si: toSi(value, unit), typed: text, unit };
}

/** Returns whether a number follows that people of another language would read differently. */
export function isUnclearAhead(reader: TokenReader, style: AmountStyle): boolean {
  return reader.peek()?.kind === 'number' && reader.try(() => readNumberText(reader, style, null)) === null;
}

/** Reads a number, and joins the parts around a decimal comma or a mark of thousands; null if it is unclear. */
function readNumberText(reader: TokenReader, { decimalMark }: AmountStyle, place: AmountPlace): NumberText | null {
  const form = formOfNumber(reader, decimalMark, place);
  const first = reader.takeKind('number');
  if (first === null || form === null) return null;
  const { text, from, to } = first;
  if (form === 'part') {
    const value = valueOfPart(text, reader.peek(), decimalMark);
    return value === null ? null : { value, text, from, to };
  }
  reader.take(',');
  const second = reader.takeKind('number');
  const value = Number(`${text}${form === 'thousands' ? '' : '.'}${second?.text}`);
  return second && { value, text: `${text},${second.text}`, from, to: second.to };
}

/** A point before three digits is the mark of thousands in German. In English, `1.000` may be meant so. */
function valueOfPart(text: string, next: Token | null, decimalMark: DecimalMark): number | null {
  if (decimalMark === ',' && grouped.test(text)) return Number(text.replace('.', ''));
  const isLength = next !== null && lengthUnits.has(next.text); // its unit decides how to read it
  const isUnclear = /^[1-9]\.\d{3}$/.test(text) && !isLength && (!isUnit(next) || text.endsWith('000'));
  return isUnclear ? null : Number(text);
}

/** `8-10` is a range, and `80%` a percentage. */
function isPlan(reader: TokenReader): boolean {
  const [next, second] = [reader.peek(), reader.peek(1)];
  if (next?.text === '%') return true;
  return next?.text === '-' && !next.hasSpaceBefore && second?.kind === 'number' && !second.hasSpaceBefore;
}

/** `3rd`, `21st`: the number continues as a word. `80x5` and `5kg` do not. */
function isInsideWord(reader: TokenReader): boolean {
  const next: Token | null = reader.peek();
  return next?.kind === 'word' && !next.hasSpaceBefore && next.text !== 'x';
}

function isWhole(text: string): boolean {
  return /^\d+$/.test(text);
}
