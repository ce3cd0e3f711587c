import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { isInCode } from '../text/block-at.ts';

/** Brackets at the start of a line or of a list item that is no task: the quote and the indent, the item, and a space. */
const brackets = /^((?:\s*>)*\s*)([-*+] )?\[( ?)\]$/;

/** Makes a task of brackets that are typed with a space after them. Undo brings back what was typed. */
export const beginTask: Extension = EditorView.inputHandler.of((view, from, to, text, insert) => {
  const { state } = view;
  if (text !== ' ' || from !== to || state.readOnly || state.selection.ranges.length > 1) return false;
  const line = state.doc.lineAt(from);
  const [, before, item, inside] = brackets.exec(line.text.slice(0, from - line.from)) ?? [];
  const isTask = item !== undefined && inside === ' ';
  if (before === undefined || isTask || isInCode(state, from)) return false;
  view.dispatch(insert());
  const start = line.from + before.length;
  view.dispatch({
    changes: { from: start, to: from + 1, insert: `${item ?? '- '}[ ] ` },
    userEvent: 'input.format',
    scrollIntoView: true,
  });
  return true;
});
