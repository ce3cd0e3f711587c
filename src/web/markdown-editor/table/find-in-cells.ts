import {
  type ChangeSpec,
  EditorState,
  type Extension,
  Prec,
  StateEffect,
  type StateField,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { editTextInCells, isTextOfCell, type SourceRange, type TextEdit } from '#domain/notes/markdown/table/index.ts';
import { isSeenAsWritten } from '../find/seen-text.ts';
import { type TableAt, type Tables, tablesIn } from './tables.ts';

/** Restricts find and replace in tables to the text of cells; delimiters are neither matched nor replaced. */
export function findInCells(field: StateField<Tables>): Extension {
  const isWritten = EditorState.transactionFilter.of((transaction) =>
    transaction.isUserEvent('input.replace') ? replacedInCells(transaction, field) : transaction,
  );
  return [
    isSeenAsWritten.of((state, found) => {
      const at = tableWith(state.field(field), found);
      return at === null || isTextOfCell(at.table, withinTable(at, found));
    }),
    // Transaction filters run from lowest to highest precedence. This one must run before `fewChanges` merges changes
    // of several cells.
    Prec.lowest(isWritten),
  ];
}

/**
 * Returns a replacement with the inserted text escaped where it goes into a cell, because a pipe would start another
 * cell.
 */
function replacedInCells(transaction: Transaction, field: StateField<Tables>): TransactionSpec {
  const { startState, scrollIntoView, newSelection } = transaction;
  const changes = startState.changes(changesByCells(transaction, startState.field(field)));
  const back = transaction.changes.invertedDesc;
  const userEvent = transaction.annotation(Transaction.userEvent);
  return {
    changes,
    selection: newSelection.map(back).map(changes),
    effects: StateEffect.mapEffects(StateEffect.mapEffects(transaction.effects, back), changes),
    scrollIntoView,
    ...(userEvent !== undefined && { userEvent }),
  };
}

function changesByCells({ changes }: Transaction, tables: Tables): readonly ChangeSpec[] {
  const specs: ChangeSpec[] = [];
  const editsByTable = new Map<number, { readonly at: TableAt; readonly edits: TextEdit[] }>();
  changes.iterChanges((from, to, _fromB, _toB, insert) => {
    const at = tableWith(tables, { from, to });
    const range = at === null ? null : withinTable(at, { from, to });
    if (at === null || range === null || !isTextOfCell(at.table, range)) {
      specs.push({ from, to, insert });
      return;
    }
    const ofTable = editsByTable.get(at.id) ?? { at, edits: [] };
    ofTable.edits.push({ ...range, insert: insert.toString() });
    editsByTable.set(at.id, ofTable);
  });
  for (const { at, edits } of editsByTable.values())
    for (const { from, to, insert } of editTextInCells(at.table, edits))
      specs.push({ from: at.from + from, to: at.from + to, insert });
  return specs;
}

function tableWith(tables: Tables, { from, to }: SourceRange): TableAt | null {
  return tablesIn(tables, from, to).find((at) => at.from < to && at.to > from) ?? null;
}

function withinTable({ from: start }: TableAt, { from, to }: SourceRange): SourceRange {
  return { from: from - start, to: to - start };
}
