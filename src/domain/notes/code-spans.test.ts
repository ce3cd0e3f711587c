import { expect, test } from 'vitest';
import { codeSpansIn } from './code-spans.ts';

test.each([
  ['a `b` c ``d`e`` f', ['`b`', '``d`e``']],
  ['a `b', []],
  ['no code', []],
  ['a \\` b `c` d', ['`c`']],
  ['a \\\\`b` c', ['`b`']],
  ['`a\\` b', ['`a\\`']],
  ['``a `b` c', ['`b`']],
])('the code in %j is found', (line, code) => {
  expect(codeSpansIn(line).map(({ from, to }) => line.slice(from, to))).toEqual(code);
});
