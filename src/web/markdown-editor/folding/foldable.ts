import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { detailsParts, plainTextOf } from '#domain/notes/markdown/index.ts';
import { siblingAfter, siblingBefore } from '../language/blocks.ts';
import { passageName } from '../language/passage-parser.ts';
import { calloutOf } from '../preview/callouts.ts';
import { headingLevel } from '../preview/draw-blocks.ts';
import { detailsOf, isSummary } from '../text/details.ts';
import { propertiesEnd } from '../text/properties-end.ts';
import type { Span } from '../text/span.ts';

/** A heading, list item, callout or `<details>` that can be folded, except for its first line. */
export interface Foldable {
  readonly kind: 'heading' | 'item' | 'callout' | 'details';
  readonly node: SyntaxNode;
  /** The line that stays visible and has the button. */
  readonly line: Line;
  /** Where the folded text begins: at the end of a line. */
  readonly from: number;
  /** Whether the text says that it starts folded. */
  readonly startsFolded: boolean;
}

/**
 * Returns what can be folded of a node; null if it cannot be folded. Takes the same time however long the section is.
 */
function foldableOf(state: EditorState, node: SyntaxNode): Foldable | null {
  if (headingLevel(node.name) !== null) return heading(state, node);
  if (node.name === 'ListItem') return item(state, node);
  if (node.name === 'Blockquote') return callout(state, node);
  if (node.name === 'DetailsStart') return summaryOf(node) === null ? detailsFrom(state, node, node) : null;
  if (node.name === 'DetailsSummary') return isSummary(node) ? detailsFrom(state, siblingBefore(node), node) : null;
  return null;
}

/** Returns where the folded text ends. */
export function foldEnd(state: EditorState, { kind, node, from }: Foldable): number {
  const end = kind === 'heading' ? sectionEnd(node) : kind === 'details' ? (detailsOf(node)?.end.to ?? from) : node.to;
  return from + state.sliceDoc(from, end).trimEnd().length;
}

/** Returns what can be folded on a line, outermost first. */
export function foldablesOn(state: EditorState, { from, to }: Line, tree: Tree): readonly Foldable[] {
  return foldablesIn(state, { from, to }, tree).filter(({ line }) => line.from === from);
}

/** Returns what can be folded and touches a range, in the order of the text. */
export function foldablesIn(state: EditorState, { from, to }: Span, tree: Tree): readonly Foldable[] {
  const textFrom = propertiesEnd(state);
  const found: Foldable[] = [];
  tree.iterate({
    from,
    to,
    enter: (ref) => {
      if (!mayHoldFoldable.has(ref.name) && headingLevel(ref.name) === null) return false;
      const foldable =
        ref.from < textFrom || ref.type.isTop || ref.name === passageName ? null : foldableOf(state, ref.node);
      if (foldable !== null) found.push(foldable);
      return true;
    },
  });
  return found;
}

/**
 * Returns the syntax tree of the whole text, in which each section ends where it should. A note of one megabyte takes a
 * quarter of a second.
 *
 * @param milliseconds the time to wait for it
 * @returns null if the text could not be parsed in this time
 */
export function wholeTree(state: EditorState, milliseconds: number): Tree | null {
  return ensureSyntaxTree(state, state.doc.length, milliseconds);
}

/** Returns what can be folded in the whole text. */
export function allFoldables(state: EditorState, tree: Tree): readonly Foldable[] {
  return foldablesIn(state, { from: 0, to: state.doc.length }, tree);
}

/** Returns the words of the visible line, without markup. */
export function foldableName(state: EditorState, { kind, node, line }: Foldable): string {
  const shown = kind === 'heading' ? node : (summaryOf(node) ?? firstBlock(node) ?? node);
  const text = { slice: (from: number, to: number) => state.sliceDoc(from, to) };
  return plainTextOf(text, shown, { from: Math.max(shown.from, line.from), to: Math.min(shown.to, line.to) });
}

const mayHoldFoldable = new Set([
  'Document',
  passageName,
  'BulletList',
  'OrderedList',
  'ListItem',
  'Blockquote',
  'DetailsStart',
  'DetailsSummary',
]);

function heading(state: EditorState, node: SyntaxNode): Foldable | null {
  const next = siblingAfter(node);
  if (next === null || endsSection(node, next)) return null;
  const { to } = state.doc.lineAt(node.to);
  return { kind: 'heading', node, line: state.doc.lineAt(node.from), from: to, startsFolded: false };
}

function item(state: EditorState, node: SyntaxNode): Foldable | null {
  const first = firstBlock(node);
  if (first === null || siblingAfter(first) === null || lists.has(first.name)) return null;
  const { to } = state.doc.lineAt(first.to);
  return node.to <= to
    ? null
    : { kind: 'item', node, line: state.doc.lineAt(first.from), from: to, startsFolded: false };
}

function callout(state: EditorState, node: SyntaxNode): Foldable | null {
  const line = state.doc.lineAt(node.from);
  const fold = node.to <= line.to ? '' : (calloutOf(state, node)?.fold ?? '');
  return fold === '' ? null : { kind: 'callout', node, line, from: line.to, startsFolded: fold === '-' };
}

/** @param shown the summary; the start if there is none */
function detailsFrom(state: EditorState, node: SyntaxNode | null, shown: SyntaxNode): Foldable | null {
  const end = node === null ? undefined : detailsOf(node)?.end;
  const line = state.doc.lineAt(shown.to);
  if (node === null || end === undefined || end.to <= line.to) return null;
  const isOpen = detailsParts(state.sliceDoc(node.from, node.to))?.[0]?.isOpen ?? false;
  return { kind: 'details', node, line, from: line.to, startsFolded: !isOpen };
}

function summaryOf(node: SyntaxNode): SyntaxNode | null {
  const next = siblingAfter(node);
  return next?.name === 'DetailsSummary' ? next : null;
}

function sectionEnd(node: SyntaxNode): number {
  let end = node.to;
  for (let block = siblingAfter(node); block !== null && !endsSection(node, block); block = siblingAfter(block))
    end = block.to;
  return end;
}

function endsSection({ name }: SyntaxNode, block: SyntaxNode): boolean {
  const level = headingLevel(block.name);
  return level !== null && level <= (headingLevel(name) ?? '');
}

function firstBlock(node: SyntaxNode): SyntaxNode | null {
  const first = node.firstChild;
  return first?.name.endsWith('Mark') ? siblingAfter(first) : first;
}

const lists = new Set(['BulletList', 'OrderedList']);
