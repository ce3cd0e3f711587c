import type { EditorView, KeyBinding } from '@codemirror/view';
import { tableDirection } from '#domain/notes/markdown/index.ts';
import {
  cellSourceFromText,
  cellText,
  cellTextFromSource,
  setCellText,
  shownRows,
  type Table,
  type TextEdit,
  writtenCell,
} from '#domain/notes/markdown/table/index.ts';
import { insertDropped } from '../files/attach-files.ts';
import { endImages } from '../preview/image-widget.ts';
import { Bar, Bullet } from '../preview/line-widgets.ts';
import { previewOptions } from '../preview/preview-options.ts';
import { cursorGone, keysAtRest, rest } from '../view/cursor-gone.ts';
import { type CellChange, CellEditor } from './cell-editor.ts';
import { cellKeys } from './cell-keys.ts';
import { renderCell } from './cell-markdown.ts';
import type { ListPlace } from './list-position.ts';
import type { TableMessages } from './messages/index.ts';
import styles from './table.module.css';
import type { Landing, TableActions, TableOnPage } from './table-actions.ts';
import { newCell, resized, shifted } from './table-elements.ts';
import { type Hit, hitsInCell, hitsInTable, hitsWithin } from './table-hits.ts';
import { mountTableMenu, type TableMenuMount } from './table-menu.tsx';
import { type ActiveCell, activeText, type TableAt } from './tables.ts';
import { editCell } from './tables-field.ts';

export interface ShownTable {
  readonly id: number;
  readonly table: Table;
  readonly list: ListPlace;
  /** The edited cell; null if it is not in this table. */
  readonly active: ActiveCell | null;
  readonly words: TableMessages;
  readonly actions: TableActions;
}

/** Displays a table. Its cells are static text, except that the edited cell is an editor. */
export class TableView implements TableOnPage {
  readonly dom: HTMLElement;
  readonly #outer: EditorView;
  readonly #table = document.createElement('table');
  readonly #tools = document.createElement('div');
  readonly #signs = document.createElement('div');
  readonly #bars = document.createElement('div');
  readonly #unregister: () => void;
  readonly #ended = new AbortController();
  #shown: ShownTable;
  #editor: CellEditor | null = null;
  #menu: TableMenuMount | null = null;
  /**
   * Whether an action was chosen in the menu, after which focus should move to the cell instead of staying on the
   * menu's button.
   */
  #goesBackToCell = false;
  /** Whether the cell that had focus was deleted, so that the table as a whole has focus. */
  #isResting = false;

  constructor(outer: EditorView, shown: ShownTable) {
    this.#outer = outer;
    this.#shown = shown;
    const scroller = document.createElement('div');
    scroller.className = styles.scroller ?? '';
    scroller.append(this.#table);
    this.#table.tabIndex = -1;
    this.#tools.className = styles.tools ?? '';
    this.dom = document.createElement('div');
    this.dom.contentEditable = 'false';
    this.#signs.className = styles.signs ?? '';
    this.dom.append(this.#bars, this.#signs, scroller, this.#tools);
    this.#listen();
    this.#unregister = shown.actions.register(shown.id, this);
    this.show(shown);
  }

  show(shown: ShownTable): void {
    const before = this.#shown.active;
    const hadFocus = this.#editor?.view.hasFocus === true;
    this.#shown = shown;
    if (before === null || before.key !== shown.active?.key) this.#endEditing();
    else this.#keepInPlace(before, shown.active);
    this.#drawList();
    this.#drawRows();
    if (shown.active !== null) this.#showEditor(shown.active);
    if (!hadFocus) return;
    this.#isResting = this.#editor === null;
    this.#keepFocus(() => this.#table);
  }

  drawHits(): void {
    // If the table has changed, it is about to be rendered anyway.
    if (this.#at()?.table.source === this.#shown.table.source) this.#drawRows();
  }

  reveal(): boolean {
    const place = this.#table.querySelector('.cm-searchMatch-selected') ?? this.#table.querySelector('[data-edited]');
    place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return place !== null;
  }

  hasFocus(): boolean {
    const isInTools = document.activeElement?.closest('[role="menu"], [data-editor-toolbar]') != null;
    return isInTools || this.#menu?.isOpen() === true || this.dom.contains(document.activeElement);
  }

  get isResting(): boolean {
    return this.#isResting;
  }

  focus(landing: Landing): void {
    const { active, table } = this.#shown;
    const at = this.#at();
    if (typeof landing === 'string' || 'x' in landing) this.#editor?.focus(landing);
    else if (active !== null && at !== undefined) {
      const inCell = (position: number) =>
        cellTextFromSource(table.source.slice(active.from, Math.max(active.from, position - at.from))).length;
      this.#editor?.focus({ anchor: inCell(landing.anchor), head: inCell(landing.head) });
    }
  }

  destroy(): void {
    const hadFocus = this.#editor?.view.hasFocus === true || this.#menu?.isOpen() === true;
    this.#shown = { ...this.#shown, active: null };
    this.#endEditing();
    endImages(this.dom);
    this.#ended.abort();
    this.#unregister();
    // An undo restores the cursor only after it removed the table.
    if (hadFocus) this.#keepFocus(() => (this.#outer.state.field(cursorGone, false) === true ? this.#outer.dom : null));
  }

  /**
   * Prevents keystrokes meant for a deleted cell from reaching its neighbours.
   *
   * @param resting returns the element that gets focus instead; null for the note's editor
   */
  #keepFocus(resting: () => HTMLElement | null): void {
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const place = resting();
      if (this.#editor !== null) this.#editor.focus('end');
      else if (place !== null) rest(this.#outer, place, this.#shown.words.cellIsGone);
      else this.#outer.focus();
    });
  }

  /**
   * Adds or removes rows and columns before the edited cell. The cell is not re-created, because an input method may be
   * active in it.
   */
  #keepInPlace(before: ActiveCell, { row, column }: ActiveCell): void {
    if (row !== before.row) shifted(this.#table, row - before.row, { at: 1, make: () => document.createElement('tr') });
    if (column === before.column) return;
    for (const [index, line] of [...this.#table.rows].entries())
      shifted(line, column - before.column, { at: 0, make: () => newCell(index === 0) });
  }

  /** Indents the table like its list item, and shows the item's marker if the table is on the item's first line. */
  #drawList(): void {
    const { depth, quotes, bars, callout, signs } = this.#shown.list;
    const [i, b, q] = [depth, signs.length, quotes].map((count) => Math.min(count, 9));
    const nested = depth + quotes === 0 ? '' : `${styles.listed} md-items${i} md-begun${b} md-quotes${q} ${callout}`;
    this.dom.className = `${styles.host} ${nested}`;
    this.#signs.replaceChildren(...signs.map((sign, index) => listSign(sign, depth - signs.length + index)));
    this.#bars.replaceChildren(...bars.map(({ quotes: outer, items }) => new Bar(outer, items).toDOM()));
  }

  #drawRows(): void {
    const { table, words, active } = this.#shown;
    const rows = shownRows(table);
    const columns = table.header.cells.length;
    const at = this.#at();
    const hits = at === undefined ? [] : hitsInTable(this.#outer.state, at.from, table);
    this.#table.setAttribute('aria-label', words.table({ rows: rows.length, columns }));
    // cells have their own direction, so `auto` would not find the direction of the columns
    this.#table.dir = tableDirection(table.source) ?? '';
    const lines = resized(this.#table, rows.length, () => document.createElement('tr'));
    for (const [row, line] of rows.entries()) {
      const tr = lines[row];
      if (tr === undefined) continue;
      const cells = resized(tr, columns, () => newCell(row === 0));
      const hitsOfRow = hitsWithin(hits, line);
      for (const [column, cell] of cells.entries()) {
        cell.dataset.align = table.alignments[column] ?? 'none';
        const source = line.cells[column];
        const hitsOfCell = source === undefined ? [] : hitsInCell(hitsOfRow, table, source);
        const isEdited = active?.row === row && active.column === column;
        if (!isEdited) this.#drawCell(cell, cellText(table, line, column), hitsOfCell);
      }
    }
  }

  #drawCell(cell: HTMLElement, text: string, hits: readonly Hit[]): void {
    const look = hits.length === 0 ? text : JSON.stringify([text, hits]);
    if (cell.dataset.look === look) return;
    cell.dataset.look = look;
    endImages(cell);
    cell.replaceChildren(renderCell(text, { view: this.#outer, hits }));
  }

  #at(): TableAt | undefined {
    return this.#shown.actions.table(this.#outer, this.#shown.id);
  }

  #showEditor(active: ActiveCell): void {
    const { table, words } = this.#shown;
    const cell = this.#cell(active.row, active.column);
    if (cell === undefined) return;
    const text = active.isMissing ? '' : cellTextFromSource(table.source.slice(active.from, active.to));
    const heading = active.row === 0 ? '' : cellText(table, table.header, active.column);
    const label = words.cell({ row: active.row, column: active.column + 1, heading });
    if (this.#editor === null) {
      delete cell.dataset.look;
      endImages(cell);
      cell.replaceChildren();
      cell.dataset.edited = '';
      this.#editor = new CellEditor({
        parent: cell,
        text,
        label,
        outer: this.#outer,
        onChange: (change) => this.#write(change),
        keys: this.#keys(),
      });
    } else {
      this.#editor.take(text);
      this.#editor.label(label);
    }
    this.#menu ??= mountTableMenu(this.#tools, {
      words,
      onAction: (action) => {
        this.#goesBackToCell = true;
        if (this.#shown.active !== null) this.#shown.actions.run(this.#outer, action, this.#shown.active);
      },
      onClose: () => this.#leaveWhenUnfocused(),
    });
    this.#menu.show({ table, cell: active });
  }

  #endEditing(): void {
    const edited = this.#table.querySelector<HTMLElement>('[data-edited]');
    this.#editor?.destroy();
    this.#editor = null;
    if (edited !== null) delete edited.dataset.edited;
    if (this.#shown.active === null) {
      this.#menu?.unmount();
      this.#menu = null;
    }
  }

  #cell(row: number, column: number): HTMLElement | undefined {
    return this.#table.rows[row]?.cells[column];
  }

  /** Writes an edit of the cell to the note and sets the corresponding selection there. */
  #write({ text, anchor, head, userEvent }: CellChange): void {
    const { active, actions } = this.#shown;
    const at = this.#at();
    if (active === null || at === undefined) return;
    const edits = this.#editsFor(active, text);
    const changes = edits.map(({ from, to, insert }) => ({ from: at.from + from, to: at.from + to, insert }));
    this.#outer.dispatch({
      changes,
      ...(active.isMissing && edits.length > 0 && { effects: editCell.of(active) }),
      userEvent: edits.length > 0 ? userEvent : 'select.cell',
    });
    const tables = this.#outer.state.field(actions.field);
    const now = activeText(tables);
    if (now === null || tables.active?.isMissing === true) return;
    const inText = (at: number) => Math.min(now.from + cellSourceFromText(text.slice(0, at)).length, now.to);
    this.#outer.dispatch({ selection: { anchor: inText(anchor), head: inText(head) }, userEvent: 'select.cell' });
    // If the note rejected the edit, it is reverted in the cell too.
    this.#editor?.take(cellTextFromSource(this.#outer.state.sliceDoc(now.from, now.to)));
  }

  #editsFor(active: ActiveCell, text: string): readonly TextEdit[] {
    const { table } = this.#shown;
    if (active.isMissing) return setCellText(table, active, text);
    const row = shownRows(table)[active.row];
    return row === undefined
      ? []
      : writtenCell(table, { row, column: active.column, cell: active }, cellSourceFromText(text));
  }

  #keys(): readonly KeyBinding[] {
    return cellKeys({
      place: () => this.#shown.active ?? { row: 0, column: 0 },
      size: () => ({ rows: this.#shown.table.body.length + 1, columns: this.#shown.table.header.cells.length }),
      goTo: (place, landing) => this.#shown.actions.edit(this.#outer, { id: this.#shown.id, ...place }, landing),
      goOut: (where) => this.#shown.actions.goOut(this.#outer, this.#shown.id, where),
      addRow: (column) => this.#shown.actions.addRow(this.#outer, this.#shown.id, column),
      toMenu: () => this.#menu?.focus(),
    });
  }

  #listen(): void {
    this.#table.addEventListener('keydown', (event) => {
      if (event.target !== this.#table) return;
      const { actions, id, table } = this.#shown;
      keysAtRest(event, this.#outer, () => actions.edit(this.#outer, { id, row: table.body.length, column: 0 }, 'end'));
    });
    this.#table.addEventListener('blur', () => {
      this.#isResting = false;
    });
    this.#table.addEventListener('mousedown', (event) => {
      // Otherwise the surrounding editor would take focus, which would end the editing of the cell.
      if (this.#placeOf(event.target) !== null && !isLink(event.target)) event.preventDefault();
    });
    this.#table.addEventListener('click', (event) => {
      this.#openFile(event.target);
      const place = this.#placeOf(event.target);
      if (place === null || isLink(event.target)) return;
      const { actions, id } = this.#shown;
      actions.edit(this.#outer, { id, ...place }, { x: event.clientX, y: event.clientY });
    });
    // The cell editor handles files itself, so this only applies outside it.
    this.#table.addEventListener('dragover', (event) => {
      if (this.#placeOf(event.target) !== null) event.preventDefault();
    });
    this.#table.addEventListener('drop', (event) => this.#drop(event));
    this.#tools.addEventListener('focusin', () => {
      if (this.#goesBackToCell) queueMicrotask(() => this.focus('end'));
      this.#goesBackToCell = false;
    });
    this.#tools.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.focus('end');
    });
    // Listens on the document, because focus may also leave from the toolbar.
    document.addEventListener('focusout', () => this.#leaveWhenUnfocused(), { signal: this.#ended.signal });
  }

  /** Inserts dropped files at the end of the cell they were dropped on. */
  #drop(event: DragEvent): void {
    const place = this.#placeOf(event.target);
    if (place === null) return;
    event.preventDefault();
    const { actions, id } = this.#shown;
    actions.edit(this.#outer, { id, ...place }, 'end');
    insertDropped(event, this.#outer, this.#outer.state.selection.main.head);
  }

  /** Saves the file of an image placeholder that was pressed. */
  #openFile(target: EventTarget | null): void {
    const file = target instanceof Element ? target.closest<HTMLElement>('[data-file]') : null;
    if (file?.dataset.file !== undefined && this.#placeOf(target) !== null)
      this.#outer.state
        .facet(previewOptions)
        ?.host()
        .files.open(file.dataset.file, file.textContent ?? '');
  }

  /** Returns the position of the cell that contains an element; null if there is none or the cell is being edited. */
  #placeOf(target: EventTarget | null): { readonly row: number; readonly column: number } | null {
    const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
    if (cell === null || cell.dataset.edited !== undefined) return null;
    return { row: (cell.parentElement as HTMLTableRowElement).rowIndex, column: cell.cellIndex };
  }

  /** Stops editing when focus moves elsewhere on the page, but not when it moves to another window. */
  #leaveWhenUnfocused(): void {
    const { id, actions, active } = this.#shown;
    if (active === null) return;
    window.setTimeout(() => {
      // Switching to the source view may have removed the tables in the meantime.
      const isActive = this.#outer.dom.isConnected && this.#outer.state.field(actions.field, false)?.active?.id === id;
      if (isActive && !this.hasFocus() && document.hasFocus()) actions.leave(this.#outer);
    });
  }
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, [role="link"]') !== null;
}

function listSign(sign: string, depth: number): HTMLElement {
  if (sign.length === 1) return new Bullet(depth).toDOM();
  const number = document.createElement('span');
  number.className = 'md-list-sign md-number';
  number.textContent = sign;
  return number;
}
