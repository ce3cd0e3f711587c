import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { Container } from '../preview/drawing.ts';
import { linePrefix } from '../preview/line-prefix.ts';

/** Where a table stands in lists. */
export interface ListPlace {
  /** How many items it is in. */
  readonly depth: number;
  /** The signs of the items that begin with it, such as `-` or `2.`, outermost first. */
  readonly signs: readonly string[];
  /** How much of each line stands before the table. */
  readonly inset: number;
}

/** @returns null where a line of the table stands less far in than its item, which other readers take for no row */
export function listPlace(state: EditorState, table: SyntaxNode): ListPlace | null {
  const containers = itemsAround(table);
  const first = state.doc.lineAt(table.from);
  const parts = linePrefix(state, first, containers);
  const inset = (parts.at(-1)?.to ?? first.from) - first.from;
  const last = state.doc.lineAt(table.to);
  for (let number = first.number + 1; number <= last.number; number += 1) {
    const line = state.doc.line(number);
    if (line.text.slice(0, inset).trim() !== '' || line.length < inset) return null;
  }
  const signs = parts.flatMap((part) => (part.kind === 'marker' ? [state.sliceDoc(part.sign.from, part.sign.to)] : []));
  return { depth: containers.length, signs, inset };
}

function itemsAround(table: SyntaxNode): readonly Container[] {
  const items: Container[] = [];
  for (let node = table.parent; node !== null; node = node.parent) {
    if (node.name === 'ListItem') items.unshift({ kind: 'item', node });
  }
  return items;
}
