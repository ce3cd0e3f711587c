import { expect, it } from 'vitest';
import { fitPasted, separateBlocks } from './fit-pasted.ts';

it.each([
  ['', 'one\ntwo', 'one\ntwo'],
  ['words ', '- one\n- two', '- one\n- two'],
  ['> ', 'one\n\ntwo', 'one\n>\n> two'],
  ['> > so ', '- one\n- two  \nthree', '- one\n> > - two  \n> > three'],
  ['- ', '- one\n- two', 'one\n- two'],
  ['  - ', '- one\n  - two', 'one\n    - two'],
  ['> - ', '- one\n- two', 'one\n> - two'],
  ['1. ', '1. one\n2. two', 'one\n2. two'],
  ['- ', '- [x] one\n- [ ] two', '[x] one\n- [ ] two'],
  ['- [ ] ', '- one\n- two', 'one\n- two'],
  ['- [ ] ', '- [ ] one\n- [x] two', 'one\n- [x] two'],
  ['- [ ] ', '- [x] one', '- [x] one'],
  ['- ', '1. one', '1. one'],
  ['1. ', '- one', '- one'],
  ['- ', 'one\ntwo', 'one\ntwo'],
  ['  - so', '\n- one\n  - two', '\n  - one\n    - two'],
  ['> - so', '\n- one', '\n> - one'],
  ['- so', '\n\n1. one', '\n\n1. one'],
  ['# ', '## one', 'one'],
  ['> ## ', '# one\n\ntwo', 'one\n>\n> two'],
  ['# so ', '## one', '## one'],
  ['- ', '## one', '## one'],
])('after %j, %j is pasted as %j', (before, pasted, expected) => {
  expect(fitPasted(before, pasted)).toBe(expected);
});

it.each([
  ['- ', '```js\na\n\n  b\n```', '```js\n  a\n\n    b\n  ```'],
  ['-   ', '~~~\na\n~~~', '~~~\n    a\n    ~~~'],
  ['  10. ', '```\na\n```', '```\n      a\n      ```'],
  ['> - ', '```\na\n\nb\n```', '```\n>   a\n>\n>   b\n>   ```'],
  ['- ', 'a | b\n--|--\n1 | 2', 'a | b\n  --|--\n  1 | 2'],
  ['  ', '```\na\n```', '```\n  a\n  ```'],
  ['', '```\na\n```', '```\na\n```'],
  ['- [ ] ', '```\na\n```', '\n  ```\n  a\n  ```'],
  ['1. [x] ', '| a |\n|---|', '\n   | a |\n   |---|'],
])('code or a table pasted after %j is part of its item: %j', (before, pasted, expected) => {
  expect(fitPasted(before, pasted)).toBe(expected);
});

it.each([
  ['- ', '```one``` and\ntwo'],
  ['- ', 'a | b\n1 | 2'],
  ['- words ', '```\na\n```'],
])('text pasted after %j is not changed: %j', (before, pasted) => {
  expect(fitPasted(before, pasted)).toBe(pasted);
});

const table = '| a   |\n| --- |';

it.each([
  ['', 'one\n\ntwo', 'after', 'one\n\ntwo'],
  ['words', 'one', '', 'one'],
  ['words ', '# one', '', '\n\n# one'],
  ['words', '***\n\none', '', '\n\n***\n\none'],
  ['> ', '- one', '', '- one'],
  ['- ', '- one', '', '- one'],
  ['- so', '- one', '', '\n- one'],
  ['  - [ ] so', '- [x] one', '', '\n- [x] one'],
  ['1. so', '- one', '', '\n\n- one'],
  ['words', table, '', `\n\n${table}\n`],
  ['', table, '', `${table}\n`],
  ['', table, 'after', `${table}\n\n`],
  ['', 'one\n\n- two\n  - three', ' after', 'one\n\n- two\n  - three\n\n'],
  ['', '```\na\n\nb\n```', 'after', '```\na\n\nb\n```\n\n'],
])('after %j, %j is inserted as a separate block before %j', (before, markdown, after, expected) => {
  expect(separateBlocks(before, markdown, after)).toBe(expected);
});
