import { expect, it } from 'vitest';
import { fitPasted } from './fit-pasted.ts';

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
])('behind %j %j is pasted as %j', (before, pasted, expected) => {
  expect(fitPasted(before, pasted)).toBe(expected);
});
