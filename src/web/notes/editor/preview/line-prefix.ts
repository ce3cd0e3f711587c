import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { spaceBehindSign } from '../commands/markdown-line.ts';
import type { Container, Span } from './drawing.ts';

/** What one container has written before the text of a line. */
export type PrefixPart = QuotePart | InsetPart | MarkerPart | LabelPart;

interface QuotePart extends Span {
  readonly kind: 'quote';
}

/** The space before a further line of an item or a footnote. */
interface InsetPart extends Span {
  readonly kind: 'inset';
}

/** The sign of an item, with the box of a task. */
export interface MarkerPart extends Span {
  readonly kind: 'marker';
  readonly sign: Span;
  readonly task: Task | null;
}

/** `[^1]:` before a footnote's text. */
export interface LabelPart extends Span {
  readonly kind: 'label';
  readonly label: Span;
}

export interface Task {
  /** Where the sign between the brackets stands. */
  readonly at: number;
  readonly isDone: boolean;
}

/** The signs before a line's text, one part for each container, outermost first. A lazy line may have none of them. */
export function linePrefix(state: EditorState, line: Line, containers: readonly Container[]): readonly PrefixPart[] {
  const parts: PrefixPart[] = [];
  let at = line.from;
  for (const { kind, node } of containers) {
    const part = partOf[kind](state, line, node, at);
    parts.push(part);
    at = part.to;
  }
  return parts;
}

type PartOf = (state: EditorState, line: Line, node: SyntaxNode, from: number) => PrefixPart;

const partOf: { readonly [K in Container['kind']]: PartOf } = {
  quote: (_, line, __, from) => ({ kind: 'quote', from, to: from + lengthOf(/^[ \t]*>[ \t]?/, line, from) }),
  item: (state, line, node, from) =>
    beginsOn(line, node) ? markerPart(line, node, from) : insetPart(line, from, contentColumn(state, node)),
  footnote: (_, line, node, from) =>
    beginsOn(line, node) ? labelPart(line, node, from) : insetPart(line, from, from - line.from + 4),
};

function beginsOn(line: Line, node: SyntaxNode): boolean {
  return node.from >= line.from && node.from <= line.to;
}

function markerPart(line: Line, node: SyntaxNode, from: number): MarkerPart {
  const sign = signOf(node);
  const brackets = node.getChild('Task')?.firstChild ?? null;
  const isTask = brackets !== null && brackets.from <= line.to;
  const end = isTask ? brackets.to : sign.to;
  const space = isTask ? lengthOf(/^[ \t]?/, line, end) : lengthOf(spaceBehindSign, line, end);
  const task = isTask ? { at: brackets.from + 1, isDone: charAt(line, brackets.from + 1) !== ' ' } : null;
  return { kind: 'marker', from, to: end + space, sign, task };
}

function labelPart(line: Line, node: SyntaxNode, from: number): LabelPart {
  const label = node.getChild('FootnoteLabel') ?? node;
  const end = Math.min(line.to, label.to + 2);
  return { kind: 'label', from, to: end + lengthOf(/^[ \t]?/, line, end), label: { from: label.from, to: label.to } };
}

function insetPart(line: Line, from: number, column: number): InsetPart {
  const space = lengthOf(/^[ \t]*/, line, from);
  return { kind: 'inset', from, to: from + Math.min(space, Math.max(0, column - (from - line.from))) };
}

/** The column at which the text of an item begins, and its further lines with it. */
function contentColumn(state: EditorState, node: SyntaxNode): number {
  const line = state.doc.lineAt(node.from);
  const { to } = signOf(node);
  return to + lengthOf(spaceBehindSign, line, to) - line.from;
}

/** `-` or `2.`; the item itself begins where a line of its list does, which may be further out. */
function signOf(node: SyntaxNode): Span {
  const { from, to } = node.getChild('ListMark') ?? node;
  return { from, to };
}

function lengthOf(pattern: RegExp, line: Line, at: number): number {
  return pattern.exec(line.text.slice(at - line.from))?.[0].length ?? 0;
}

function charAt(line: Line, at: number): string {
  return line.text.charAt(at - line.from);
}
