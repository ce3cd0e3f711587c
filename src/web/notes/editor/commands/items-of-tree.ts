import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing, treeAt } from '../tree-at.ts';

/** The item of a list that begins on a line as it is drawn, the innermost where several do; null where none does. */
export function itemBeginningOn(state: EditorState, line: Line): SyntaxNode | null {
  let item: SyntaxNode | null = null;
  treeAt(state, line.to).iterate({
    from: line.from,
    to: line.to,
    enter: ({ name, from, node }) => {
      if (name === 'ListMark' && from >= line.from) item = node.parent;
      return name !== 'FencedCode';
    },
  });
  return item;
}

/** The item that a line is in as it is drawn, whichever line it begins on; null where it is in none. */
export function itemAround(state: EditorState, line: Line): SyntaxNode | null {
  const at = line.from + (/^[\s>]*/.exec(line.text)?.[0].length ?? 0);
  return (
    itemBeginningOn(state, line) ?? enclosing(treeAt(state, line.to).resolve(at, line.to > at ? 1 : -1), 'ListItem')
  );
}

/** The sign that an item begins with, such as `-` or `2.`. */
export function signOf(item: SyntaxNode): SyntaxNode | null {
  return item.getChild('ListMark');
}

/** The box of an item that is a task. */
export function boxOf(item: SyntaxNode): SyntaxNode | null {
  return item.getChild('Task')?.getChild('TaskMarker') ?? null;
}
