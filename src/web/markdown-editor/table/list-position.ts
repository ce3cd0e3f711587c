import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { calloutLook, calloutOf, unknownCallout } from '../preview/callouts.ts';
import { type Container, containerKind, linePrefix, type PrefixPart } from '../text/line-prefix.ts';

/** How a table is nested in lists and quotes. */
export interface ListPlace {
  /** Number of list items around it. */
  readonly depth: number;
  /** Number of quotes around it. */
  readonly quotes: number;
  /** For each quote that is drawn as a bar, the number of quotes and items around it. */
  readonly bars: readonly { readonly quotes: number; readonly items: number }[];
  /** CSS classes of the callout around it; empty if there is none. */
  readonly callout: string;
  /** Markers of the items whose first line is the table's first line, such as `-` or `2.`, outermost first. */
  readonly signs: readonly string[];
  /** Length of the line prefix before the table. */
  readonly inset: number;
}

/**
 * Returns how a table is nested.
 *
 * @returns null if the prefixes of its lines differ in length or the table is in a footnote; such a table stays
 * Markdown source
 */
export function listPlace(state: EditorState, table: SyntaxNode): ListPlace | null {
  const containers = containersAround(table);
  const first = state.doc.lineAt(table.from);
  const parts = linePrefix(state, first, containers);
  const inset = insetOf(first, parts);
  const last = state.doc.lineAt(table.to);
  for (let number = first.number + 1; number <= last.number; number += 1) {
    const line = state.doc.line(number);
    if (insetOf(line, linePrefix(state, line, containers)) !== inset) return null;
  }
  if (containers.some(({ kind }) => kind === 'footnote')) return null;
  const signs = parts.flatMap((part) => (part.kind === 'marker' ? [state.sliceDoc(part.sign.from, part.sign.to)] : []));
  const quotes = containers.filter(({ kind }) => kind === 'quote').length;
  return { depth: containers.length - quotes, quotes, ...quotesAround(state, containers, last), signs, inset };
}

function insetOf(line: Line, parts: readonly PrefixPart[]): number {
  return (parts.at(-1)?.to ?? line.from) - line.from;
}

function containersAround(table: SyntaxNode): readonly Container[] {
  const containers: Container[] = [];
  for (let node = table.parent; node !== null; node = node.parent) {
    const kind = containerKind(node.name);
    if (kind !== null) containers.unshift({ kind, node });
  }
  return containers;
}

/**
 * Returns how the quotes around the table are drawn. As for other lines, each quote is a bar, but a callout that is the
 * innermost quote is a box.
 */
function quotesAround(
  state: EditorState,
  containers: readonly Container[],
  last: Line,
): Pick<ListPlace, 'bars' | 'callout'> {
  const innermost = containers.findLast(({ kind }) => kind === 'quote');
  const callout = innermost === undefined ? null : calloutOf(state, innermost.node);
  const bars = containers.flatMap(({ kind, node }, index) => {
    if (kind !== 'quote' || node === callout?.node) return [];
    const before = containers.slice(0, index);
    const quotes = before.filter((each) => each.kind === 'quote').length;
    return [{ quotes, items: before.length - quotes }];
  });
  if (callout === null) return { bars, callout: '' };
  const { tone } = calloutLook(callout.name) ?? unknownCallout;
  const closes = callout.node.to <= last.to ? ' md-callout-closes' : '';
  return { bars, callout: `md-callout md-callout-${tone}${closes}` };
}
