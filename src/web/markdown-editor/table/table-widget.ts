import { type EditorView, WidgetType } from '@codemirror/view';
import type { Table } from '#domain/notes/markdown/table/index.ts';
import type { ListPlace } from './list-position.ts';
import { type ShownTable, TableView } from './table-view.ts';
import { type ActiveCell, isSameTable } from './tables-field.ts';

/** Replaces the lines of a table in the editor. The element survives edits of the table and is updated in place. */
export class TableWidget extends WidgetType {
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
      isSameTable(other.table, this.table) &&
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
