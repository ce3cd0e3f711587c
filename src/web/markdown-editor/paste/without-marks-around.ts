import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { noteMarkdownParser } from '#domain/notes/markdown/index.ts';
import { treeAt } from '../text/tree-at.ts';

/**
 * Returns inline Markdown without the marks of formatting that the text around a position has already: bold within bold
 * would end it.
 */
export function withoutMarksAround(state: EditorState, at: number, markdown: string): string {
  const around = formatsAround(state, at);
  if (around.size === 0) return markdown;
  let plain = '';
  let read = 0;
  noteMarkdownParser.parse(markdown).iterate({
    enter: ({ name, from, to, node: { parent } }) => {
      if (!name.endsWith('Mark') || parent === null || !around.has(parent.name)) return;
      plain += markdown.slice(read, from);
      read = to;
    },
  });
  return plain + markdown.slice(read);
}

const formats = new Set(['StrongEmphasis', 'Emphasis', 'Strikethrough', 'Highlight']);

function formatsAround(state: EditorState, at: number): ReadonlySet<string> {
  const around = new Set<string>();
  let node: SyntaxNode | null = treeAt(state, at).resolveInner(at, -1);
  for (; node !== null; node = node.parent) {
    const [open, close] = [node.firstChild, node.lastChild];
    const isWithin = open !== null && close !== null && open.to <= at && at <= close.from;
    if (isWithin && formats.has(node.name)) around.add(node.name);
  }
  return around;
}
