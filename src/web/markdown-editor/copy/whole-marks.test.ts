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
  ['- a\n- ‹b\n- c›', '- b\n- c'],
  ['1. a\n2. ‹b\n3. c›', '2. b\n3. c'],
  ['1. a\n2. b **o‹ld** w\n3. c›', '2. **ld** w\n3. c'],
  ['- a\n    - [x] ‹b\n    - c\n      - d›', '- [x] b\n- c\n  - d'],
  ['> - q‹uote\n> - mo›re', '> - uote\n> - mo'],
  ['> 1. a\n>    - ‹b\n>    - c›', '> - b\n> - c'],
  ['# ‹Title\n\nwords›', '# Title\n\nwords'],
  ['- a ‹b› c\n- d', 'b'],
  ['‹- a\n- b›', '- a\n- b'],
  ['-‹ a\n- b›', ' a\n- b'],
  ['```\n- ‹a\n- b›\n```\n\nc', '```\na\n- b\n```'],
])('%j is copied as %j', (marked, expected) => {
  const [from, to] = [marked.indexOf('‹'), marked.indexOf('›') - 1];
  const state = EditorState.create({ doc: marked.replaceAll(/[‹›]/g, ''), extensions: [noteLanguage()] });
  expect(withWholeMarks(state, { from, to })).toBe(expected);
});
