import { type Extension, Prec, type StateField } from '@codemirror/state';
import { Decoration, type EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { CellLinks } from './cell-markdown.ts';
import { keepTextApart } from './keep-text-apart.ts';
import type { messages } from './messages/en.ts';
import { nearestCell, TableActions } from './table-actions.ts';
import { TableWidget } from './table-widget.ts';
import { type Tables, tablesField, tablesIn } from './tables-field.ts';

export type TableWords = typeof messages;

export interface TableOptions {
  readonly words: TableWords;
  /** What a link to a place of the app opens; without it such links are words. */
  readonly links?: CellLinks;
}

/** Shows the tables of the text as tables, which are edited cell by cell. Without it they are lines of text. */
export function tableEditing(options: TableOptions): Extension {
  const field: StateField<Tables> = tablesField((at) =>
    Decoration.replace({ block: true, widget: new TableWidget({ ...at, options, actions }) }),
  );
  const actions = new TableActions(field);
  return [
    field,
    keepTextApart(field),
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
    ViewPlugin.define((view) => ({ update: (update) => followSelection(view, update, actions) })),
  ];
}

type Direction = 'up' | 'down' | 'on' | 'back';

/** A cursor that would step over a table steps into it. */
function intoTable(view: EditorView, actions: TableActions, direction: Direction): boolean {
  const { main } = view.state.selection;
  if (!main.empty) return false;
  const forward = direction === 'down' || direction === 'on';
  const line = view.state.doc.lineAt(main.head);
  const edge = forward ? line.to + 1 : line.from - 1;
  const table = tablesIn(view.state.field(actions.field).shown, edge, edge)[0];
  if (table === undefined || (forward ? table.from !== edge : table.to !== edge)) return false;
  const leavesLine =
    direction === 'up' || direction === 'down'
      ? isAtEdge(view, forward)
      : main.head === (forward ? line.to : line.from);
  if (!leavesLine) return false;
  actions.edit(view, { id: table.id, ...nearestCell(table, forward) }, forward ? 'start' : 'end');
  return true;
}

/** Whether the cursor is in the last row of a line that may be wrapped into many, or in the first. */
function isAtEdge(view: EditorView, forward: boolean): boolean {
  const { main } = view.state.selection;
  const line = view.state.doc.lineAt(main.head);
  const next = view.moveVertically(main, forward).head;
  return next === main.head || next < line.from || next > line.to;
}

function isRightToLeft(view: EditorView): boolean {
  return view.textDirectionAt(view.state.selection.main.head) === 1;
}

/** Where an undo or a search puts the cursor into a table, the cell that is there is edited. */
function followSelection(view: EditorView, update: ViewUpdate, actions: TableActions): void {
  if (!update.selectionSet && !update.focusChanged) return;
  const { active } = view.state.field(actions.field);
  const { main } = view.state.selection;
  const isOurs = update.transactions.some((transaction) => transaction.isUserEvent('select.cell'));
  if (!main.empty || isOurs || !(view.hasFocus || active !== null)) return;
  const [table] = tablesIn(view.state.field(actions.field).shown, main.head, main.head);
  if (table === undefined || (active !== null && main.head >= active.from && main.head <= active.to)) return;
  queueMicrotask(() => actions.editAt(view, main.head));
}
