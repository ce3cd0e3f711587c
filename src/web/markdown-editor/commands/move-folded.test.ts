import { codeFolding, foldEffect, foldedRanges } from '@codemirror/language';
import { EditorState, type StateCommand } from '@codemirror/state';
import { expect, test } from 'vitest';
import { moveDown, moveUp } from './move-item.ts';

test.each([
  ['a folded callout moves down as a whole', moveDown, '|> [!note]-[\n> x]\n\nb', '\n|> [!note]-[\n> x]\nb'],
  ['a folded callout moves up as a whole', moveUp, 'a\n> [!n|ote]-[\n> x\n> y]\nb', '> [!n|ote]-[\n> x\n> y]\na\nb'],
  ['a line moves down past a folded callout', moveDown, 'a|\n> [!note]-[\n> x]\nb', '> [!note]-[\n> x]\na|\nb'],
  ['a line moves up past a folded callout', moveUp, '> [!note]-[\n> x]\na|\nb', 'a|\n> [!note]-[\n> x]\nb'],
  [
    'a folded callout moves past another one',
    moveDown,
    '> [!a]-|[\n> x]\n> [!b]-[\n> y]',
    '> [!b]-[\n> y]\n> [!a]-|[\n> x]',
  ],
  ['a folded callout at the end does not move down', moveDown, 'a\n> [!note]-|[\n> x]', 'a\n> [!note]-|[\n> x]'],
  ['a folded callout at the start does not move up', moveUp, '> [!note]-|[\n> x]\na', '> [!note]-|[\n> x]\na'],
  ['an unfolded callout moves line by line', moveDown, '> [!note]-|\n> x\na', '> x\n> [!note]-|\na'],
])('%s', (_, command, before, expected) => {
  expect(after(before, command)).toBe(expected);
});

/** Runs a command on a string in which `|` marks the cursor and, after a callout marker, `[` and `]` enclose a fold. */
function after(marked: string, command: StateCommand): string {
  const folds: { from: number; to: number }[] = [];
  let cursor = 0;
  let doc = '';
  for (const piece of marked.split(/(\||\[(?=\n)|\](?=\n|$))/)) {
    if (piece === '|') cursor = doc.length;
    else if (piece === '[') folds.push({ from: doc.length, to: doc.length });
    else if (piece === ']' && folds.length > 0) folds.push({ from: folds.pop()?.from ?? 0, to: doc.length });
    else doc += piece;
  }
  let state = EditorState.create({ doc, selection: { anchor: cursor }, extensions: codeFolding() });
  state = state.update({ effects: folds.map((fold) => foldEffect.of(fold)) }).state;
  command({ state, dispatch: (transaction) => (state = transaction.state) });
  const marks: [number, string][] = [[state.selection.main.head, '|']];
  foldedRanges(state).between(0, state.doc.length, (from, to) => void marks.push([from, '['], [to, ']']));
  return marks
    .sort(([a], [b]) => b - a || -1)
    .reduce((text, [at, mark]) => text.slice(0, at) + mark + text.slice(at), state.doc.toString());
}
