import { insertNewline } from '@codemirror/commands';
import type { EditorView, KeyBinding } from '@codemirror/view';
import type { CellPosition } from '#domain/notes/markdown/table/index.ts';

interface CellWays {
  readonly place: () => CellPosition;
  readonly size: () => { readonly rows: number; readonly columns: number };
  readonly goTo: (place: CellPosition, landing: 'start' | 'end') => void;
  readonly goOut: (where: 'above' | 'below') => void;
  readonly addRow: (column: number) => void;
  readonly toMenu: () => void;
}

/** Returns the key bindings for moving between cells and out of the table. */
export function cellKeys(ways: CellWays): readonly KeyBinding[] {
  return [
    { key: 'Tab', run: () => done(() => goOn(ways, 'end', 'addRow')) },
    { key: 'Shift-Tab', run: () => done(() => goBack(ways)) },
    { key: 'Enter', run: () => done(() => goDown(ways, 'addRow')) },
    { key: 'Shift-Enter', run: insertNewline },
    { key: 'Escape', run: () => done(() => ways.goOut('below')) },
    { key: 'ArrowDown', run: (view) => staysWithin(view, true) || done(() => goDown(ways, 'leave')) },
    { key: 'ArrowUp', run: (view) => staysWithin(view, false) || done(() => goUp(ways)) },
    { key: 'ArrowRight', run: (view) => sideways(view, ways, !isRightToLeft(view)) },
    { key: 'ArrowLeft', run: (view) => sideways(view, ways, isRightToLeft(view)) },
    { key: 'Shift-F10', run: () => done(ways.toMenu) },
    { key: 'ContextMenu', run: () => done(ways.toMenu) },
  ];
}

function done(work: () => void): true {
  work();
  return true;
}

type AtEnd = 'addRow' | 'leave';

function goOn(ways: CellWays, landing: 'start' | 'end', atEnd: AtEnd): void {
  const { row, column } = ways.place();
  const { rows, columns } = ways.size();
  if (column + 1 < columns) ways.goTo({ row, column: column + 1 }, landing);
  else if (row + 1 < rows) ways.goTo({ row: row + 1, column: 0 }, landing);
  else if (atEnd === 'addRow') ways.addRow(0);
  else ways.goOut('below');
}

function goBack(ways: CellWays): void {
  const { row, column } = ways.place();
  if (column > 0) ways.goTo({ row, column: column - 1 }, 'end');
  else if (row > 0) ways.goTo({ row: row - 1, column: ways.size().columns - 1 }, 'end');
  else ways.goOut('above');
}

function goDown(ways: CellWays, atEnd: AtEnd): void {
  const { row, column } = ways.place();
  if (row + 1 < ways.size().rows) ways.goTo({ row: row + 1, column }, 'end');
  else if (atEnd === 'addRow') ways.addRow(column);
  else ways.goOut('below');
}

function goUp(ways: CellWays): void {
  const { row, column } = ways.place();
  if (row > 0) ways.goTo({ row: row - 1, column }, 'end');
  else ways.goOut('above');
}

/**
 * Moves the cursor one line up or down within the cell.
 *
 * @returns false if the cell has no line in that direction
 */
function staysWithin(view: EditorView, forward: boolean): boolean {
  const { main } = view.state.selection;
  const next = view.moveVertically(main, forward);
  const before = view.coordsAtPos(main.head);
  const after = view.coordsAtPos(next.head);
  if (before === null || after === null || Math.abs(before.top - after.top) < 2) return false;
  view.dispatch({ selection: { anchor: next.head } });
  return true;
}

function sideways(view: EditorView, ways: CellWays, forward: boolean): boolean {
  const { main } = view.state.selection;
  if (!main.empty || main.head !== (forward ? view.state.doc.length : 0)) return false;
  if (forward) goOn(ways, 'start', 'leave');
  else goBack(ways);
  return true;
}

function isRightToLeft(view: EditorView): boolean {
  return view.textDirectionAt(view.state.selection.main.head) === 1;
}
