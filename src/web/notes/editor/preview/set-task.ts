import { syntaxTree } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';

/** Ticks the task on whose line `at` stands, or takes its tick away. */
export function setTask(view: EditorView, at: number, isDone: boolean): void {
  const { from, to } = view.state.doc.lineAt(at);
  let sign: number | null = null;
  syntaxTree(view.state).iterate({
    from,
    to,
    enter: (node) => {
      if (node.name === 'TaskMarker' && node.from >= from) sign = node.from + 1;
    },
  });
  if (sign === null || view.state.readOnly) return;
  view.dispatch({ changes: { from: sign, to: sign + 1, insert: isDone ? 'x' : ' ' }, userEvent: 'input.task' });
}
