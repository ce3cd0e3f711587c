import type { EditorState, TransactionSpec } from '@codemirror/state';
import type { Span } from '../text/span.ts';
import { treeAt } from '../text/tree-at.ts';

interface Written {
  readonly state: EditorState;
  dispatch(change: TransactionSpec): void;
}

/** Completes or reopens the task on the line of `at`. */
export function setTask(view: Written, at: number, isDone: boolean): void {
  const { from, to } = view.state.doc.lineAt(at);
  const markers: Span[] = [];
  treeAt(view.state, to).iterate({
    from,
    to,
    enter: (node) => {
      if (node.name === 'TaskMarker' && node.from >= from) markers.push({ from: node.from, to: node.to });
    },
  });
  const marker = markers.at(-1);
  if (marker === undefined || view.state.readOnly) return;
  const changes = { from: marker.from + 1, to: marker.to - 1, insert: isDone ? 'x' : ' ' };
  view.dispatch({ changes, userEvent: 'input.task' });
}
