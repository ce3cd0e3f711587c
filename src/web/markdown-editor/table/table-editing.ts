import { searchPanelOpen } from '@codemirror/search';
import { type Extension, Prec } from '@codemirror/state';
import { Decoration, EditorView, keymap, ViewPlugin, type ViewUpdate, WidgetType } from '@codemirror/view';
import type { Table } from '#domain/notes/markdown/table/index.ts';
import { livePreview } from '../preview/live-preview.ts';
import { previewOptions } from '../preview/preview-options.ts';
import { cellExtensions } from '../view/edited-cell.ts';
import { findInCells } from './find-in-cells.ts';
import { keepTextSeparate } from './keep-text-apart.ts';
import type { ListPlace } from './list-position.ts';
import type { TableMessages } from './messages/index.ts';
import { nearestCell, TableActions, tableAround } from './table-actions.ts';
import { type ShownTable, TableView } from './table-view.ts';
import { type ActiveCell, tablesIn } from './tables.ts';
import { focusChanged, tableDecorations, tablesField } from './tables-field.ts';

/**
 * Displays Markdown tables as tables and lets the user edit them cell by cell. Without this extension they are plain
 * Markdown.
 */
export function tableEditing(words: TableMessages): Extension {
  const field = tablesField();
  const actions = new TableActions(field);
  return [
    field,
    tableDecorations(field, (at) =>
      Decoration.replace({ block: true, widget: new TableWidget({ ...at, words, actions }) }),
    ),
    keepTextSeparate(field),
    findInCells(field),
    cellExtensions.of(({ state }) => {
      const options = state.facet(previewOptions);
      return options === null ? [] : livePreview(options);
    }),
    Prec.high(
      keymap.of([
        { key: 'ArrowDown', run: (view) => intoTable(view, actions, 'down') },
        { key: 'ArrowUp', run: (view) => intoTable(view, actions, 'up') },
        { key: 'ArrowRight', run: (view) => intoTable(view, actions, isRightToLeft(view) ? 'back' : 'on') },
        { key: 'ArrowLeft', run: (view) => intoTable(view, actions, isRightToLeft(view) ? 'on' : 'back') },
        { key: 'Backspace', run: (view) => intoTable(view, actions, 'back') },
        { key: 'Delete', run: (view) => intoTable(view, actions, 'on') },
      ]),
    ),
    ViewPlugin.define((view) => {
      if (view.hasFocus) queueMicrotask(() => beginWithFocus(view, actions));
      return { update: (update) => followSelection(view, update, actions) };
    }),
    EditorView.updateListener.of((update) => {
      if (looksElsewhere(update)) actions.drawHits();
    }),
    EditorView.scrollHandler.of((view, range) => actions.reveal(view, range.head)),
  ];
}

type Direction = 'up' | 'down' | 'on' | 'back';

/** Moves the cursor into a table that it would otherwise skip. */
function intoTable(view: EditorView, actions: TableActions, direction: Direction): boolean {
  const { main } = view.state.selection;
  if (!main.empty) return false;
  const forward = direction === 'down' || direction === 'on';
  const line = view.state.doc.lineAt(main.head);
  const edge = forward ? line.to + 1 : line.from - 1;
  const table = tablesIn(view.state.field(actions.field), edge, edge)[0];
  if (table === undefined || (forward ? table.from !== edge : table.to !== edge)) return false;
  const leavesLine =
    direction === 'up' || direction === 'down'
      ? isAtEdge(view, forward)
      : main.head === (forward ? line.to : line.from);
  if (!leavesLine) return false;
  actions.edit(view, { id: table.id, ...nearestCell(table, forward) }, forward ? 'start' : 'end');
  return true;
}

/** Returns whether the cursor is in the last (or first) row of a line, which may be wrapped. */
function isAtEdge(view: EditorView, forward: boolean): boolean {
  const { main } = view.state.selection;
  const line = view.state.doc.lineAt(main.head);
  const next = view.moveVertically(main, forward).head;
  return next === main.head || next < line.from || next > line.to;
}

function isRightToLeft(view: EditorView): boolean {
  return view.textDirectionAt(view.state.selection.main.head) === 1;
}

/**
 * Runs when tables are first displayed in an editor that has focus: starts editing the cell with the cursor, but leaves
 * a table that the user is still typing as text.
 */
function beginWithFocus(view: EditorView, actions: TableActions): void {
  if (view.state.field(actions.field, false) === undefined || !view.hasFocus) return;
  view.dispatch({ effects: focusChanged.of(true) });
  actions.editSelected(view);
}

/** Starts editing the cell when an undo or a search moves the cursor into a table. */
function followSelection(view: EditorView, update: ViewUpdate, actions: TableActions): void {
  if (!update.selectionSet && !update.focusChanged) return;
  const tables = view.state.field(actions.field);
  const isOurs = update.transactions.some((transaction) => transaction.isUserEvent('select.cell'));
  // While the user types in a cell, the cell manages its own selection.
  if (isOurs || !(view.hasFocus || (update.selectionSet && actions.isWriting(view)))) return;
  if (tableAround(tables, view.state.selection.main) !== null) queueMicrotask(() => actions.editSelected(view));
}

/** Returns whether the search matches or the selected match may have changed. */
function looksElsewhere({ startState, state, docChanged, selectionSet, transactions }: ViewUpdate): boolean {
  if (!searchPanelOpen(startState) && !searchPanelOpen(state)) return false;
  return docChanged || selectionSet || transactions.some(({ effects }) => effects.length > 0);
}

/** Replaces the lines of a table in the editor. The element survives edits of the table and is updated in place. */
class TableWidget extends WidgetType {
  readonly shown: ShownTable;

  constructor(shown: ShownTable) {
    super();
    this.shown = shown;
  }

  get id(): number {
    return this.shown.id;
  }

  get table(): Table {
    return this.shown.table;
  }

  get list(): ListPlace {
    return this.shown.list;
  }

  override get estimatedHeight(): number {
    return (this.table.body.length + 1) * 40;
  }

  override eq(other: TableWidget): boolean {
    return (
      other.id === this.id &&
      other.table.source === this.table.source &&
      other.table.inset === this.table.inset &&
      isSamePlace(other.list, this.list) &&
      isSameCell(other.shown.active, this.shown.active)
    );
  }

  override toDOM(view: EditorView): HTMLElement {
    const table = new TableView(view, this.shown);
    views.set(table.dom, table);
    return table.dom;
  }

  override updateDOM(dom: HTMLElement, _view: EditorView, from: TableWidget): boolean {
    if (from.id !== this.id) return false;
    views.get(dom)?.show(this.shown);
    return true;
  }

  override destroy(dom: HTMLElement): void {
    views.get(dom)?.destroy();
  }
}

const views = new WeakMap<HTMLElement, TableView>();

/**
 * Returns whether two positions look the same. Item markers need no comparison, because they are part of the table's
 * source.
 */
function isSamePlace(a: ListPlace, b: ListPlace): boolean {
  const isSame = a.depth === b.depth && a.quotes === b.quotes && a.callout === b.callout;
  return (
    isSame && a.bars.every(({ quotes, items }, at) => quotes === b.bars[at]?.quotes && items === b.bars[at]?.items)
  );
}

function isSameCell(a: ActiveCell | null, b: ActiveCell | null): boolean {
  if (a === null || b === null) return a === b;
  return a.key === b.key && a.row === b.row && a.column === b.column && a.from === b.from && a.to === b.to;
}
