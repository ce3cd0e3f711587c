import type { Quantity } from '../../kernel/index.ts';
import { type Amount, type AmountStyle, loadFrom, readAmount } from './amounts.ts';
import { isDecimalAhead } from './comma-row.ts';
import type { TokenReader } from './tokens.ts';
import { isUnit } from './units.ts';

export type NotedKind = 'warmUp' | 'drop' | 'restPause' | 'failure' | 'amrap';

/** What is written around the numbers of a clause. */
export interface Modifiers {
  /** The kind in front of the numbers, or of all sets of the clause. */
  readonly kind: NotedKind | null;
  /** The kind of the last set. */
  readonly lastKind: NotedKind | null;
  /** The load behind `@`, with the offsets of its text. */
  readonly load: Amount | null;
  readonly effort: Effort | null;
  readonly seconds: number | null;
  readonly side: 'left' | 'right' | 'both' | null;
}

/** One value for all sets, or one for each. */
export interface Effort {
  readonly scale: 'rpe' | 'rir';
  readonly values: readonly [number, ...number[]];
}

type Found = { -readonly [Name in keyof Modifiers]: Modifiers[Name] };

/** Returns the kind in front of the numbers, as in `w 60x5` or `warm-up: 60x5`. */
export function readPrefix(reader: TokenReader): NotedKind | null {
  return reader.try(() => {
    const kind = readKindWord(reader);
    if (kind === null) return null;
    reader.take(':');
    return kind;
  });
}

/** Reads everything that belongs to the numbers before it, in any order. Stops at the first word of a remark. */
export function readModifiers(
  reader: TokenReader,
  style: AmountStyle,
  { kind, ...before }: Before & { readonly kind: NotedKind | null },
): Modifiers {
  const found: Found = { kind, lastKind: null, load: null, effort: null, seconds: null, side: null };
  const context = { style, ...before };
  const isRead = (read: (reader: TokenReader, found: Found, context: Context) => true | null) =>
    reader.try(() => read(reader, found, context)) !== null;
  while ([readAt, readWith, readEffort, readDuration, readBracketed, readKind, readSide, readFiller].some(isRead));
  return found;
}

/** What is known of the numbers before the modifiers. */
interface Before {
  /** Whether they already state a load with its unit. */
  readonly hasLoad: boolean;
  /** Whether the first one is a count of sets or repetitions rather than a load. */
  readonly isCounted: boolean;
  /** Whether the last one is a distance, so that a time can only be how long it took. */
  readonly hasDistance: boolean;
}

interface Context extends Before {
  readonly style: AmountStyle;
}

/** Behind `@` stands a load if it has a unit or is above 10 and none came before, else an RPE. */
function readAt(reader: TokenReader, found: Found, { style, hasLoad }: Context): true | null {
  if (reader.take('@', 'at') === null) return null;
  if (reader.peek()?.text === 'rpe' || reader.peek()?.text === 'rir') return readEffort(reader, found);
  const place = Number(reader.peek()?.text) > 10 ? 'load' : null;
  const amount = reader.peek(1)?.text === 'rpe' ? null : readAmount(reader, style, place);
  if (amount === null) return readEffort(reader, found);
  if (amount.type === 'number' && isEffort('rpe', amount.value)) {
    // `@8,5` in English: 8.5, or 8 and 5
    return readDecimals(reader) === null ? takeEffort(reader, found, 'rpe', amount.value) : null;
  }
  if (hasLoad || found.load !== null || (amount.type !== 'load' && amount.type !== 'number')) return null;
  found.load = amount;
  return true;
}

/** `3x5 with 100 kg`. Behind a load, as in `80x5 with 10 kg chains`, it is a remark. */
function readWith(reader: TokenReader, found: Found, { style, hasLoad, isCounted }: Context): true | null {
  if (reader.take('with') === null || hasLoad || !isCounted || found.load !== null) return null;
  const amount = readAmount(reader, style, 'load');
  if (amount?.type !== 'load' || !endsHere(reader)) return null;
  found.load = amount;
  return true;
}

/** `rpe 8`, `8.5 rpe`, `rir 2`, `2 rir`, and one value for each set: `rpe 8, 8.5, 9`. */
function readEffort(reader: TokenReader, found: Found): true | null {
  const before = reader.take('rpe', 'rir');
  if (before !== null) reader.take(':');
  const value = readEffortValue(reader);
  if (value === null) return null;
  const word = before ?? reader.take('rpe', 'rir');
  return word === null ? null : takeEffort(reader, found, word.text === 'rir' ? 'rir' : 'rpe', value);
}

function takeEffort(reader: TokenReader, found: Found, scale: Effort['scale'], first: number): true | null {
  if (found.effort !== null || !isEffort(scale, first)) return null;
  const values: [number, ...number[]] = [first];
  for (let next = nextEffort(reader, scale); next !== null; next = nextEffort(reader, scale)) values.push(next);
  reader.take('rpe', 'rir');
  found.effort = { scale, values };
  return true;
}

function nextEffort(reader: TokenReader, scale: Effort['scale']): number | null {
  return reader.try(() => {
    if (reader.take(',') === null) return null;
    // `rpe 8, 2,25 kg x 5`
    if (reader.peek()?.hasSpaceBefore && isDecimalAhead(reader)) return null;
    const value = readEffortValue(reader);
    const next = reader.peek();
    const isAnotherSet = isUnit(next) || ['x', '+', '|', 'rep', 'reps', 'set', 'sets'].includes(next?.text ?? '');
    return value === null || !isEffort(scale, value) || isAnotherSet ? null : value;
  });
}

/** A comma directly before another digit is a decimal comma: nobody separates efforts without a space. */
function readEffortValue(reader: TokenReader): number | null {
  const whole = reader.takeKind('number');
  if (whole === null) return null;
  const decimals = readDecimals(reader);
  return decimals === null ? Number(whole.text) : Number(`${whole.text}.${decimals}`);
}

function readDecimals(reader: TokenReader): string | null {
  return reader.try(() => {
    const comma = reader.take(',');
    const digit = comma?.hasSpaceBefore === false ? reader.takeKind('number') : null;
    return digit === null || digit.hasSpaceBefore || !/^[05]$/.test(digit.text) ? null : digit.text;
  });
}

function isEffort(scale: Effort['scale'], value: number): boolean {
  return scale === 'rpe' ? value >= 1 && value <= 10 : value >= 0 && value <= 10;
}

/** `5 km in 25:00`, `5 km 25:00`, `5 km 25 min`. */
function readDuration(reader: TokenReader, found: Found, { style, hasDistance }: Context): true | null {
  const isMarked = reader.take('in') !== null || reader.peek()?.kind === 'time';
  if (found.seconds !== null || !(isMarked || hasDistance)) return null;
  const amount = readAmount(reader, style);
  if (amount?.type !== 'seconds' || !(isMarked || endsHere(reader))) return null;
  found.seconds = amount.value;
  return true;
}

function readBracketed(reader: TokenReader, found: Found): true | null {
  if (reader.take('(') === null) return null;
  const isRead = [readKind, readSide, readEffort].some((read) => reader.try(() => read(reader, found)) !== null);
  return isRead && reader.take(')') !== null ? true : null;
}

function readKind(reader: TokenReader, found: Found): true | null {
  const kind = readKindWord(reader);
  if (kind === null || !endsHere(reader)) return null;
  if (kind === 'warmUp') found.kind = kind;
  else found.lastKind = kind;
  return true;
}

function readKindWord(reader: TokenReader): NotedKind | null {
  const word = reader.peek()?.kind === 'word' ? reader.peek() : null;
  const next = reader.peek(1)?.text;
  if (word === null) return null;
  if (word.text === 'warm' && next === 'up') return taken(reader, 2, 'warmUp');
  if (word.text === 'to' && next === 'failure') return taken(reader, 2, 'failure');
  // `bis zum Versagen`
  if (word.text === 'to' && next === 'the' && reader.peek(2)?.text === 'failure') return taken(reader, 3, 'failure');
  const kind = kindsByWord.get(word.text);
  if (kind === undefined) return null;
  const hasSet = kind !== 'amrap' && (next === 'set' || next === 'sets');
  return taken(reader, hasSet ? 2 : 1, kind);
}

const kindsByWord: ReadonlyMap<string, NotedKind> = new Map([
  ['w', 'warmUp'],
  ['warmup', 'warmUp'],
  ['warm-up', 'warmUp'],
  ['drop', 'drop'],
  ['dropset', 'drop'],
  ['drop-set', 'drop'],
  ['restpause', 'restPause'],
  ['rest-pause', 'restPause'],
  ['fail', 'failure'],
  ['failure', 'failure'],
  ['amrap', 'amrap'],
]);

/** `left`, `right`, `each side`, `/side`. A side is only a side where no more words follow: `left shoulder` is a remark. */
function readSide(reader: TokenReader, found: Found): true | null {
  if (found.side !== null) return null;
  const side = readSideWord(reader);
  if (side === null || !endsHere(reader)) return null;
  found.side = side;
  return true;
}

function readSideWord(reader: TokenReader): 'left' | 'right' | 'both' | null {
  if (reader.take('each', 'per', '/') !== null) return reader.take('side', 'leg', 'arm') === null ? null : 'both';
  if (reader.take('left', 'l') !== null) return 'left';
  return reader.take('right', 'r') === null ? null : 'right';
}

/** `10 @ 45.5lb each`: what goes without saying, because loads are those of one dumbbell. */
function readFiller(reader: TokenReader): true | null {
  return reader.take('each', 'reps', 'rep') !== null && endsHere(reader) ? true : null;
}

/** Whether the numbers go on, or the line ends, instead of a remark that begins with the word just read. */
function endsHere(reader: TokenReader): boolean {
  const next = reader.peek();
  if (next === null || next.text === 'rpe' || next.text === 'rir') return true;
  return next.kind === 'sign' && next.text !== '/' && next.text !== '|';
}

function taken<T>(reader: TokenReader, count: number, value: T): T {
  reader.goTo(reader.position + count);
  return value;
}

/** Returns the load that an amount states, in the unit of the exercise if it states none. */
export function statedLoad(amount: Amount, unit: 'kg' | 'lb'): Quantity | null {
  if (amount.type === 'load') return amount.value;
  return amount.type === 'number' ? loadFrom(amount.value, amount.text, { unit }) : null;
}
