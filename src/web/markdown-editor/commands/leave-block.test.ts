import { EditorState, type StateCommand } from '@codemirror/state';
import { expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { leaveBlock, removeCheckbox, removeEmptyItem } from './leave-block.ts';

/** Returns the text after a command, with the cursor; null if the command does not act. */
function given(marked: string, command: StateCommand): string | null {
  const at = marked.indexOf('|');
  const state = EditorState.create({
    doc: marked.replace('|', ''),
    selection: { anchor: at },
    extensions: [noteLanguage()],
  });
  let next = state;
  if (!command({ state, dispatch: (transaction) => (next = transaction.state) })) return null;
  const { head } = next.selection.main;
  return `${next.sliceDoc(0, head)}|${next.sliceDoc(head)}`;
}

it.each([
  ['- [ ] one\n- [ ] |', '- [ ] one\n\n|'],
  ['- one\n- |', '- one\n\n|'],
  ['- one\n-|', '- one\n\n|'],
  ['1. one\n2. |\n3. two', '1. one\n\n|\n\n2. two'],
  ['1. one\n2. |\n3. two\n   - a\n4. three\n\nafter', '1. one\n\n|\n\n2. two\n   - a\n3. three\n\nafter'],
  ['> 4) one\n> 5) |\n> 6) two', '> 4) one\n>\n> |\n>\n> 5) two'],
  ['1. one\n1. |\n1. two', '1. one\n\n|\n1. two'],
  ['1. one\n2. |\n\n3. two', '1. one\n\n|\n\n2. two'],
  ['- one\n- |\n- two', '- one\n\n|\n- two'],
  ['- one\n\n- |', '- one\n\n|'],
  ['- a\n  - b\n- |', '- a\n  - b\n\n|'],
  ['- |', '|'],
  ['words\n\n- |', 'words\n\n|'],
  ['> - one\n> - |', '> - one\n>\n> |'],
  ['> one\n> |', '> one\n\n|'],
  ['> one\n>|', '> one\n\n|'],
  ['> > one\n> > |', '> > one\n>\n> |'],
  ['> one\n> |\n\nafter', '> one\n\n|\n\nafter'],
])('Enter in %j leaves the list or quote: %j', (before, after) => {
  expect(given(before, leaveBlock)).toBe(after);
});

it.each([
  '- one|',
  '- a\n  - b\n  - |',
  '- |\n  text below',
  '> one|',
  '> one\n> |\n> two',
  '> |',
  '```\n- |\n```',
  '> ```\n> |',
  'words|',
  '* * *|',
])('Enter in %j leaves nothing', (before) => {
  expect(given(before, leaveBlock)).toBeNull();
});

it.each([
  ['- [ ] one\n- [ ] |', '- [ ] one\n|'],
  ['- [x] |', '|'],
  ['- a\n  - |', '- a\n|'],
  ['> - one\n> - |', '> - one\n> |'],
  ['10. |', '|'],
  ['1. one\n2. |\n3. two', '1. one\n|\n2. two'],
])('Backspace in %j removes the marker and its indentation: %j', (before, after) => {
  expect(given(before, removeEmptyItem)).toBe(after);
});

it.each(['- one|', '- [ ] |one', '```\n- |\n```', '# |'])('Backspace in %j removes no item', (before) => {
  expect(given(before, removeEmptyItem)).toBeNull();
});

it.each([
  ['- [ ] |one', '- |one'],
  ['- a\n  1. [x] |b', '- a\n  1. |b'],
  ['> - [ ] |one', '> - |one'],
])('Backspace in %j removes the checkbox: %j', (before, after) => {
  expect(given(before, removeCheckbox)).toBe(after);
});

it.each(['- |one', '- [ ] o|ne', '[ ] |one'])('Backspace in %j removes no checkbox', (before) => {
  expect(given(before, removeCheckbox)).toBeNull();
});
