import type { EditorState, Line } from '@codemirror/state';
import type { Span } from '../text/span.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';

interface UnderlinedHeading {
  readonly from: number;
  readonly level: 1 | 2;
  /** The line of `===` or `---` below the heading, with the line break before it. */
  readonly underline: Span;
}

/**
 * Returns the setext heading to which a line belongs, as its text or its underline; null if there is none or it has an
 * ATX marker.
 */
export function underlinedHeading(state: EditorState, { from, text }: Line): UnderlinedHeading | null {
  const end = from + text.trimEnd().length;
  const node = treeAt(state, end).resolve(end, -1);
  const heading = enclosing(node, 'SetextHeading1') ?? enclosing(node, 'SetextHeading2');
  if (heading === null) return null;
  const last = state.doc.lineAt(heading.to);
  const level = heading.name === 'SetextHeading1' ? 1 : 2;
  return { from: heading.from, level, underline: { from: last.from - 1, to: last.to } };
}
