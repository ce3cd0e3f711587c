import type { EditorState } from '@codemirror/state';
import { enclosing, treeAt } from '../tree-at.ts';
import { isCode, isIndentedCode } from './edit-lines.ts';
import { parseLine } from './markdown-line.ts';

/**
 * A text of one line as it goes in at a place. In a row of a table, also of one that is only begun, a bar would end the
 * cell: there it is escaped. Whatever puts text in for the person asks here first.
 */
export function fitInRow(state: EditorState, at: number, text: string): string {
  return text.includes('|') && isInRow(state, at) ? text.replaceAll(/\\?\|/g, '\\|') : text;
}

/** Whether a line is a row of a table, or begins as one: the rows of a table that is being typed are no table yet. */
function isInRow(state: EditorState, at: number): boolean {
  const line = state.doc.lineAt(at);
  if (isCode(state, line) || isIndentedCode(state, line)) return false;
  const tree = treeAt(state, at);
  const isOfTable = ([-1, 1] as const).some((side) => enclosing(tree.resolveInner(at, side), 'Table') !== null);
  return isOfTable || parseLine(line.text).text.startsWith('|');
}
