import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../text/span.ts';
import type { IconName } from './element.ts';
import type { PreviewMessages } from './messages/index.ts';

/** A block quote whose first line names its type: `> [!tip]- Title`. */
export interface Callout {
  readonly node: SyntaxNode;
  /** The range of the type and fold marker, including the space after them. */
  readonly type: Span;
  readonly name: string;
  /** Folded at first, open at first, or not foldable. */
  readonly fold: '-' | '+' | '';
}

export interface CalloutLook {
  readonly tone: 'mind' | 'good' | 'warn' | 'bad' | 'plain';
  readonly icon: IconName;
  readonly word: keyof PreviewMessages['callouts'];
}

export function calloutOf(state: EditorState, node: SyntaxNode): Callout | null {
  const type = node.getChild('Paragraph')?.getChild('CalloutType') ?? null;
  if (type === null) return null;
  const sign = type.nextSibling?.name === 'CalloutFold' ? state.sliceDoc(type.to, type.to + 1) : '';
  const line = state.doc.lineAt(type.from);
  const end = type.to + sign.length;
  const space = /^[ \t]*/.exec(line.text.slice(end - line.from))?.[0].length ?? 0;
  const fold = sign === '-' || sign === '+' ? sign : '';
  return { node, type: { from: type.from, to: end + space }, name: state.sliceDoc(type.from + 2, type.to - 1), fold };
}

/** Returns the appearance of a callout type; null if the type is unknown, for which callers use `unknownCallout`. */
export function calloutLook(name: string): CalloutLook | null {
  return lookByName.get(name.toLowerCase()) ?? null;
}

export const unknownCallout: CalloutLook = { tone: 'mind', icon: 'pencil', word: 'note' };

const looks: readonly (readonly [names: string, CalloutLook])[] = [
  ['note', unknownCallout],
  ['abstract summary tldr', { tone: 'mind', icon: 'list', word: 'summary' }],
  ['info', { tone: 'mind', icon: 'info', word: 'info' }],
  ['todo', { tone: 'mind', icon: 'tick', word: 'todo' }],
  ['tip hint', { tone: 'good', icon: 'bulb', word: 'tip' }],
  ['success check done', { tone: 'good', icon: 'tick', word: 'success' }],
  ['question help faq', { tone: 'warn', icon: 'question', word: 'question' }],
  ['important', { tone: 'mind', icon: 'bolt', word: 'important' }],
  ['warning caution attention', { tone: 'warn', icon: 'triangle', word: 'warning' }],
  ['danger error failure fail missing bug', { tone: 'bad', icon: 'bolt', word: 'danger' }],
  ['example', { tone: 'plain', icon: 'list', word: 'example' }],
  ['quote cite', { tone: 'plain', icon: 'quote', word: 'quote' }],
];

const lookByName = new Map(looks.flatMap(([names, look]) => names.split(' ').map((name) => [name, look] as const)));
