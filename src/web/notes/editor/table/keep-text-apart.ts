import { EditorState, type Extension, type StateField, type TransactionSpec } from '@codemirror/state';
import { type Tables, tablesIn } from './tables-field.ts';

/**
 * Text typed right below a table would be a row of it. It gets an empty line before it, which every reader of Markdown
 * needs there. Below a table that is itself being typed, what begins as its rows do is its next row.
 */
export function keepTextApart(field: StateField<Tables>): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || !transaction.isUserEvent('input')) return transaction;
    const { doc } = transaction.startState;
    const tables = transaction.startState.field(field);
    const apart: TransactionSpec[] = [];
    transaction.changes.iterChanges((from, to, _fromB, _toB, inserted) => {
      const line = doc.lineAt(from);
      const isTyped = from === to && line.length === 0 && inserted.length > 0 && inserted.line(1).length > 0;
      if (isTyped && isApart(tables, from - 1, inserted.line(1).text)) apart.push({ changes: { from, insert: '\n' } });
    });
    return apart.length === 0 ? transaction : [...apart, transaction].map((spec) => ({ ...spec, sequential: false }));
  });
}

/** Whether a text is no row of the table that ends before it, at a position. */
function isApart({ shown, typed }: Tables, end: number, text: string): boolean {
  if (typed?.to === end) return typed.hasLeadingPipe && !text.trimStart().startsWith('|');
  return tablesIn(shown, end, end).some(({ to }) => to === end);
}
