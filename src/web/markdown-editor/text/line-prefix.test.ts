import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { type Container, containerKind, linePrefix } from './line-prefix.ts';

it.each([
  ['- item', ['-|- ']],
  ['- [ ] task', ['-|- [ ] ']],
  ['12. item', ['12.|12. ']],
  [' - a little further in', ['-| - ']],
  ['   3) as far in as may be', ['3)|   3) ']],
  ['- item\n  - by two', ['inset|  ', '-|- ']],
  ['- item\n    - by four', ['inset|  ', '-|  - ']],
  ['- item\n    - [x] by four', ['inset|  ', '-|  - [x] ']],
  ['- item\n\t- by a tab', ['inset|\t', '-|- ']],
  ['1. item\n    - by four\n      and its second line', ['inset|   ', 'inset|   ']],
  ['- item\n    - by four\n        - by eight', ['inset|  ', 'inset|    ', '-|  - ']],
  ['> - in a quote\n>     - by four', ['quote|> ', 'inset|  ', '-|  - ']],
  ['- - at once', ['-|- ', '-|- ']],
])('the markers before the last line of %j are %j', (doc, expected) => {
  const state = EditorState.create({ doc, extensions: noteLanguage() });
  const line = state.doc.line(state.doc.lines);
  const parts = linePrefix(state, line, containersOf(state, line.to));
  const told = parts.map((part) => {
    const is = part.kind === 'marker' ? state.sliceDoc(part.sign.from, part.sign.to) : part.kind;
    return `${is}|${state.sliceDoc(part.from, part.to)}`;
  });
  expect(told).toEqual(expected);
});

function containersOf(state: EditorState, at: number): readonly Container[] {
  const containers: Container[] = [];
  const tree = ensureSyntaxTree(state, state.doc.length);
  for (let node = tree?.resolveInner(at, -1) ?? null; node !== null; node = node.parent) {
    const kind = containerKind(node.name);
    if (kind !== null) containers.unshift({ kind, node });
  }
  return containers;
}
