import {
  ChangeSet,
  EditorState,
  type Extension,
  type StateField,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { type Tables, tablesIn } from './tables.ts';

/**
 * Inserts an empty line before text that is typed or moved directly below a table, where every Markdown parser would
 * read it as a row. Below a table that is still being typed, text that starts like the rows above becomes the next row.
 */
export function keepTextSeparate(field: StateField<Tables>): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    const isWriting = transaction.isUserEvent('input') || transaction.isUserEvent('delete');
    if (!transaction.docChanged || !isWriting) return transaction;
    const places = placesBelow(transaction, transaction.startState.field(field));
    if (places.length === 0) return transaction;
    const { newDoc, newSelection } = transaction;
    const apart = ChangeSet.of(
      places.map((from) => ({ from, insert: '\n' })),
      newDoc.length,
    );
    const kept = { changes: apart, selection: newSelection.map(apart, 1), sequential: true };
    return stepOver(transaction) ?? [transaction, kept];
  });
}

/** Returns the positions, in the new document, where text was added directly below a table. */
function placesBelow({ startState, changes, newDoc }: Transaction, tables: Tables): readonly number[] {
  const places: number[] = [];
  changes.iterChanges((from, _to, fromB) => {
    const before = startState.doc.lineAt(from);
    const after = newDoc.lineAt(fromB);
    const isNew = before.text.trim() === '' && after.text.trim() !== '';
    if (isNew && isApart(tables, before.from - 1, after.text)) places.push(after.from);
  });
  return places;
}

/** Returns whether the text of a line is not a row of the table that ends at `end`, directly above it. */
function isApart(tables: Tables, end: number, text: string): boolean {
  const { typed } = tables;
  if (typed?.to === end) return typed.hasLeadingPipe && !text.trimStart().startsWith('|');
  return tablesIn(tables, end, end).some(({ to }) => to === end);
}

/**
 * Moves the cursor across the line break instead of deleting it, if the deletion would only remove the empty line below
 * the table.
 */
function stepOver({ startState, changes, newDoc }: Transaction): TransactionSpec | null {
  if (newDoc.length !== startState.doc.length - 1 || !startState.selection.main.empty) return null;
  const { head } = startState.selection.main;
  const isBack = changes.mapPos(head, -1) < head;
  return { selection: { anchor: isBack ? head - 1 : head + 1 }, scrollIntoView: true, userEvent: 'select' };
}
