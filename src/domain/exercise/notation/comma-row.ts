import type { DecimalMark } from '../../kernel/index.ts';
import type { Token, TokenReader } from './tokens.ts';
import { isUnit, lengthUnits } from './units.ts';

/** What an amount can only be: a comma behind a count separates it from the next one. Null if it can be either. */
export type AmountPlace = 'count' | 'load' | null;

/**
 * Returns whether the number that follows is one part of a row such as `60,70,80`, or two of them around a decimal comma
 * or a mark of thousands; null if it is unclear. The commas of a row have two readings: all of them separate numbers, or
 * the last one is inside a number. (With others behind it, that is never sure.) The readings that make sense must agree.
 */
export function formOfNumber(reader: TokenReader, decimalMark: DecimalMark, place: AmountPlace) {
  if (!isCommaAfter(reader, 0)) return 'part';
  const row = rowAt(reader);
  const rules = rulesOf[settingOf(row, place)];
  const isList = areNumbers(row.parts, decimalMark) && rules.list(row, decimalMark);
  const isJoined = areNumbers(row.parts.slice(0, -2), decimalMark) && rules.joined(row, decimalMark);
  if (row.left > 1) return isList || isJoined ? 'part' : null;
  if (isList) return isJoined ? null : 'part';
  if (!isJoined || place === 'count') return null;
  if (isThousands(row, decimalMark)) return 'thousands';
  return decimalMark === ',' && isDecimal(row) ? 'decimal' : null;
}

/** Numbers around commas without spaces, and what stands around them. */
interface CommaRow {
  readonly parts: readonly string[];
  /** How many parts stand behind the one at which the reader is. */
  readonly left: number;
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  /** A letter for each token of the line, and `_` for the row: `nsn_snx`. */
  readonly shape: string;
}

function rowAt(reader: TokenReader): CommaRow {
  let [start, end] = [0, 0];
  while (isCommaAfter(reader, start - 2)) start -= 2;
  while (isCommaAfter(reader, end)) end += 2;
  const numbers = reader.between(start, end + 1).filter(({ kind }) => kind === 'number');
  const [before, after] = [reader.between(-reader.position, start), reader.between(end + 1)];
  const shape = `${before.map(letterOf).join('')}_${after.map(letterOf).join('')}`;
  return { parts: numbers.map(({ text }) => text), left: end / 2, before, after, shape };
}

/** `s`eparators, `x`, and `e` for the other signs before counts, loads and efforts. */
const letters = new Map(Object.entries({ ',': 's', '/': 's', x: 'x', of: 'e', '@': 'e', at: 'e', rpe: 'e', rir: 'e' }));

/** Returns also `n` for a number, `u` for a unit, and `?` for anything else. */
function letterOf(token: Token): string {
  if (token.kind === 'number') return 'n';
  return letters.get(token.text) ?? (isUnit(token) ? 'u' : '?');
}

function isCommaAfter(reader: TokenReader, at: number): boolean {
  const [number, comma, next] = [reader.peek(at), reader.peek(at + 1), reader.peek(at + 2)];
  const isComma = comma?.text === ',' && !comma.hasSpaceBefore;
  return number?.kind === 'number' && isComma && next?.kind === 'number' && !next.hasSpaceBefore;
}

type Rule = (row: CommaRow, decimalMark: DecimalMark) => boolean;

/** When a row makes sense as a list of numbers, and when with its last two parts joined to one, by what it stands for. */
const rulesOf = {
  /** `80x12, 10,8`: nobody does half a repetition. */
  count: { list: () => true, joined: () => false },
  /** `100x5,102,5x5`, `80x5, 102,5` */
  countsAndLoad: { list: () => false, joined: () => true },
  /** `5@62,5` */
  load: { list: () => false, joined: isOneNumber },
  /** `60,70,80x5`, `62,5x5` */
  loads: { list: (row, mark) => !isOneNumber(row, mark) && !row.parts.some(isDecimalPart), joined: mayBeOneNumber },
  /** `20,15` */
  anything: { list: (row, mark) => !isOneNumber(row, mark), joined: isOneNumber },
} satisfies Readonly<Record<string, { readonly list: Rule; readonly joined: Rule }>>;

/** Returns what a row stands for, by what is around it, or else by the place of the number. */
function settingOf(row: CommaRow, place: AmountPlace): keyof typeof rulesOf {
  const { parts, after, shape } = row;
  // the end of one set and the beginning of another: `135x8,135x7`, `10@60,8@70`
  if (/[xe]_u?x/.test(shape)) return parts.length > 2 && endsWithDecimal(row) ? 'countsAndLoad' : 'count';
  if (/e_e/.test(shape) && Number(after[1]?.text) > 10) return 'count';
  if (followsFewerReps(row)) return 'countsAndLoad';
  return place ?? (/_[ux]/.test(shape) || isAmongLoads(row) ? 'loads' : 'anything');
}

/** `80x5, 102,5`: a load behind far fewer repetitions. Without a space, as in `80x5,12,5`, these may go on. */
function followsFewerReps(row: CommaRow): boolean {
  const { parts, before, shape } = row;
  const load = Number(parts.at(-2));
  const reps = parts.length === 2 ? before.at(-2)?.text : parts.at(-3);
  const isBehindReps = parts.length === 2 ? before.at(-1)?.text === ',' : /x_/.test(shape) && load >= 20;
  return isBehindReps && load > 2 * Number(reps) && endsWithDecimal(row) && !/_[ux]/.test(shape);
}

/** `60, 62,5, 65x5`: one of several loads before one count, but not the last. */
function isAmongLoads({ parts, before, after, shape }: CommaRow): boolean {
  const hasDecimals = parts.some(isDecimalPart) || (parts.length === 2 && parts[1] === '5'); // `7,5`
  const list = /(?:^|[^nusxe])((?:n(?:u?s)?)*)_s?n[nus]*x/.exec(shape)?.[1];
  if (!hasDecimals || list === undefined) return false;
  // counts behind a load: `100 12, 10,8, 110x5`
  const numbers = [...before.slice(before.length - list.length).map(({ text }) => text), parts[0]].map(Number);
  if (numbers.some((number, at) => 2 * number <= (numbers[at - 1] ?? Number.NaN))) return false;
  // sets behind counts: `12,10,8, 3x6`
  const next = Number(after.find(({ kind }) => kind === 'number')?.text);
  return next > 12 || 2 * next > Number(parts[0]);
}

/** Returns whether two numbers around a comma follow that are one load and not two counts. */
export function isDecimalAhead(reader: TokenReader): boolean {
  if (!isCommaAfter(reader, 0)) return false;
  const behind = reader.peek(3);
  return behind?.text === 'x' || isUnit(behind) || isAmongLoads(rowAt(reader));
}

/** In `60,62,5`, the last part is more likely a decimal than a load. In `5,6,7` it is a load. */
function isDecimalPart(part: string, at: number, parts: readonly string[]): boolean {
  return part.length === 1 && (parts[at - 1]?.length ?? 0) > 1;
}

function endsWithDecimal({ parts }: CommaRow): boolean {
  return parts.findLastIndex(isDecimalPart) === parts.length - 1;
}

/** `000` is a part of a number, and so is `1.000` before a decimal comma. */
function areNumbers(parts: readonly string[], decimalMark: DecimalMark): boolean {
  return !parts.some((part) => /^0\d/.test(part) || (decimalMark === ',' && grouped.test(part)));
}

/** `62,5`. Nobody writes three zeros behind a decimal comma. */
function isDecimal({ parts }: CommaRow): boolean {
  return /^\d+,(?!000$)\d+$/.test(parts.slice(-2).join(','));
}

/** Lengths have marks of thousands in all languages, and loads in English, where none is above 9,999. */
function isThousands({ parts, after: [next] }: CommaRow, decimalMark: DecimalMark): boolean {
  if (next !== undefined && lengthUnits.has(next.text)) return /^\d+,\d{3}$/.test(parts.join(','));
  return decimalMark === '.' && /^[1-9],\d{3}$/.test(parts.join(','));
}

/** Returns whether the language writes one number so. Three decimals are only sure with a unit. */
function isOneNumber(row: CommaRow, decimalMark: DecimalMark): boolean {
  const [first, decimals = ''] = row.parts;
  if (row.parts.length > 2 || isThousands(row, decimalMark)) return row.parts.length === 2;
  const isSure = decimals.length <= 2 || first === '0' || /_u/.test(row.shape);
  return decimalMark === ',' && isDecimal(row) && isSure;
}

/** Returns whether a row may be one load in this language or another: `102,5`, `61,25`, but not `60,70` in English. */
function mayBeOneNumber(row: CommaRow, decimalMark: DecimalMark): boolean {
  const decimals = row.parts.at(-1) ?? '';
  const isLoad = decimalMark === ',' || decimals.length === 1 || Number(`0.${decimals}`) % 0.125 === 0;
  return isOneNumber(row, decimalMark) || (row.parts.length === 2 && isDecimal(row) && isLoad);
}

/** A number with a mark of thousands where the comma is the decimal mark: `1.000`. */
export const grouped = /^[1-9]\d{0,2}\.\d{3}$/;
