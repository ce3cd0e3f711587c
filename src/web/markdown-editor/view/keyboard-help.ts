import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { isInCodeOf } from '../text/block-at.ts';

/**
 * Lets the keyboard of a phone correct, suggest and capitalise in prose, but not in code. CodeMirror turns all of it off,
 * because it expects code.
 */
export const keyboardHelp: Extension = EditorView.contentAttributes.compute(['doc', 'selection'], (state) =>
  // as far as the text is parsed, since this runs with each key
  isInCodeOf(syntaxTree(state), state.selection.main.head) ? inCode : inProse,
);

const inProse = { spellcheck: 'true', autocorrect: 'on', autocapitalize: 'sentences', writingsuggestions: 'true' };
const inCode = { spellcheck: 'false', autocorrect: 'off', autocapitalize: 'off', writingsuggestions: 'false' };
