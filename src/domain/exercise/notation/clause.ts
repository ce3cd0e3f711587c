import { type Amount, type AmountStyle, readAmount } from './amounts.ts';
import { isDecimalAhead } from './comma-row.ts';
import { type Modifiers, readModifiers, readPrefix } from './modifiers.ts';
import type { TokenReader } from './tokens.ts';
import { isUnit } from './units.ts';

/** Amounts joined by `x`, such as `3x8`, and what separates them from those before. */
export interface Term {
  readonly amounts: readonly [Amount, ...Amount[]];
  /** The repetitions of the rest-pause sets that go on with the last count, as in `80x5+3+2`. */
  readonly pauses: readonly number[];
  readonly separator: ' ' | ',' | '/';
}

/** One or several sets that share what is written behind them: `80x5, 5, 4 @8`. */
export interface Clause {
  readonly terms: readonly [Term, ...Term[]];
  readonly modifiers: Modifiers;
}

/** Reads a clause; null if no amount follows. */
export function readClause(reader: TokenReader, style: AmountStyle): Clause | null {
  return reader.try(() => {
    const kind = readPrefix(reader);
    const first = readTerm(reader, style, ' ');
    if (first === null) return null;
    if (isLoad(first.amounts[0]) && first.amounts.length === 1) reader.take(':');
    const terms: [Term, ...Term[]] = [first];
    for (let next = nextTerm(reader, style, terms); next !== null; next = nextTerm(reader, style, terms))
      terms.push(next);
    const before = {
      hasLoad: terms.some(({ amounts }) => amounts.some(({ type }) => type === 'load')),
      isCounted: isCount(first.amounts[0]),
      hasDistance: terms.at(-1)?.amounts.at(-1)?.type === 'distance',
    };
    return { terms, modifiers: readModifiers(reader, style, { kind, ...before }) };
  });
}

function nextTerm(reader: TokenReader, style: AmountStyle, before: readonly Term[]): Term | null {
  return reader.try(() => {
    const sign = reader.take(',', '/');
    const separator = sign?.text === ',' || sign?.text === '/' ? sign.text : ' ';
    const term = readTerm(reader, style, separator);
    return term !== null && goesOn(term, before) ? term : null;
  });
}

/**
 * Whether a term belongs to those before it. In `80x5, 85x5` another clause begins behind the comma, and in `80x5, 2
 * min rest` a remark. Loads before one count belong to it: `60, 80 x 3`.
 */
function goesOn({ amounts: [first, second], separator }: Term, before: readonly Term[]): boolean {
  const areLoads = before.every((term, at) => term.amounts.length === 1 && (at === 0 || term.separator !== ' '));
  if (second !== undefined) return areLoads && (separator !== ' ' || before.length === 1);
  if (first.type === 'load')
    return separator === ' ' || (areLoads && before.every(({ amounts }) => isLoad(amounts[0])));
  const kind = kindOfCount(before.at(-1)?.amounts.at(-1)?.type);
  return kind === 'load' || kind === kindOfCount(first.type);
}

/** Nobody does more sets, and a number above it is a load. */
const mostSets = 12;

function isCount(amount: Amount): boolean {
  if (amount.type === 'number') return amount.value <= mostSets;
  return amount.type === 'sets' || amount.type === 'reps';
}

function isLoad({ type }: Amount): boolean {
  return type === 'load' || type === 'number';
}

function kindOfCount(type: Amount['type'] | undefined): Amount['type'] | undefined {
  return type === 'reps' || type === 'sides' || type === 'sets' ? 'number' : type;
}

function readTerm(reader: TokenReader, style: AmountStyle, separator: Term['separator']): Term | null {
  const first = readAmount(reader, style, separator === ',' && !isDecimalAhead(reader) ? 'count' : null);
  if (first === null) return null;
  const amounts: [Amount, ...Amount[]] = [first];
  for (let next = nextFactor(reader, style, first); next !== null; next = nextFactor(reader, style, first))
    amounts.push(next);
  const pauses: number[] = [];
  const count = amounts.at(-1);
  for (let next = nextPause(reader, count); next !== null; next = nextPause(reader, count)) pauses.push(next);
  return { amounts, pauses, separator };
}

/**
 * After some breaths nobody does more repetitions than before. In `80x5+60x8` and `80x5 +2.5`, something else follows.
 */
function nextPause(reader: TokenReader, count: Amount | undefined): number | null {
  return reader.try(() => {
    if (count?.type !== 'number' && (count?.type !== 'reps' || count.isAmrap)) return null;
    const plus = reader.take('+');
    const reps = reader.takeKind('number');
    if (plus === null || reps === null || plus.hasSpaceBefore !== reps.hasSpaceBefore) return null;
    const value = Number(reps.text);
    const next = reader.peek();
    const isOfElse = next?.text === 'x' || next?.text === '%' || isUnit(next);
    return !isOfElse && Number.isInteger(value) && value >= 1 && value <= count.value ? value : null;
  });
}

function nextFactor(reader: TokenReader, style: AmountStyle, first: Amount): Amount | null {
  return reader.try(() => {
    // `3 sets with 8 reps`
    if (first.type === 'sets' && reader.take('with') !== null) {
      const count = readAmount(reader, style, 'count');
      return count?.type === 'reps' ? count : null;
    }
    if (reader.take('x', 'of') === null) return null;
    return readAmount(reader, style, canBeLoad(reader) ? null : 'count');
  });
}

/** Behind `x` stands a count, unless a unit says otherwise: `8 x 62,5 kg`, `8 x bw`. */
function canBeLoad(reader: TokenReader): boolean {
  return reader.peek()?.kind === 'word' || isDecimalAhead(reader);
}
