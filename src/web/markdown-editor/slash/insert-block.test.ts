import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { insertBlock } from './insert-block.ts';

const code = '```‸\n\n```';

it.each([
  ['|', '```|\n\n```'],
  ['one|', 'one\n\n```|\n\n```'],
  ['one\n|\ntwo', 'one\n\n```|\n\n```\n\ntwo'],
  ['one\n\n|\n\ntwo', 'one\n\n```|\n\n```\n\ntwo'],
  ['- |', '- ```|\n\n  ```'],
  ['- one\n- |\n- two', '- one\n- ```|\n\n  ```\n\n- two'],
  ['1. one|', '1. one\n\n   ```|\n\n   ```'],
  ['> |', '> ```|\n>\n> ```'],
  ['> [!note] x\n> |', '> [!note] x\n>\n> ```|\n>\n> ```'],
  ['> - one|', '> - one\n>\n>   ```|\n>\n>   ```'],
  ['- [ ] one|', '- [ ] one\n\n  ```|\n\n  ```'],
  ['- [ ] |', '- [ ] \n\n  ```|\n\n  ```'],
  ['# one|', '# one\n\n```|\n\n```'],
])('inserting a block at %j gives %j', (before, after) => {
  expect(given(before)).toBe(after);
});

function given(marked: string): string {
  const at = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), selection: { anchor: at } });
  let next = state;
  insertBlock(code)({ state, dispatch: (transaction) => (next = transaction.state) });
  const { head } = next.selection.main;
  return `${next.sliceDoc(0, head)}|${next.sliceDoc(head)}`;
}
