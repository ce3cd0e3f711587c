import { type Extension, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { CellPosition, Table } from '#domain/notes/markdown/table/index.ts';
import { chosenCell, movedCell } from './active-cell.ts';
import { endOfLineBelow, readAll, readChanged, readOn, readTyped, readUnreached } from './read-tables.ts';
import type { ActiveCell, TableAt, Tables } from './tables.ts';

/** Selects the cell to edit. Its position refers to the document after the transaction. */
export const editCell = StateEffect.define<(CellPosition & { readonly id: number }) | null>();

export const focusChanged = StateEffect.define<boolean>();

/** Returns a field that holds the tables of the note. After an edit, only the affected blocks are read again. */
export function tablesField(): StateField<Tables> {
  return StateField.define<Tables>({
    create: readAll,
    update: updated,
    provide: () => EditorView.focusChangeEffect.of((_, isFocused) => focusChanged.of(isFocused)),
  });
}

function updated(before: Tables, transaction: Transaction): Tables {
  const { state, docChanged, effects } = transaction;
  const isFocused = effects.findLast((effect) => effect.is(focusChanged))?.value ?? before.isFocused;
  const chosen = effects.findLast((effect) => effect.is(editCell));
  const cursor = writingAt(isFocused, transaction);
  let now = isFocused === before.isFocused ? before : { ...before, isFocused };
  if (docChanged) now = readChanged(now, transaction, cursor);
  now = readOn(now, state, cursor);
  if (docChanged) now = readUnreached(now, transaction);
  if (now.typed !== null && isLeft(now.typed, transaction)) now = readTyped(now, now.typed, state);
  const moved = now === before ? before.active : movedCell(before, now, transaction);
  const active = chosen === undefined ? moved : chosen.value && chosenCell(now, chosen.value, moved);
  return active === now.active ? now : { ...now, active };
}

/** Returns the position of the cursor if the user is typing there; null otherwise, and if a whole table was inserted. */
function writingAt(isFocused: boolean, transaction: Transaction): number | null {
  if (transaction.isUserEvent('input.table')) return null;
  return isFocused || isTyping(transaction) ? transaction.state.selection.main.head : null;
}

function isTyping(transaction: Transaction): boolean {
  return ['input.type', 'input.paste', 'delete', 'undo'].some((event) => transaction.isUserEvent(event));
}

function isLeft(typed: Pick<TableAt, 'from' | 'to'>, { state, effects }: Transaction): boolean {
  const { head } = state.selection.main;
  const isOutside = head < typed.from || head > endOfLineBelow(state, typed.to);
  return isOutside || effects.some((effect) => effect.is(focusChanged) && !effect.value);
}

/** Returns the decoration that displays a table, with the edited cell if that is in it. */
type Draw = (at: Omit<TableAt, 'from' | 'to'> & { readonly active: ActiveCell | null }) => Decoration;

/** Displays the tables of the note. */
export function tableDecorations(field: StateField<Tables>, draw: Draw): Extension {
  const drawTable = drawnOnce(draw);
  const drawAll = ({ all, active }: Tables) =>
    Decoration.set(all.map((at) => drawTable(at, active?.id === at.id ? active : null).range(at.from, at.to)));
  return StateField.define<DecorationSet>({
    create: (state) => drawAll(state.field(field)),
    update: (shown, { startState, state }) => {
      const tables = state.field(field);
      return tables === startState.field(field, false) ? shown : drawAll(tables);
    },
    provide: (shown) => [
      EditorView.decorations.from(shown),
      EditorView.atomicRanges.of((view) => view.state.field(shown)),
    ],
  });
}

/** Keeps the decoration of a table until it changes, because a note can have hundreds of others. */
function drawnOnce(draw: Draw): (at: TableAt, active: ActiveCell | null) => Decoration {
  const drawn = new WeakMap<Table, { readonly active: ActiveCell | null; readonly decoration: Decoration }>();
  return ({ id, table, list }, active) => {
    const before = drawn.get(table);
    if (before?.active === active) return before.decoration;
    const decoration = draw({ id, table, list, active });
    drawn.set(table, { active, decoration });
    return decoration;
  };
}
