import { expect, it } from 'vitest';
import { imageSizeIn } from './image-size.ts';

it.each([
  ['x|100', 'x', { width: 100, height: null }],
  ['x | 120x60', 'x', { width: 120, height: 60 }],
  ['|100', '', { width: 100, height: null }],
  ['a|b|100', 'a|b', { width: 100, height: null }],
  ['x\\|100', 'x', { width: 100, height: null }],
  ['x', 'x', null],
  ['x|y', 'x|y', null],
  ['x|0', 'x|0', null],
  ['x|10x0', 'x|10x0', null],
  ['x|12345', 'x|12345', null],
  ['100', '100', null],
])('%j', (alt, words, size) => {
  expect(imageSizeIn(alt)).toEqual({ words, size });
});
