import { expect, it } from 'vitest';
import { restOfLink } from './note-offers.ts';

it.each([
  [']] x', { replaced: 0, kept: ']]' }],
  ['ld|shown]] x', { replaced: 2, kept: '|shown]]' }],
  ['#Head]]', { replaced: 0, kept: '#Head]]' }],
  ['ld#Head|shown]]', { replaced: 2, kept: '#Head|shown]]' }],
  ['', null],
  [' and so on', null],
  [' see [[Other]]', null],
  [' [x]]', null],
])('of a link before %j there is left %j', (behind, rest) => {
  expect(restOfLink(behind)).toEqual(rest);
});
