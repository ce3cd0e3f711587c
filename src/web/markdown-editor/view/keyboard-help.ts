import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Lets the keyboard of a phone correct, suggest and capitalise in prose, but not in code. CodeMirror turns all of it off,
 * because it expects code.
 */
export const keyboardHelp: Extension = EditorView.contentAttributes.compute(['doc', 'selection'], (state) =>
  isCursorInCode(state) ? inCode : inProse,
);

const inProse = { spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences', writingsuggestions: 'true' };
const inCode = { spellcheck: 'false', autocorrect: 'off', autocapitalize: 'off', writingsuggestions: 'false' };

/** Uses the tree as far as it is parsed, since this runs with each key. */
function isCursorInCode(state: EditorState): boolean {
  const { head } = state.selection.main;
  let node = syntaxTree(state).resolveInner(head, -1);
  for (;;) {
    if (/^(?:FencedCode|CodeBlock)$/.test(node.name) && node.from < head) return true;
    if (node.name === 'InlineCode' && node.from < head && head < node.to) return true;
    if (node.parent === null) return false;
    node = node.parent;
  }
}
