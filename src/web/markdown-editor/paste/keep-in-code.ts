import { type ChangeSpec, EditorState, type Extension, type Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { signsBefore } from '../commands/break-in-code.ts';
import { fencedCodeOf } from '../commands/fenced-code.ts';
import { parseLine } from '../text/markdown-line.ts';
import type { Span } from '../text/span.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';

/** Gives code longer fences if what is pasted or dropped into it would end it. */
export const keepInCode: Extension = EditorState.transactionFilter.of((transaction) => {
  const isInserted = transaction.isUserEvent('input.paste') || transaction.isUserEvent('input.drop');
  if (!transaction.docChanged || !isInserted) return transaction;
  const changes: ChangeSpec[] = [];
  transaction.changes.iterChanges((from, to, _from, _to, inserted) => {
    changes.push(...longerFences(transaction.startState, { from, to }, inserted.toString()));
  });
  return changes.length === 0 ? transaction : [transaction, { changes }];
});

/** Adapts text to the code that it is inserted into: further lines get what is before the lines of the code. */
export function fitInCode(state: EditorState, at: number, text: string): string {
  const line = state.doc.lineAt(at);
  const code = fencedCodeOf(state, line);
  if (code !== null && at > code.from) return text.replaceAll('\n', `\n${signsBefore(state, line, code)}`);
  const node = treeAt(state, at).resolveInner(at, -1);
  if (enclosing(node, 'InlineCode') !== null) return text.trim().replaceAll(/\s*\n\s*/g, ' ');
  return text.replaceAll(/\n(?!\n|$)/g, `\n${indentOf(line)}`);
}

function indentOf({ text }: Line): string {
  const { quote } = parseLine(text);
  return quote + (/^[ \t]*/.exec(text.slice(quote.length))?.[0] ?? '');
}

function longerFences(state: EditorState, { from }: Span, inserted: string): readonly ChangeSpec[] {
  const block = fencedCodeOf(state, state.doc.lineAt(from));
  if (block !== null && from > state.doc.lineAt(block.from).to) return longerBlock(state, block, inserted);
  const tree = treeAt(state, from);
  const inline =
    enclosing(tree.resolveInner(from, -1), 'InlineCode') ?? enclosing(tree.resolveInner(from, 1), 'InlineCode');
  return inline !== null && from > inline.from && from < inline.to ? longerInline(state, inline, inserted) : [];
}

function longerBlock(state: EditorState, block: SyntaxNode, inserted: string): readonly ChangeSpec[] {
  const marks = block.getChildren('CodeMark');
  const [opening] = marks;
  if (opening === undefined) return [];
  const fence = state.sliceDoc(opening.from, opening.to);
  const sign = fence.charAt(0);
  const runs = inserted.match(new RegExp(`(?<=^[\\s>]*)${sign}{3,}`, 'gm')) ?? [];
  const missing = Math.max(0, ...runs.map(({ length }) => length + 1 - fence.length));
  return missing === 0
    ? []
    : marks.map(({ from, to }, at) => ({ from: at === 0 ? from : to, insert: sign.repeat(missing) }));
}

function longerInline(state: EditorState, inline: SyntaxNode, inserted: string): readonly ChangeSpec[] {
  const marks = inline.getChildren('CodeMark');
  const [opening] = marks;
  if (opening === undefined) return [];
  const length = opening.to - opening.from;
  const taken = new Set((inserted.match(/`+/g) ?? []).map((run) => run.length));
  if (!taken.has(length)) return [];
  const runs = new Set([
    ...taken,
    ...(state.sliceDoc(opening.to, inline.to - length).match(/`+/g) ?? []).map((run) => run.length),
  ]);
  let longer = length + 1;
  while (runs.has(longer)) longer += 1;
  return marks.map(({ from, to }, at) => ({ from: at === 0 ? from : to, insert: '`'.repeat(longer - length) }));
}
