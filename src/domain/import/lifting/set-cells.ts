import type { Unit } from '../../kernel/index.ts';
import { type CellReader, type CsvRow, numberIn } from '../csv/index.ts';
import type { DraftQuantity, SetDraft, SkippedItem } from '../draft/index.ts';
import { snapped } from './loads.ts';

/** A set with nothing in it but its kind. */
export const emptySet: SetDraft = {
  kind: 'working',
  load: null,
  reps: null,
  seconds: null,
  distance: null,
  rpe: null,
  side: null,
  remark: '',
  completedAt: null,
};

/** Reads an amount of a known or unknown unit, loads as the user typed them; null for an empty cell. */
export function quantityIn(cell: string, unit: Unit | null): DraftQuantity | null {
  const value = numberIn(cell);
  return value === null ? null : snapped({ value, unit });
}

/** Reads a distance; null for none and for 0, which is no distance. */
export function distanceIn(cell: string, unit: Unit | null): DraftQuantity | null {
  const value = numberIn(cell);
  return value === null || value === 0 ? null : { value, unit };
}

/** Reads an RPE of 1–10. What an app allows beyond that scale stays in words, for the set's remark. */
export function rpeIn(cell: string): { readonly rpe: number | null; readonly words: string } {
  const value = numberIn(cell);
  if (value !== null && value >= 1 && value <= 10) return { rpe: value, words: '' };
  return { rpe: null, words: value === null || value === 0 ? '' : `RPE ${cell}` };
}

/** Joins remarks that are not empty, one per line. */
export function remarkOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}

/** Splits rows into those that can be read and the reports of the others. */
export function readableRows<Row>(
  rows: readonly Row[],
  problemOf: (row: Row) => SkippedItem | null,
): { readonly readable: readonly Row[]; readonly skipped: readonly SkippedItem[] } {
  const readable: Row[] = [];
  const skipped: SkippedItem[] = [];
  for (const row of rows) {
    const problem = problemOf(row);
    if (problem === null) readable.push(row);
    else skipped.push(problem);
  }
  return { readable, skipped };
}

/** How a column has to be written, unless it is empty. */
export type CellRule = 'number' | 'positive' | 'count';

/**
 * Finds a cell that cannot be read, and returns the row as skipped: a set with a part of its values would be one that
 * nobody did. Returns null if all can be read.
 */
export function unreadableRow<Column extends string>(
  row: CsvRow,
  { cell }: CellReader<Column>,
  rules: Readonly<Partial<Record<Column, CellRule>>>,
  origin: string,
): SkippedItem | null {
  for (const [column, rule] of Object.entries(rules) as [Column, CellRule][]) {
    const text = cell(row, column);
    if (text !== '' && !follows(text, rule)) {
      return { kind: 'skipped', origin, code: 'import/not-a-number', detail: shortened(text) };
    }
  }
  return null;
}

function follows(text: string, rule: CellRule): boolean {
  const value = numberIn(text);
  if (value === null) return false;
  return rule === 'number' || (value >= 0 && (rule === 'positive' || Number.isInteger(value)));
}

/** Returns at most a line of a text, for the detail of a skipped item. */
export function shortened(text: string): string {
  const [line = ''] = text.trim().split(/[\r\n]/, 1);
  return line.length > maxDetailLength ? `${line.slice(0, maxDetailLength)}…` : line;
}

const maxDetailLength = 80;
