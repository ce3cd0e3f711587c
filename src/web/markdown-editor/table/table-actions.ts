import type { EditorState, SelectionRange, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import {
  type Alignment,
  type CellPosition,
  deleteColumn,
  deleteRow,
  insertColumn,
  insertRow,
  moveColumn,
  moveRow,
  setAlignment,
  shownRows,
  type Table,
  type TextEdit,
  tidyTable,
} from '#domain/notes/markdown/table/index.ts';
import { visibleStart } from '../text/visible-start.ts';
import { activeText, type TableAt, type Tables, tableOf, tablesIn } from './tables.ts';
import { editCell } from './tables-field.ts';

export interface ChosenCell extends CellPosition {
  readonly id: number;
}

/** Where the cursor is placed in a cell: at the start or end of its text, at the pressed point, or at a selection. */
export type Landing = 'start' | 'end' | { readonly x: number; readonly y: number } | Selected;

/** A selection, as positions in the whole note. */
interface Selected {
  readonly anchor: number;
  readonly head: number;
}

export interface TableOnPage {
  /** Whether focus is in the table, its menu or the toolbar. */
  readonly hasFocus: () => boolean;
  /** Whether the cell that had focus was deleted and no other cell has been focused since. */
  readonly isResting: boolean;
  readonly focus: (landing: Landing) => void;
  readonly drawHits: () => void;
  /**
   * Scrolls to the selected match or the edited cell.
   *
   * @returns false if there is neither
   */
  readonly reveal: () => boolean;
}

export type TableAction =
  | 'rowAbove'
  | 'rowBelow'
  | 'rowUp'
  | 'rowDown'
  | 'deleteRow'
  | 'columnBefore'
  | 'columnAfter'
  | 'columnToStart'
  | 'columnToEnd'
  | 'deleteColumn'
  | 'alignStart'
  | 'alignCenter'
  | 'alignEnd'
  | 'alignNone'
  | 'tidy'
  | 'deleteTable';

/** Actions on whole tables, which the user starts from a cell. */
export class TableActions {
  readonly field: StateField<Tables>;
  readonly #onPage = new Map<number, TableOnPage>();

  constructor(field: StateField<Tables>) {
    this.field = field;
  }

  /**
   * Registers a displayed table.
   *
   * @returns a function that unregisters it
   */
  register(id: number, table: TableOnPage): () => void {
    this.#onPage.set(id, table);
    return () => {
      if (this.#onPage.get(id) === table) this.#onPage.delete(id);
    };
  }

  drawHits(): void {
    for (const table of this.#onPage.values()) table.drawHits();
  }

  /**
   * Scrolls to a position in a table.
   *
   * @returns false if the table is not displayed
   */
  reveal(view: EditorView, position: number): boolean {
    const [at] = tablesIn(view.state.field(this.field), position, position);
    return (at !== undefined && this.#onPage.get(at.id)?.reveal()) ?? false;
  }

  table(view: EditorView, id: number): TableAt | undefined {
    return tableOf(view.state.field(this.field), id);
  }

  /** Starts editing a cell and puts the cursor in it. */
  edit(view: EditorView, cell: ChosenCell, landing: Landing): void {
    if (view.state.readOnly) return;
    view.dispatch({ effects: editCell.of(cell) });
    const text = activeText(view.state.field(this.field));
    if (text === null) return;
    view.dispatch({ selection: { anchor: text.from }, userEvent: 'select.cell', scrollIntoView: true });
    this.#onPage.get(cell.id)?.focus(landing);
  }

  /** Starts editing the cell that contains the selection or cursor. */
  editSelected(view: EditorView): void {
    const { main } = view.state.selection;
    const at = tableAround(view.state.field(this.field), main);
    if (at === null) return;
    const from = main.head - at.from;
    const rows = shownRows(at.table);
    const row = Math.max(
      0,
      rows.findLastIndex((line) => line.from <= from),
    );
    const columns = at.table.header.cells.length;
    const column = rows[row]?.cells.findIndex((cell) => from <= cell.to) ?? 0;
    const { anchor, head } = main;
    this.edit(
      view,
      { id: at.id, row, column: column < 0 ? columns - 1 : Math.min(column, columns - 1) },
      { anchor, head },
    );
  }

  /** Returns whether the user is typing in a cell or was typing in one that has been deleted. */
  isWriting({ state }: EditorView): boolean {
    const { active } = state.field(this.field);
    if (active === null) return [...this.#onPage.values()].some(({ isResting }) => isResting);
    return this.#onPage.get(active.id)?.hasFocus() === true;
  }

  leave(view: EditorView): void {
    if (view.state.field(this.field).active !== null) view.dispatch({ effects: editCell.of(null) });
  }

  /**
   * Moves the cursor below or above the table, and inserts a line there if the table is at the end or start of the
   * note.
   */
  goOut(view: EditorView, id: number, where: 'above' | 'below'): void {
    const at = this.table(view, id);
    if (at === undefined) return;
    const isAtEnd = where === 'below' ? at.to === view.state.doc.length : at.from === 0;
    const edge = where === 'below' ? at.to : at.from;
    view.focus();
    view.dispatch({
      ...(isAtEnd && { changes: { from: edge, insert: '\n' } }),
      selection: { anchor: where === 'below' ? startBelow(view.state, at) : Math.max(0, at.from - 1) },
      effects: editCell.of(null),
      scrollIntoView: true,
      userEvent: 'select',
    });
  }

  /** Adds a row at the end and starts editing it. */
  addRow(view: EditorView, id: number, column: number): void {
    const at = this.table(view, id);
    if (at === undefined) return;
    const row = at.table.body.length + 1;
    this.#change(view, { at, edits: insertRow(at.table, row), next: { id, row, column } });
  }

  run(view: EditorView, action: TableAction, cell: ChosenCell): void {
    const at = this.table(view, cell.id);
    if (at === undefined) return;
    if (action === 'deleteTable') this.#deleteTable(view, at);
    else this.#change(view, { at, ...changeOf(action, at.table, cell), next: nextCell(action, at.table, cell) });
  }

  #change(view: EditorView, { at, edits, next }: Change): void {
    view.dispatch({
      changes: edits.map(({ from, to, insert }) => ({ from: at.from + from, to: at.from + to, insert })),
      effects: editCell.of(next),
      userEvent: 'input.table',
    });
    this.edit(view, next, 'end');
  }

  /** Deletes the table together with an adjacent line break, so that no empty line is left. */
  #deleteTable(view: EditorView, { from, to }: TableAt): void {
    const hasBelow = to < view.state.doc.length;
    const start = hasBelow ? from : Math.max(0, from - 1);
    view.dispatch({
      changes: { from: start, to: hasBelow ? to + 1 : to },
      selection: { anchor: start },
      effects: editCell.of(null),
      userEvent: 'delete.table',
    });
  }
}

interface Change {
  readonly at: TableAt;
  readonly edits: readonly TextEdit[];
  readonly next: ChosenCell;
}

/**
 * Returns where the text of the line below starts, after list markers and other prefixes. If the note ends with the
 * table, a line without a prefix is added later.
 */
function startBelow(state: EditorState, { to }: TableAt): number {
  return to === state.doc.length ? to + 1 : visibleStart(state, state.doc.lineAt(to + 1));
}

/** Returns the table that contains a selection, unless the whole table is selected. */
export function tableAround(tables: Tables, { from, to, empty }: SelectionRange): TableAt | null {
  const [at] = tablesIn(tables, from, to);
  if (at === undefined || from < at.from || to > at.to) return null;
  return empty || from > at.from || to < at.to ? at : null;
}

/** Returns the cell in which the cursor enters a table: in the first row from above, in the last row from below. */
export function nearestCell({ table }: TableAt, fromAbove: boolean): CellPosition {
  return { row: fromAbove ? 0 : table.body.length, column: 0 };
}

/** Returns whether an action would change anything. */
export function isPossible(action: TableAction, table: Table, { row, column }: CellPosition): boolean {
  if (action === 'rowAbove' || action === 'deleteRow') return row > 0;
  if (action === 'rowUp') return row > 1;
  if (action === 'rowDown') return row > 0 && row < table.body.length;
  if (action === 'columnToStart') return column > 0;
  if (action === 'columnToEnd') return column < table.header.cells.length - 1;
  if (action === 'deleteColumn') return table.header.cells.length > 1;
  return true;
}

function changeOf(
  action: Exclude<TableAction, 'deleteTable'>,
  table: Table,
  { row, column }: CellPosition,
): Pick<Change, 'edits'> {
  const edits = {
    rowAbove: () => insertRow(table, row),
    rowBelow: () => insertRow(table, row + 1),
    rowUp: () => moveRow(table, row, row - 1),
    rowDown: () => moveRow(table, row, row + 1),
    deleteRow: () => deleteRow(table, row),
    columnBefore: () => insertColumn(table, column),
    columnAfter: () => insertColumn(table, column + 1),
    columnToStart: () => moveColumn(table, column, column - 1),
    columnToEnd: () => moveColumn(table, column, column + 1),
    deleteColumn: () => deleteColumn(table, column),
    tidy: () => tidyTable(table),
    alignStart: () => setAlignment(table, column, alignments.alignStart),
    alignCenter: () => setAlignment(table, column, alignments.alignCenter),
    alignEnd: () => setAlignment(table, column, alignments.alignEnd),
    alignNone: () => setAlignment(table, column, alignments.alignNone),
  };
  return { edits: edits[action]() };
}

const alignments = {
  alignStart: 'start',
  alignCenter: 'center',
  alignEnd: 'end',
  alignNone: null,
} as const satisfies Record<string, Alignment>;

/** Returns the cell to edit after an action: the same or the new one. */
function nextCell(action: TableAction, table: Table, { id, row, column }: ChosenCell): ChosenCell {
  const lastRow = table.body.length;
  const lastColumn = table.header.cells.length - 1;
  if (action === 'rowBelow' || action === 'rowDown') return { id, row: row + 1, column };
  if (action === 'rowUp') return { id, row: row - 1, column };
  if (action === 'deleteRow') return { id, row: Math.min(row, lastRow - 1), column };
  if (action === 'columnAfter' || action === 'columnToEnd') return { id, row, column: column + 1 };
  if (action === 'columnToStart') return { id, row, column: column - 1 };
  if (action === 'deleteColumn') return { id, row, column: Math.min(column, lastColumn - 1) };
  return { id, row, column };
}
