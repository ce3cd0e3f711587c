import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { LineText } from '../../line-signs/index.ts';
import { propertiesEnd } from '../text/properties-end.ts';
import type { Span } from '../text/span.ts';

/**
 * Returns consecutive lines of a text, for a reader. Those of code, tables and properties are empty, because they are
 * not read.
 *
 * @param current the number of the line with the cursor, if the editor has focus
 */
export function linesToRead(
  state: EditorState,
  { first, last, current }: { readonly first: number; readonly last: number; readonly current: number | null },
): readonly LineText[] {
  const { doc } = state;
  const closed = closedRanges(state, doc.line(first).from, doc.line(last).to);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const { from, to, text } = doc.line(number);
    // a block may begin behind the indentation of its first line
    const isClosed = closed.some((range) => range.from <= to && range.to >= from);
    return { number, text: isClosed ? '' : text, isCurrent: number === current };
  });
}

function closedRanges(state: EditorState, from: number, to: number) {
  const closed: Span[] = [];
  const properties = propertiesEnd(state);
  if (properties > 0) closed.push({ from: 0, to: properties - 1 });
  syntaxTree(state).iterate({
    from,
    to,
    enter: (node) => {
      if (!closedNodes.has(node.name)) return true;
      closed.push({ from: node.from, to: node.to });
      return false;
    },
  });
  return closed;
}

const closedNodes = new Set(['FencedCode', 'CodeBlock', 'Table', 'HTMLBlock', 'CommentBlock']);
