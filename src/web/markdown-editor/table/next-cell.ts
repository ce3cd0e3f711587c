import type { EditorState, StateCommand, TransactionSpec } from '@codemirror/state';
import type { KeyBinding } from '@codemirror/view';
import {
  cellSpace,
  insertRow,
  readRow,
  shownRows,
  type Table,
  type TableRow,
} from '#domain/notes/markdown/table/index.ts';
import { isCode, isIndentedCode } from '../text/block-at.ts';
import { parseLine, textStart } from '../text/markdown-line.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';
import { tableAt } from './read-tables.ts';

/** Moves the cursor to the next cell of a table that is shown as text. Behind the last cell, it adds a row. */
export const toNextCell: StateCommand = (target) => goTo(target, 'next');

/** Moves the cursor to the previous cell of a table that is shown as text. */
export const toPreviousCell: StateCommand = (target) => goTo(target, 'previous');

/** Key bindings for the text of a table, in which Tab leaves the editor only after Escape. */
export const sourceTableKeys: readonly KeyBinding[] = [{ key: 'Tab', run: toNextCell, shift: toPreviousCell }];

function goTo({ state, dispatch }: Parameters<StateCommand>[0], direction: 'next' | 'previous'): boolean {
  const { head } = state.selection.main;
  const text = state.readOnly ? null : rowsAround(state, head);
  if (text === null) return false;
  const at = head - text.from;
  const cells = text.rows.flatMap((row) => row.cells.map(({ to }, column) => ({ to, space: cellSpace(row, column) })));
  const cell =
    direction === 'next' ? cells.find(({ space }) => space.from > at) : cells.findLast(({ space }) => space.to < at);
  if (cell !== undefined)
    dispatch(state.update({ selection: { anchor: text.from + cell.to }, userEvent: 'select', scrollIntoView: true }));
  else if (direction === 'next' && text.table !== null) dispatch(state.update(newRow(text.table, text.from)));
  return true;
}

interface RowsAround {
  /** Where the source of the rows starts, as a position in the note. */
  readonly from: number;
  /** The rows without the delimiter row, as positions in their source. */
  readonly rows: readonly TableRow[];
  /** Null if the line only starts like a row, or if its table is one that is never displayed as a table. */
  readonly table: Table | null;
}

/** Returns the rows of the table at a position, or the only row of a table that begins there. */
function rowsAround(state: EditorState, at: number): RowsAround | null {
  const tree = treeAt(state, at);
  const node = enclosing(tree.resolveInner(at, -1), 'Table') ?? enclosing(tree.resolveInner(at, 1), 'Table');
  const found = node === null ? null : tableAt(state, node);
  if (found !== null) return { from: found.from, rows: shownRows(found.table), table: found.table };
  const line = state.doc.lineAt(at);
  const parsed = parseLine(line.text);
  const isRow = parsed.text.trimStart().startsWith('|') && !isCode(state, line) && !isIndentedCode(state, line);
  if (node === null && !isRow) return null;
  return { from: line.from, rows: [readRow(line.text, { from: textStart(parsed), to: line.length })], table: null };
}

/** Adds an empty row at the end of a table, with the cursor in its first cell. */
function newRow(table: Table, from: number): TransactionSpec {
  const [edit] = insertRow(table, table.body.length + 1);
  if (edit === undefined) throw new Error('A row is added by one edit');
  const at = from + edit.from;
  return {
    changes: { from: at, insert: edit.insert },
    selection: { anchor: at + edit.insert.indexOf('|') + '| '.length },
    userEvent: 'input.table',
    scrollIntoView: true,
  };
}
