import type { EditorState } from '@codemirror/state';
import { isCode, isIndentedCode } from './block-at.ts';
import { parseLine } from './markdown-line.ts';
import { enclosing, treeAt } from './tree-at.ts';

/**
 * Escapes pipes in a single-line string that is inserted into a table row, even an unfinished one, because a pipe would
 * end the cell. All code that inserts text for the user must call this.
 */
export function fitInRow(state: EditorState, at: number, text: string): string {
  return text.includes('|') && isInRow(state, at) ? text.replaceAll(/\\?\|/g, '\\|') : text;
}

/**
 * Returns whether a line is a table row or starts like one: the grammar finds no table while its first rows are being
 * typed.
 */
function isInRow(state: EditorState, at: number): boolean {
  const line = state.doc.lineAt(at);
  if (isCode(state, line) || isIndentedCode(state, line)) return false;
  const tree = treeAt(state, at);
  const isOfTable = ([-1, 1] as const).some((side) => enclosing(tree.resolveInner(at, side), 'Table') !== null);
  return isOfTable || parseLine(line.text).text.startsWith('|');
}
