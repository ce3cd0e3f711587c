import { expect, it } from 'vitest';
import { imageSizeIn, isEmbedSize } from './image-size.ts';

it.each([
  ['x|100', 'x', { widthPx: 100 }],
  ['x | 120x60', 'x', { widthPx: 120, heightPx: 60 }],
  ['|100', '', { widthPx: 100 }],
  ['a|b|100', 'a|b', { widthPx: 100 }],
  ['x\\|100', 'x', { widthPx: 100 }],
  ['x', 'x', null],
  ['x|y', 'x|y', null],
  ['x|0', 'x|0', null],
  ['x|10x0', 'x|10x0', null],
  ['x|12345', 'x', { widthPx: 12345 }],
  ['x|123456', 'x|123456', null],
  ['100', '100', null],
])('%j', (alt, words, size) => {
  expect(imageSizeIn(alt)).toEqual({ words, size });
});

it.each([
  ['300', true],
  [' 300x200 ', true],
  ['', false],
  ['the 300', false],
  ['so|300', false],
])('whether %j behind an embed is a size: %s', (words, expected) => {
  expect(isEmbedSize(words)).toBe(expected);
});
