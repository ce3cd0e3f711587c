import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { propertiesEnd } from '../text/properties-end.ts';
import { treeAt } from '../text/tree-at.ts';

/**
 * Returns whether a position is the end of a block whose last line cannot take more text. Text after a closing fence
 * would keep the code block open, text after the last pipe of a table row is not displayed, and text after a thematic
 * break turns the break into text.
 */
export function isBlockEnd(state: EditorState, at: number): boolean {
  const line = state.doc.lineAt(at);
  if (at !== line.to || line.length === 0) return false;
  for (let node: SyntaxNode | null = treeAt(state, at).resolve(at, -1); node !== null; node = node.parent)
    if (node.to === at && takesNoWords(node, line.text)) return true;
  return at === endOfProperties(state);
}

function takesNoWords(node: SyntaxNode, lastLine: string): boolean {
  switch (node.name) {
    case 'FencedCode':
      return node.getChildren('CodeMark').length === 2;
    case 'Table':
      return /[^\\]\|$/.test(lastLine); // without a final pipe, more text belongs to the last cell
    case 'HorizontalRule':
    case 'SetextHeading1':
    case 'SetextHeading2':
    case 'LinkReference':
    case 'HTMLBlock':
    case 'CommentBlock':
    case 'NoteCommentBlock':
    case 'ProcessingInstructionBlock':
      return true;
    default:
      return false;
  }
}

/** Returns the end of the properties at the top of the note, without the line break after them. */
function endOfProperties(state: EditorState): number | null {
  const end = propertiesEnd(state);
  return end === 0 ? null : state.doc.lineAt(Math.max(0, end - 1)).to;
}
