import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing, treeAt } from '../text/tree-at.ts';

/**
 * Returns the list item that starts on a line according to the syntax tree; null if none does. If several do, returns
 * the innermost one.
 */
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

/**
 * Returns the list item that contains a line according to the syntax tree, even if the item starts on an earlier line;
 * null if none does.
 */
export function itemAround(state: EditorState, line: Line): SyntaxNode | null {
  const at = line.from + (/^[\s>]*/.exec(line.text)?.[0].length ?? 0);
  return (
    itemBeginningOn(state, line) ?? enclosing(treeAt(state, line.to).resolve(at, line.to > at ? 1 : -1), 'ListItem')
  );
}

/** Returns the marker of an item, such as `-` or `2.`. */
export function signOf(item: SyntaxNode): SyntaxNode | null {
  return item.getChild('ListMark');
}

/** Returns the checkbox of an item; null if the item is not a task. */
export function boxOf(item: SyntaxNode): SyntaxNode | null {
  return item.getChild('Task')?.getChild('TaskMarker') ?? null;
}
