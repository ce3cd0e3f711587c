import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { linkDestination } from '#domain/notes/markdown/index.ts';
import type { Span } from '../text/span.ts';
import { definedAddress } from './definitions.ts';

export interface ReadLink {
  readonly text: Span;
  /** The destination as written. */
  readonly destination: string;
}

/**
 * Returns the text and the destination of a link or image; null if it is a reference without a definition, so that its
 * brackets are plain text.
 */
export function readLink(state: EditorState, node: SyntaxNode): ReadLink | null {
  const [open, close] = node.getChildren('LinkMark');
  if (open === undefined || close === undefined) return null;
  const text = { from: open.to, to: close.from };
  const url = linkDestination(node);
  if (url !== null) return { text, destination: state.sliceDoc(url.from, url.to) };
  if (state.sliceDoc(close.to, close.to + 1) === '(' && node.to > close.to) return { text, destination: '' };
  const label = node.getChild('LinkLabel');
  const written = label === null ? '' : state.sliceDoc(label.from + 1, label.to - 1);
  const destination = definedAddress(state, written || state.sliceDoc(text.from, text.to));
  return destination === undefined ? null : { text, destination };
}

/**
 * Returns where a footnote is defined or first referenced. Only the part of the note that can be parsed in time is
 * searched.
 */
export function findFootnote(state: EditorState, label: string, kind: 'FootnoteDefinition' | 'FootnoteReference') {
  const tree = ensureSyntaxTree(state, state.doc.length, parseMilliseconds) ?? syntaxTree(state);
  let found: number | null = null;
  tree.iterate({
    enter: (node) => {
      if (found !== null) return false;
      if (node.name !== kind) return true;
      const name = node.node.getChild('FootnoteLabel');
      if (name !== null && state.sliceDoc(name.from, name.to).toLowerCase() === label.toLowerCase())
        found = name.to + 1;
      return true;
    },
  });
  return found as number | null;
}

const parseMilliseconds = 200;
