import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { fitInCode, keepInCode } from './keep-in-code.ts';

/** Returns the text after a paste or a drop at `|`. */
function inserted(marked: string, text: string, userEvent = 'input.paste'): string {
  const at = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), extensions: [noteLanguage(), keepInCode] });
  const changes = { from: at, insert: fitInCode(state, at, text) };
  return state.update({ changes, userEvent }).state.doc.toString();
}

it.each([
  ['```\n|\n```', 'a\n```\nb', '````\na\n```\nb\n````'],
  ['```js\n|\n```', '````\nb\n````', '`````js\n````\nb\n````\n`````'],
  ['~~~\n|\n~~~', '~~~', '~~~~\n~~~\n~~~~'],
  ['~~~\n|\n~~~', '```\na\n```', '~~~\n```\na\n```\n~~~'],
  ['```\n|', '```', '````\n```'],
  ['````\n|\n````', '```', '````\n```\n````'],
  ['```\n|\n```', 'a `b` c', '```\na `b` c\n```'],
  ['> ```\n> |\n> ```', 'a\n```\nb', '> ````\n> a\n> ```\n> b\n> ````'],
  ['- ```\n  |\n  ```', 'a\n\nb', '- ```\n  a\n  \n  b\n  ```'],
  ['a\n\n    |x', 'b\nc', 'a\n\n    b\n    cx'],
  ['run `|a` now', 'b`c', 'run ``b`ca`` now'],
  ['run `|a` now', 'b\n\nc', 'run `b ca` now'],
])('in %j, pasting or dropping %j gives %j', (marked, text, written) => {
  expect(inserted(marked, text)).toBe(written);
  expect(inserted(marked, text, 'input.drop')).toBe(written);
});

it('what is typed in code does not change its fences', () => {
  expect(inserted('```\n|\n```', '```', 'input.type')).toBe('```\n```\n```');
});
