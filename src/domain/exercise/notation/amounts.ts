import { type DecimalMark, parseTypedNumber, type Quantity, toSi, type Unit } from '../../kernel/index.ts';
import { isTimeUnit, readClockTime, readTimeUnit } from './durations.ts';
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

/** Returns whether a word is a unit of load, length or time. */
export function isUnit(word: string): boolean {
  return massUnits.has(word) || lengthUnits.has(word) || isTimeUnit(word);
}

const bodyWeightWords = ['bw', 'bodyweight', 'body-weight'];

export interface AmountStyle {
  readonly decimalMark: DecimalMark;
  /** The unit of a signed load without one. */
  readonly unit: 'kg' | 'lb';
}

/** What an amount can only be: a comma behind a count separates it from the next one. Null if it can be either. */
export type AmountPlace = 'count' | 'load' | null;

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

/** Returns whether a unit or `x` stands behind two numbers around a comma, so that they are one load and not two counts. */
export function isDecimalAhead(reader: TokenReader): boolean {
  const behind = reader.peek(3);
  return isCommaAfter(reader, 0) && (behind?.text === 'x' || isUnitToken(behind));
}

/** Returns whether a number follows that people of another language would read differently. */
export function isUnclearAhead(reader: TokenReader, style: AmountStyle): boolean {
  return reader.peek()?.kind === 'number' && reader.try(() => readNumberText(reader, style, null)) === null;
}

/** Reads a number, and joins the parts around a decimal comma or a mark of thousands; null if it is unclear. */
function readNumberText(reader: TokenReader, { decimalMark }: AmountStyle, place: AmountPlace): NumberText | null {
  const row = reader.peek()?.kind === 'number' ? rowAt(reader) : null;
  const joining = row && joiningOf(row, decimalMark, place);
  const first = reader.takeKind('number');
  if (first === null || joining === 'unclear') return null;
  const { from } = first;
  if (joining === 'apart') {
    const value = valueOfPart(first.text, reader.peek(), decimalMark);
    return value === null ? null : { value, text: first.text, from, to: first.to };
  }
  reader.take(',');
  const second = reader.takeKind('number');
  if (second === null) return null;
  const value = Number(`${first.text}${joining === 'thousands' ? '' : '.'}${second.text}`);
  return { value, text: `${first.text},${second.text}`, from, to: second.to };
}

/** A point before three digits is the mark of thousands in German. In English, `1.000` may be meant so. */
function valueOfPart(text: string, next: Token | null, decimalMark: DecimalMark): number | null {
  if (decimalMark === ',' && isGrouped(text)) return Number(text.replace('.', ''));
  const isLength = next !== null && lengthUnits.has(next.text); // its unit decides how to read it
  const isUnclear = /^[1-9]\.\d{3}$/.test(text) && !isLength && (!isUnitToken(next) || text.endsWith('000'));
  return isUnclear ? null : Number(text);
}

/** Numbers around commas without spaces, such as `60,70,80`, of which the reader stands at one. */
interface NumberRow {
  readonly parts: readonly string[];
  /** The place of the part at which the reader stands, from the end: 0 for the last one. */
  readonly left: number;
  readonly next: Token | null;
  /** Whether its last two parts stand behind far fewer repetitions, so that they are a load: `80x5, 102,5`. */
  readonly endsWithLoad: boolean;
  /** Whether it is one of several loads before one count, but not the last: `60, 62,5, 65x5`. */
  readonly isOfLoads: boolean;
  /** Whether it begins with the end of one set and ends with the beginning of another: `135x8,135x7`, `10@60,8@70`. */
  readonly isOfTwoSets: boolean;
}

/** What stands before a count, a load or an effort that belongs to the set before. */
const precedingSigns = ['x', 'of', '@', 'at', 'rpe', 'rir'];

function rowAt(reader: TokenReader): NumberRow {
  let [start, end] = [0, 0];
  while (isCommaAfter(reader, start - 2)) start -= 2;
  while (isCommaAfter(reader, end)) end += 2;
  const parts = Array.from({ length: (end - start) / 2 + 1 }, (_, at) => reader.peek(start + 2 * at)?.text ?? '');
  const [before, next, second] = [reader.peek(start - 1), reader.peek(end + 1), reader.peek(end + 2)];
  const isAfterSign = precedingSigns.includes(before?.text ?? '');
  const isBeforeCount = next?.text === 'x' || (isUnitToken(next) && second?.text === 'x');
  const isBeforeLoad = next?.text === '@' && Number(second?.text) > 10;
  const endsWithLoad = followsFewerCounts(reader, { parts, start, end });
  const isOfLoads = followsLoads(reader, start) && precedesLoads(reader, { from: start, to: end });
  const isOfTwoSets = isAfterSign && (isBeforeCount || isBeforeLoad);
  return { parts, left: end / 2, next, endsWithLoad, isOfLoads, isOfTwoSets };
}

/** Returns whether a row ends with a load behind far fewer repetitions. Without a space, as in `80x5,12,5`, it may go on. */
function followsFewerCounts(
  reader: TokenReader,
  { parts, start, end }: { readonly parts: readonly string[]; readonly start: number; readonly end: number },
): boolean {
  const before = reader.peek(start - 1)?.text;
  const isApart = parts.length === 2 && before === ',' && reader.peek(start)?.hasSpaceBefore === true;
  const isTogether = parts.length > 2 && before === 'x' && Number(parts.at(-2)) >= 20;
  const isMoreThanTwice = Number(parts.at(-2)) > 2 * Number(reader.peek(end - 4)?.text);
  return (isApart || isTogether) && isMoreThanTwice && isLikeDecimal(parts.at(-1) ?? '', parts.length - 1, parts);
}

/** Returns whether only loads stand before a number. In `100 12, 10,8`, counts follow the first one. */
function followsLoads(reader: TokenReader, start: number): boolean {
  let at = start;
  for (;;) {
    const isSeparated = isSeparator(reader.peek(at - 1));
    const before = at - (isSeparated ? 2 : 1);
    const hasUnit = isUnitToken(reader.peek(before));
    const number = reader.peek(hasUnit ? before - 1 : before);
    if (number?.kind !== 'number') return !isSeparated && !hasUnit && !precedingSigns.includes(number?.text ?? '');
    if (!isSeparated && (hasUnit || 2 * Number(reader.peek(at)?.text) <= Number(number.text))) return false;
    at = hasUnit ? before - 1 : before;
  }
}

/** Returns whether more loads and `x` stand behind a row. In `12,10,8, 3x6`, sets follow. */
function precedesLoads(reader: TokenReader, { from, to }: { readonly from: number; readonly to: number }): boolean {
  const first = to + (isSeparator(reader.peek(to + 1)) ? 2 : 1);
  const load = Number(reader.peek(first)?.text);
  let at = first;
  while (reader.peek(at)?.kind === 'number' || isUnitToken(reader.peek(at)) || isSeparator(reader.peek(at))) at++;
  return reader.peek(at)?.text === 'x' && (load > 12 || 2 * load > Number(reader.peek(from)?.text));
}

function isSeparator(token: Token | null): boolean {
  return token?.text === ',' || token?.text === '/';
}

function isCommaAfter(reader: TokenReader, at: number): boolean {
  const [number, comma, next] = [reader.peek(at), reader.peek(at + 1), reader.peek(at + 2)];
  const isComma = comma?.text === ',' && !comma.hasSpaceBefore;
  return number?.kind === 'number' && isComma && next?.kind === 'number' && !next.hasSpaceBefore;
}

/** Whether a part of a row is a number of its own, or one with the next part. */
type Joining = 'apart' | 'decimal' | 'thousands' | 'unclear';

function joiningOf(row: NumberRow, decimalMark: DecimalMark, place: AmountPlace): Joining {
  const { parts, left, next, endsWithLoad, isOfLoads, isOfTwoSets } = row;
  if (parts.length === 1) return 'apart';
  if (endsWithLoad && left === 1 && next?.text !== 'x' && !isUnitToken(next))
    return place === 'count' || decimalMark === '.' ? 'unclear' : 'decimal';
  const isDecimal = parts.some(isLikeDecimal) || (parts.length === 2 && parts[1] === '5'); // `7,5`
  if (isOfLoads && left > 0 && isDecimal) return parts.length === 2 && decimalMark === ',' ? 'decimal' : 'unclear';
  if (parts.length === 2 && place !== 'count' && !isOfTwoSets) return joiningOfTwo(row, decimalMark, place);
  if (parts.some(isNoListItem(decimalMark))) return 'unclear';
  if (place === 'load' && !isOfTwoSets) return 'unclear';
  if (place === 'count' || (next?.text !== 'x' && !isUnitToken(next))) return 'apart';
  if (!isOfTwoSets) return parts.some(isLikeDecimal) ? 'unclear' : 'apart';
  // the load of the second set: `100x5,102,5x5`
  const hasDecimal = left === 1 && parts.length > 2 && isLikeDecimal(parts.at(-1) ?? '', parts.length - 1, parts);
  if (!hasDecimal) return 'apart';
  return decimalMark === ',' ? 'decimal' : 'unclear';
}

/** In `60,62,5`, the last part is more likely a decimal than a load. In `5,6,7` it is a load. */
function isLikeDecimal(part: string, at: number, parts: readonly string[]): boolean {
  return part.length === 1 && (parts[at - 1]?.length ?? 0) > 1;
}

function joiningOfTwo({ parts, left, next }: NumberRow, decimalMark: DecimalMark, place: AmountPlace): Joining {
  const [first = '', second = ''] = parts;
  if (left === 0) return 'apart';
  const [hasUnit, isThree] = [isUnitToken(next), isWhole(first) && /^\d{3}$/.test(second)];
  if (isThree && next !== null && lengthUnits.has(next.text)) return 'thousands';
  // no load is above 9,999
  if (isThree && decimalMark === '.' && /^[1-9]$/.test(first)) return 'thousands';
  const isOwn = decimalMark === ',' && isWhole(first) && isWhole(second);
  if (isOwn && (second.length <= 2 || first === '0' || (hasUnit && second !== '000'))) return 'decimal';
  if (place === 'load' || parts.some(isNoListItem(decimalMark))) return 'unclear';
  const isLoad = next?.text === 'x' || hasUnit;
  return isLoad && (isOwn || mayBeDecimals(second)) ? 'unclear' : 'apart';
}

/** The decimals of a load in another language: `102,5`, `61,25`, but not `60,70`. */
function mayBeDecimals(text: string): boolean {
  return text.length === 1 || Number(`0.${text}`) % 0.125 === 0;
}

/** `000` is a part of a number, and so is `1.000` before a decimal comma. */
function isNoListItem(decimalMark: DecimalMark): (text: string) => boolean {
  return (text) => /^0\d/.test(text) || (decimalMark === ',' && isGrouped(text));
}

function isGrouped(text: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text);
}

function isUnitToken(token: Token | null): boolean {
  return token !== null && isUnit(token.text);
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
