import { type Instant, localDayAt, minutesAt, numberIn, type Quantity, type Unit, units } from '../../kernel/index.ts';

/** A cell: text is protected, a number is written with a decimal point, null is empty. */
export type Cell = string | number | boolean | null | undefined;

/** Prints a row by RFC 4180. */
export function csvRow(cells: readonly Cell[]): string {
  return `${cells.map(printed).join(',')}\r\n`;
}

function printed(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  if (typeof cell === 'number') return String(cell);
  const text = cell.replaceAll(formula, "$1'$2");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Spreadsheets run such a text as a formula, which can send what is in the table to someone else. Some start a new cell at
 * each semicolon, tab or line break, even within quotes.
 */
const formula = /(^|[;\t\r\n])([\t\r\n ]*[=+\-@＝＋－＠])/g;

/** Returns the cells of an instant: the wall-clock time where it was, and the zone. UTC if this runtime does not know it. */
export function timeCells(at: Instant | undefined, zone = 'UTC'): readonly [Cell, Cell] {
  if (at === undefined) return [null, null];
  try {
    const minutes = minutesAt(at, zone);
    const seconds = ((Math.floor(at / 1000) % 60) + 60) % 60;
    const time = [Math.floor(minutes / 60), minutes % 60, seconds].map((part) => String(part).padStart(2, '0'));
    return [`${localDayAt(at, zone)} ${time.join(':')}`, zone];
  } catch {
    return [new Date(at).toISOString().slice(0, -'.000Z'.length).replace('T', ' '), 'UTC'];
  }
}

/** Returns the cells of a quantity: the number as typed, its unit, and the number in kilograms, metres or seconds. */
export function quantityCells(quantity: Quantity | undefined, siUnit: Unit): readonly [Cell, Cell, Cell] {
  if (quantity === undefined) return [null, null, null];
  const { unit = siUnit, si } = quantity;
  return isUnit(unit) ? [numberIn(quantity, unit), unit, si] : [quantity.typed ?? si, unit, si];
}

function isUnit(unit: string): unit is Unit {
  return Object.hasOwn(units, unit);
}

/** Returns one cell for several texts. */
export function joinedCell(texts: readonly (string | undefined)[]): Cell {
  return texts.filter((text) => text !== undefined && text !== '').join('; ');
}
