import type { EditorState, Line, StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { codeOfLine, fencedCodeOf } from './fenced-code.ts';

/**
 * Starts a new line in fenced code inside a block quote or list item, and repeats the line prefix, because a line
 * without it would end the code. Top-level code is left to the default Enter command, which knows the indentation rules
 * of the code's language.
 */
export const breakInCode: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.from);
  const code = fencedCodeOf(state, line);
  const isInCode = code !== null && standsInOther(code) && main.from > code.from;
  if (state.readOnly || ranges.length > 1 || !isInCode) return false;
  const start = codeOfLine(code, line).from;
  const from = Math.max(main.from, start);
  const indent = /^[ \t]*/.exec(state.sliceDoc(start, from))?.[0] ?? '';
  const insert = `\n${signsBefore(state, line, code)}${indent}`;
  dispatch(
    state.update({
      changes: { from, to: Math.max(main.to, from), insert },
      selection: { anchor: from + insert.length },
      userEvent: 'input',
      scrollIntoView: true,
    }),
  );
  return true;
};

function standsInOther({ parent }: SyntaxNode): boolean {
  return /^(?:Blockquote|ListItem|FootnoteDefinition)$/.test(parent?.name ?? '');
}

/**
 * Returns the quote markers and indentation before a line of code. An empty line whose prefix is too short gets the
 * prefix of the first line.
 */
export function signsBefore(state: EditorState, line: Line, code: SyntaxNode): string {
  const first = state.sliceDoc(state.doc.lineAt(code.from).from, code.from).replaceAll(/[^\s>]/g, ' ');
  const { from } = codeOfLine(code, line);
  const own = state.sliceDoc(line.from, from);
  const isFirst = line.from <= code.from;
  return isFirst || (from === line.to && own.length < first.length) ? first : own;
}
