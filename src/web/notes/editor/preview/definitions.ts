import { syntaxTree } from '@codemirror/language';
import { type EditorState, StateField, type Transaction } from '@codemirror/state';
import { passageName } from '../language/passage-parser.ts';

interface Definitions {
  readonly addressByName: ReadonlyMap<string, string>;
  /** How far the note was looked through. */
  readonly to: number;
}

/**
 * The addresses that a note defines for its references. Each part of the note is looked through once, when it has been
 * read; a key asks for no second look unless it is pressed where a definition stands.
 */
export const definitions = StateField.define<Definitions>({
  create: (state) => lookedThrough(state, { addressByName: new Map(), to: 0 }),
  update(known, transaction) {
    if (!transaction.docChanged) return lookedThrough(transaction.state, known);
    if (changesDefinition(transaction)) return lookedThrough(transaction.state, { addressByName: new Map(), to: 0 });
    return lookedThrough(transaction.state, { ...known, to: transaction.changes.mapPos(known.to) });
  },
});

/** The address that a reference of this name leads to, as it is written; undefined where none is defined. */
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
