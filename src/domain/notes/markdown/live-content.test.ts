import { expect, test } from 'vitest';
import { withoutLiveContent } from './live-content.ts';

test.each([
  ['a block', 'Before\n```mensana\nbest squat\n```\nAfter', 'Before\n\nAfter'],
  ['a block of tildes that is longer', '~~~~ Mensana\nbest\n~~~\n~~~~\nAfter', '\nAfter'],
  ['a block without an end', 'Before\n```mensana\nbest squat\n', 'Before\n'],
  ['an answer within a line', 'Fives: `=best squat 5` so far', 'Fives: … so far'],
  ['the training of the day and of another one', '![[training]]\n![[training:2026-11-20]]\nx', '\n\nx'],
])('%s is removed', (_, text, expected) => {
  expect(withoutLiveContent(text)).toBe(expected);
});

test.each(['```js\nx = 1\n```', 'a `== b` and `=> c`', '![[training.png]]', 'see ![[training]] here', 'x = 1'])(
  '%j stays',
  (text) => {
    expect(withoutLiveContent(text)).toBe(text);
  },
);
