import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing, treeAt } from '../text/tree-at.ts';
import { replaceStarts, touchedLines } from './edit-lines.ts';
import { fencedCodeOf } from './fenced-code.ts';
import { toggling } from './toggling.ts';

const oneLevel = /^ {0,3}> ?/;

/** Adds a block quote around the selected lines, including empty lines between them, or removes the outermost quote. */
export const toggleQuote = toggling('quote', (state) => {
  const lines = linesToQuote(state);
  const isQuoted = lines.every(({ text }) => oneLevel.test(text));
  return replaceStarts(
    state,
    lines.map(({ from, text }) =>
      isQuoted
        ? { from, to: from + (oneLevel.exec(text)?.[0].length ?? 0), insert: '' }
        : { from, to: from, insert: text === '' && lines.length > 1 ? '>' : '> ' },
    ),
  );
});

/**
 * Returns the selected lines, and all lines of a code block or table that is selected in part, because quoting only
 * part of it would break it.
 */
function linesToQuote(state: EditorState): readonly Line[] {
  const lines = new Map<number, Line>();
  for (const line of touchedLines(state)) {
    if (lines.has(line.number)) continue;
    const { from, to } = fencedCodeOf(state, line) ?? tableOf(state, line) ?? line;
    const last = state.doc.lineAt(to).number;
    for (let number = state.doc.lineAt(from).number; number <= last; number += 1)
      lines.set(number, state.doc.line(number));
  }
  return [...lines.values()];
}

function tableOf(state: EditorState, { from, text }: Line): SyntaxNode | null {
  const end = from + text.trimEnd().length;
  return enclosing(treeAt(state, end).resolve(end, -1), 'Table');
}
