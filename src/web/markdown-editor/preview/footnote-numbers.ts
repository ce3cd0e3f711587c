import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateField, type Text, type Transaction } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';

interface Footnotes {
  /** Labels of references and definitions in text order, in lower case. */
  readonly labels: readonly { readonly label: string; readonly isDefinition: boolean }[];
  readonly numberByLabel: ReadonlyMap<string, number>;
  /** The position up to which the note has been scanned. */
  readonly to: number;
}

const none: Footnotes = { labels: [], numberByLabel: new Map(), to: 0 };

/**
 * The numbers of a note's footnotes. Each part of the note is scanned once, after it was parsed. The note is scanned
 * again only if an edit touches a line with a footnote, or with what hides one.
 */
export const footnoteNumbers = StateField.define<Footnotes>({
  create: (state) => scannedOn(state, none),
  update(known, transaction) {
    const { state, docChanged, changes } = transaction;
    if (!docChanged) return scannedOn(state, known);
    return scannedOn(state, changesFootnote(transaction) ? none : { ...known, to: changes.mapPos(known.to) });
  },
});

/**
 * Returns the number that a footnote has on the page: footnotes count in the order of their first references, followed
 * by those without any. Returns null for a label without a definition.
 */
export function footnoteNumber(state: EditorState, label: string): number | null {
  return state.field(footnoteNumbers, false)?.numberByLabel.get(label.toLowerCase()) ?? null;
}

function scannedOn(state: EditorState, known: Footnotes): Footnotes {
  const tree = syntaxTree(state);
  if (tree.length <= known.to) return known;
  const found = [...state.sliceDoc(known.to, tree.length).matchAll(/\[\^/g)].flatMap(({ index }) => {
    const label = labelAt(tree, known.to + index + 2);
    if (label === null) return [];
    const text = state.sliceDoc(label.from, label.to).toLowerCase();
    return { label: text, isDefinition: label.parent?.name === 'FootnoteDefinition' };
  });
  if (found.length === 0) return { ...known, to: tree.length };
  const labels = [...known.labels, ...found];
  return { labels, numberByLabel: numbered(labels), to: tree.length };
}

/** Returns the label that starts at a position, unless it is in a comment, which is not on the page. */
function labelAt(tree: Tree, at: number): SyntaxNode | null {
  const label = tree.resolveInner(at, 1);
  if (label.name !== 'FootnoteLabel' || label.from !== at) return null;
  for (let around = label.parent; around !== null; around = around.parent)
    if (around.name.startsWith('NoteComment')) return null;
  return label;
}

function numbered(labels: Footnotes['labels']): ReadonlyMap<string, number> {
  const defined = new Set(labels.filter(({ isDefinition }) => isDefinition).map(({ label }) => label));
  const referenced = labels.filter(({ label, isDefinition }) => !isDefinition && defined.has(label));
  const inOrder = new Set([...referenced.map(({ label }) => label), ...defined]);
  return new Map([...inOrder].map((label, index) => [label, index + 1]));
}

function changesFootnote({ startState, state, changes }: Transaction): boolean {
  let isFound = false;
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    isFound ||= mayHoldFootnote(startState.doc, fromA, toA) || mayHoldFootnote(state.doc, fromB, toB);
  });
  return isFound;
}

function mayHoldFootnote(doc: Text, from: number, to: number): boolean {
  return /\[\^|`|~~~|%%/.test(doc.sliceString(doc.lineAt(from).from, doc.lineAt(to).to));
}
