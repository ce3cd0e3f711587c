import { EditorState, type Extension, type StateField, type TransactionSpec } from '@codemirror/state';
import { type Tables, tablesIn } from './tables-field.ts';

/**
 * Text typed right below a table would be a row of it. It gets an empty line before it, which every reader of Markdown
 * needs there.
 */
export function keepTextApart(field: StateField<Tables>): Extension {
  return EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged || !transaction.isUserEvent('input')) return transaction;
    const { doc } = transaction.startState;
    const { shown } = transaction.startState.field(field);
    const apart: TransactionSpec[] = [];
    transaction.changes.iterChanges((from, to, _fromB, _toB, inserted) => {
      const line = doc.lineAt(from);
      const isTyped = from === to && line.length === 0 && inserted.length > 0 && inserted.line(1).length > 0;
      if (isTyped && tablesIn(shown, from - 1, from - 1).some((table) => table.to === from - 1)) {
        apart.push({ changes: { from, insert: '\n' } });
      }
    });
    return apart.length === 0 ? transaction : [...apart, transaction].map((spec) => ({ ...spec, sequential: false }));
  });
}
