import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { withWholeMarks } from './whole-marks.ts';

it.each([
  ['a **bo‹ld› words** b', '**ld**'],
  ['a ‹**bold› words** b', '**bold**'],
  ['a **bold ‹words** b›', '**words** b'],
  ['a **bold‹ words** b›', ' **words** b'],
  ['**bold *an‹d* so** o›n', '***d* so** o'],
  ['*‹*bold** a›', '**bold** a'],
  ['**bold*‹* a›', ' a'],
  ['a ‹b ==mark ~~st›ruck~~==', 'b ==mark ~~st~~=='],
  ['a <u>un‹der</u> b›', '<u>der</u> b'],
  ['a `co‹de` b›', '`de` b'],
  ['a [li‹nk](https://a.example "t") b›', '[nk](https://a.example "t") b'],
  ['‹a [li›nk](https://a.example)', 'a [li](https://a.example)'],
  ['[link](https://a.‹example) b›', ' b'],
  ['```js\nlet ‹a\n```\n\nwords›', '```js\na\n```\n\nwords'],
  ['‹words\n\n```js\nlet› a\n```', 'words\n\n```js\nlet\n```'],
  ['> ```\n> let ‹a\n> ```\n\nwords›', 'a\n> ```\n\nwords'],
  ['‹**whole**› a', '**whole**'],
  ['a ‹**›b', '**'],
])('%j is copied as %j', (marked, expected) => {
  const [from, to] = [marked.indexOf('‹'), marked.indexOf('›') - 1];
  const state = EditorState.create({ doc: marked.replaceAll(/[‹›]/g, ''), extensions: [noteLanguage()] });
  expect(withWholeMarks(state, { from, to })).toBe(expected);
});
