import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateField, type Transaction } from '@codemirror/state';
import { passageName } from '../language/passage-parser.ts';

interface Definitions {
  readonly addressByName: ReadonlyMap<string, string>;
  /** The position up to which the note has been scanned. */
  readonly to: number;
}

/**
 * The URLs of a note's link reference definitions. Each part of the note is scanned once, after it was parsed. The note
 * is scanned again only if an edit touches the line of a definition.
 */
export const definitions = StateField.define<Definitions>({
  create: (state) => lookedThrough(state, { addressByName: new Map(), to: 0 }),
  update(known, transaction) {
    if (!transaction.docChanged) return lookedThrough(transaction.state, known);
    if (changesDefinition(transaction)) return lookedThrough(transaction.state, { addressByName: new Map(), to: 0 });
    return lookedThrough(transaction.state, { ...known, to: transaction.changes.mapPos(known.to) });
  },
});

/** Returns the URL of a reference as written; undefined if it has no definition. */
export function definedAddress(state: EditorState, name: string): string | undefined {
  return state.field(definitions).addressByName.get(normalised(name));
}

function lookedThrough(state: EditorState, known: Definitions): Definitions {
  const tree = syntaxTree(state);
  if (tree.length <= known.to) return known;
  const addressByName = new Map(known.addressByName);
  tree.iterate({
    from: known.to,
    enter: (node) => {
      if (node.name !== 'LinkReference') return containers.has(node.name);
      const label = node.node.getChild('LinkLabel');
      const url = node.node.getChild('URL');
      if (label === null || url === null) return false;
      const name = normalised(state.sliceDoc(label.from + 1, label.to - 1));
      if (!addressByName.has(name)) addressByName.set(name, state.sliceDoc(url.from, url.to));
      return false;
    },
  });
  return { addressByName, to: tree.length };
}

const containers = new Set([
  'Document',
  passageName,
  'Blockquote',
  'BulletList',
  'OrderedList',
  'ListItem',
  'FootnoteDefinition',
]);

function changesDefinition({ startState, state, changes }: Transaction): boolean {
  let isFound = false;
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    isFound ||= defines(startState, fromA, toA) || defines(state, fromB, toB);
  });
  return isFound;
}

function defines({ doc }: EditorState, from: number, to: number): boolean {
  return doc.sliceString(doc.lineAt(from).from, doc.lineAt(to).to).includes(']:');
}

function normalised(label: string): string {
  return label.trim().replaceAll(/\s+/g, ' ').toLowerCase().toUpperCase();
}
