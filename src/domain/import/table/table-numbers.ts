import { type DecimalMark, parseTypedNumber, type Unit } from '../../kernel/index.ts';
import { clockDurationIn, spokenDurationIn } from '../lifting/index.ts';
import { unitOfWord } from './unit-words.ts';

export interface Amount {
  readonly value: number;
  /** The unit written in the cell; null for none. */
  readonly unit: Unit | '%' | null;
}

/** Longer cells are no numbers. */
const maxNumberLength = 40;

/**
 * Reads a number, alone or with a unit: `82.5`, `82,5 kg`, `1,234.5`, `18%`.
 *
 * @param mark decides whether `1,234` is a thousand; if it is null, such a number cannot be read
 * @returns null for anything else, also for an unknown unit
 */
export function amountIn(text: string, mark: DecimalMark | null): Amount | null {
  const plain = text.trim();
  if (plain === '' || plain.length > maxNumberLength) return null;
  const [, number = plain, word = ''] = /^([^\p{L}%"]*[^\p{L}%"\s])\s*([\p{L}%"]+\.?)$/u.exec(plain) ?? [];
  const unit = word === '' ? null : unitOfWord(word);
  if (word !== '' && unit === null) return null;
  const value = numberIn(number, mark);
  return value === null ? null : { value, unit };
}

function numberIn(text: string, mark: DecimalMark | null): number | null {
  // most cells of a table have one reading, which is found ten times faster this way
  if (/^-?\d+(?:\.\d\d?)?$/.test(text)) return Number(text);
  const read = parseTypedNumber(text, mark ?? '.');
  if (mark === null && isLone(text)) return null;
  if (read.ok) return read.value;
  // a mark before three digits that is not the decimal mark separates thousands
  return read.error.code === 'units/ambiguous-number' ? read.error.readings[0] : null;
}

/** Whether a number can be above a thousand or a fraction: `1,234`. */
function isLone(text: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text.trim());
}

/** Whether a cell is a number that only the decimal mark decides. */
export function needsDecimalMark(text: string): boolean {
  return isLone(withoutUnit(text));
}

/**
 * Finds the decimal mark from numbers that have only one reading, such as `82,5`. Returns null if there are none, and if
 * there are some with each mark.
 */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | null {
  let mark: DecimalMark | null = null;
  for (const text of texts) {
    const found = markIn(withoutUnit(text));
    if (found === null) continue;
    if (mark !== null && mark !== found) return null;
    mark = found;
  }
  return mark;
}

function withoutUnit(text: string): string {
  const plain = text.trim();
  return plain.length > maxNumberLength ? '' : plain.replace(/[\s\p{L}%"]+$/u, '');
}

function markIn(text: string): DecimalMark | null {
  if (isLone(text) || !/^[+-]?[\d.,]+$/.test(text)) return null;
  const marks = (text.match(/[.,]/g) ?? []) as DecimalMark[];
  const last = marks.at(-1);
  if (last === undefined) return null;
  const separatesThousands = marks.length > 1 && marks.every((mark) => mark === last);
  if (!separatesThousands) return last;
  return last === ',' ? '.' : ',';
}

/**
 * Reads a duration in seconds: `45m`, `1:05:30`, or a number or `45:30` in the unit of its column.
 *
 * @param unit of the column; if it is null, only durations that say their own unit are read
 */
export function durationIn(text: string, unit: Unit | '%' | null, mark: DecimalMark | null): number | null {
  const plain = text.trim();
  const spoken = spokenDurationIn(plain);
  if (spoken !== null) return spoken;
  if (/^\d+:\d\d:\d\d/.test(plain)) return clockDurationIn(plain);
  const size = unit === null ? undefined : secondsByUnit.get(unit);
  if (size === undefined) return null;
  if (plain.includes(':')) return clockDurationIn(unit === 'h' ? `${plain}:00` : plain);
  const amount = amountIn(plain, mark);
  return amount === null || amount.unit !== null || amount.value < 0 ? null : amount.value * size;
}

/** Whether a duration can only be read with the unit of its column. */
export function needsDurationUnit(text: string): boolean {
  const plain = text.trim();
  return /^\d+(?:[.,:]\d+)?$/.test(plain);
}

const secondsByUnit: ReadonlyMap<string, number> = new Map([
  ['s', 1],
  ['min', 60],
  ['h', 3600],
]);
