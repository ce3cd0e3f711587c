import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import type { Span } from './drawing.ts';

export interface ReadLink {
  readonly text: Span;
  /** As it is written. */
  readonly destination: string;
}

/** What a link or an image shows and where it leads; null where brackets name no definition, and so are brackets. */
export function readLink(state: EditorState, node: SyntaxNode): ReadLink | null {
  const [open, close] = node.getChildren('LinkMark');
  if (open === undefined || close === undefined) return null;
  const text = { from: open.to, to: close.from };
  const url = node.getChild('URL');
  if (url !== null) return { text, destination: state.sliceDoc(url.from, url.to) };
  if (state.sliceDoc(close.to, close.to + 1) === '(' && node.to > close.to) return { text, destination: '' };
  const label = node.getChild('LinkLabel');
  const written = label === null ? '' : state.sliceDoc(label.from + 1, label.to - 1);
  const destination = definitionsOf(state).get(normalised(written || state.sliceDoc(text.from, text.to)));
  return destination === undefined ? null : { text, destination };
}

const definitionsByTree = new WeakMap<Tree, ReadonlyMap<string, string>>();

/** The addresses that the note defines for its references. Asked for only while a reference is in view. */
function definitionsOf(state: EditorState): ReadonlyMap<string, string> {
  const tree = syntaxTree(state);
  const known = definitionsByTree.get(tree);
  if (known !== undefined) return known;
  const definitions = new Map<string, string>();
  tree.iterate({
    enter: (node) => {
      if (node.name !== 'LinkReference') return containers.has(node.name);
      const label = node.node.getChild('LinkLabel');
      const url = node.node.getChild('URL');
      if (label === null || url === null) return false;
      const name = normalised(state.sliceDoc(label.from + 1, label.to - 1));
      if (!definitions.has(name)) definitions.set(name, state.sliceDoc(url.from, url.to));
      return false;
    },
  });
  definitionsByTree.set(tree, definitions);
  return definitions;
}

const containers = new Set(['Document', 'Blockquote', 'BulletList', 'OrderedList', 'ListItem', 'FootnoteDefinition']);

function normalised(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase().toUpperCase();
}

/** Where a footnote is defined, or first used. Reads as much of the note as there is time for. */
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
