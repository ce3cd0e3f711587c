import type { Transaction } from '@codemirror/state';
import {
  type CellPosition,
  cellSpace,
  shownRows,
  type Table,
  type TableRow,
} from '#domain/notes/markdown/table/index.ts';
import type { Span } from '../text/span.ts';
import { deletesPlace } from '../view/cursor-gone.ts';
import { type ActiveCell, nextId, type TableAt, type Tables, tableOf } from './tables.ts';

/** Returns the cell that was chosen for editing. If it is already being edited, it keeps its key. */
export function chosenCell(
  tables: Tables,
  { id, row, column }: CellPosition & { readonly id: number },
  edited: ActiveCell | null,
): ActiveCell | null {
  const at = tableOf(tables, id);
  const isSame = edited?.id === id && edited.row === row && edited.column === column;
  return at === undefined ? null : cellAt(at, { row, column }, isSame ? edited.key : nextId());
}

/**
 * Returns the edited cell after a transaction: where its text has moved, whatever rows and columns came or went. Null if
 * it no longer exists.
 *
 * @param now the tables after the transaction
 */
export function movedCell(before: Tables, now: Tables, transaction: Transaction): ActiveCell | null {
  const { active } = before;
  const former = tableOf(before, active?.id);
  const at = tableOf(now, active?.id);
  if (active === null || former === undefined || at === undefined) return null;
  if (transaction.docChanged && isDeleted(former, active, transaction)) return null;
  const moved = (position: number, side: -1 | 1) => transaction.changes.mapPos(former.from + position, side) - at.from;
  // text that is inserted directly before that of the cell may be a new row or column
  const anchor = moved(textOf(former.table, active).from, active.from < active.to ? 1 : -1);
  const row = shownRows(at.table).findIndex((each) => each.from <= anchor && anchor <= each.to);
  const line = shownRows(at.table)[row];
  if (line === undefined) return null;
  const heading = former.table.header.cells[active.column];
  const column = active.isMissing ? columnAt(at.table.header, moved(heading?.from ?? 0, -1)) : columnAt(line, anchor);
  const cell = cellAt(at, { row, column }, active.key);
  if (cell === null || active.isMissing) return cell;
  // what was just typed at its ends belongs to it, also a space
  const [from, to] = [moved(active.from, -1), moved(active.to, 1)];
  const space = cellSpace(line, column);
  return from >= space.from && to <= space.to ? { ...cell, from, to } : cell;
}

function columnAt(row: TableRow, position: number): number {
  return row.cells.findIndex((_, column) => position <= cellSpace(row, column).to);
}

/** Returns whether a change deletes the edited cell, with its row, its column or the whole table. */
function isDeleted(at: TableAt, active: ActiveCell, { startState: { doc }, changes }: Transaction): boolean {
  const isGone = (line: TableRow | undefined, text: Span | undefined) => {
    if (line === undefined || text === undefined) return false;
    const { from, to } = cellSpace(line, active.column);
    return deletesPlace(doc, changes, { text: inNote(at, text), within: inNote(at, { from, to }) });
  };
  const { header } = at.table;
  return isGone(shownRows(at.table)[active.row], active) || isGone(header, header.cells[active.column]);
}

function inNote(at: TableAt, { from, to }: Span): Span {
  return { from: at.from + from, to: at.from + to };
}

function cellAt({ id, table }: TableAt, { row, column }: CellPosition, key: number): ActiveCell | null {
  const line = shownRows(table)[row];
  if (line === undefined || table.header.cells[column] === undefined) return null;
  return { id, row, column, key, isMissing: line.cells[column] === undefined, ...textOf(table, { row, column }) };
}

function textOf(table: Table, { row, column }: CellPosition): Span {
  const line = shownRows(table)[row] ?? table.header;
  const { from, to } = line.cells[column] ?? { from: line.to, to: line.to };
  return { from, to };
}
