import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { spaceAfterSign } from './markdown-line.ts';
import type { Span } from './span.ts';

/** A block that prefixes each of its lines: the bar of a quote, or the indent of a list item or footnote. */
export interface Container {
  readonly kind: 'quote' | 'item' | 'footnote';
  readonly node: SyntaxNode;
}

export function containerKind(name: string): Container['kind'] | null {
  return kindByName.get(name) ?? null;
}

const kindByName = new Map<string, Container['kind']>([
  ['Blockquote', 'quote'],
  ['ListItem', 'item'],
  ['FootnoteDefinition', 'footnote'],
]);

/** The prefix that one container adds to a line. */
export type PrefixPart = QuotePart | InsetPart | MarkerPart | LabelPart;

interface QuotePart extends Span {
  readonly kind: 'quote';
}

/** The indent of a continuation line of a list item or footnote. */
interface InsetPart extends Span {
  readonly kind: 'inset';
}

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
  /** Position of the character between the brackets of the checkbox. */
  readonly at: number;
  readonly isDone: boolean;
}

/**
 * Returns the prefix of a line, one part per container, outermost first. On a lazy continuation line, parts may be
 * empty.
 */
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
  const space = isTask ? lengthOf(/^[ \t]?/, line, end) : lengthOf(spaceAfterSign, line, end);
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

/** Returns the column at which the text of an item starts and to which its continuation lines are indented. */
function contentColumn(state: EditorState, node: SyntaxNode): number {
  const line = state.doc.lineAt(node.from);
  const { to } = signOf(node);
  return to + lengthOf(spaceAfterSign, line, to) - line.from;
}

/**
 * Returns the range of the marker, such as `-` or `2.`. The item node may start further left, at the start of its
 * list's line.
 */
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
