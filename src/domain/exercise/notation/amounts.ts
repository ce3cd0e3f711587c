import { type DecimalMark, parseTypedNumber, type Quantity, toSi, type Unit } from '../../kernel/index.ts';
import type { Token, TokenReader } from './tokens.ts';

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

const massUnits: ReadonlyMap<string, 'kg' | 'lb'> = new Map([
  ['kg', 'kg'],
  ['kgs', 'kg'],
  ['kilo', 'kg'],
  ['kilos', 'kg'],
  ['lb', 'lb'],
  ['lbs', 'lb'],
  ['pound', 'lb'],
  ['pounds', 'lb'],
]);

const lengthUnits: ReadonlyMap<string, Unit> = new Map([
  ['m', 'm'],
  ['metre', 'm'],
  ['metres', 'm'],
  ['meter', 'm'],
  ['meters', 'm'],
  ['km', 'km'],
  ['mi', 'mi'],
  ['mile', 'mi'],
  ['miles', 'mi'],
  ['yd', 'yd'],
  ['yard', 'yd'],
  ['yards', 'yd'],
  ['ft', 'ft'],
]);

const secondsPerUnit: ReadonlyMap<string, number> = new Map([
  ['s', 1],
  ['sec', 1],
  ['secs', 1],
  ['second', 1],
  ['seconds', 1],
  ['min', 60],
  ['mins', 60],
  ['minute', 60],
  ['minutes', 60],
  ['h', 3600],
  ['hr', 3600],
  ['hour', 3600],
  ['hours', 3600],
]);

/** Returns whether a word is a unit of load, length or time. */
export function isUnit(word: string): boolean {
  return massUnits.has(word) || lengthUnits.has(word) || secondsPerUnit.has(word);
}

const bodyWeightWords = ['bw', 'bodyweight', 'body-weight'];

export interface AmountStyle {
  readonly decimalMark: DecimalMark;
  /** The unit of a signed load without one. */
  readonly unit: 'kg' | 'lb';
}

/**
 * Reads an amount; null if none follows. A range such as `8-10` and a percentage are plans, so they are none.
 *
 * @param isCount whether it can only be a count, so that a comma separates it from the next one
 */
export function readAmount(reader: TokenReader, style: AmountStyle, isCount = false): Amount | null {
  return reader.try(
    () =>
      readTime(reader) ??
      (isCount ? null : (readBodyWeight(reader, style) ?? readSignedLoad(reader, style))) ??
      readSides(reader) ??
      readNumber(reader, style, isCount),
  );
}

function readTime(reader: TokenReader): Amount | null {
  const token = reader.takeKind('time');
  if (token === null) return null;
  const seconds = token.text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { type: 'seconds', value: seconds, from: token.from, to: token.to };
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
    const sign = reader.take('+', '-');
    if (sign === null || reader.peek()?.hasSpaceBefore !== false) return null;
    const number = readNumberText(reader, style, false);
    if (number === null) return null;
    const unit = takeUnit(reader, massUnits);
    if (unit === null && isInsideWord(reader)) return null;
    const negative = sign.text === '-';
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

function readNumber(reader: TokenReader, style: AmountStyle, isCount: boolean): Amount | null {
  const number = readNumberText(reader, style, isCount);
  if (number === null || isPlan(reader)) return null;
  return readUnit(reader, number, style) ?? bareNumber(reader, number);
}

interface NumberText {
  readonly value: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function readUnit(reader: TokenReader, number: NumberText, style: AmountStyle): Amount | null {
  const { value, text, from } = number;
  const plus = reader.peek();
  if (plus?.text === '+' && !plus.hasSpaceBefore && reader.peek(1)?.kind !== 'number') {
    reader.take('+');
    return isWhole(text) ? { type: 'reps', value, isAmrap: true, from, to: plus.to } : null;
  }
  const mass = takeUnit(reader, massUnits);
  if (mass !== null) return { type: 'load', value: loadFrom(value, text, mass), isSigned: false, from, to: mass.to };
  const duration = takeUnit(reader, secondsPerUnit);
  if (duration !== null) return { type: 'seconds', value: value * duration.unit, from, to: duration.to };
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

function takeUnit<U>(
  reader: TokenReader,
  units: ReadonlyMap<string, U>,
): { readonly unit: U; readonly to: number } | null {
  const token = reader.peek();
  const unit = token === null ? undefined : units.get(token.text);
  if (token?.kind !== 'word' || unit === undefined) return null;
  reader.goTo(reader.position + 1);
  return { unit, to: token.to };
}

/** Reads a number, and joins the parts around a decimal comma or a mark of thousands. */
function readNumberText(reader: TokenReader, { decimalMark }: AmountStyle, isCount: boolean): NumberText | null {
  const first = reader.takeKind('number');
  if (first === null) return null;
  const alone = { value: Number(first.text), text: first.text, from: first.from, to: first.to };
  const [comma, second, after, third] = [reader.peek(), reader.peek(1), reader.peek(2), reader.peek(3)];
  if (comma?.text !== ',' || comma.hasSpaceBefore || second?.kind !== 'number' || second.hasSpaceBefore) return alone;
  if (isCount || !isWhole(first.text) || !isWhole(second.text)) return alone;
  const isOfThousands = second.text.length === 3 && after !== null && lengthUnits.has(after.text);
  const isInList = after?.text === ',' && third?.kind === 'number' && !third.hasSpaceBefore;
  const isDecimal = decimalMark === ',' && second.text.length <= 2 && !isInList;
  if (!isDecimal && !isOfThousands) return alone;
  reader.goTo(reader.position + 2);
  const text = `${first.text},${second.text}`;
  return { value: Number(text.replace(',', isOfThousands ? '' : '.')), text, from: first.from, to: second.to };
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
