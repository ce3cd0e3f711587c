import { expect, it } from 'vitest';
import { fileSize, sizeLimit } from './file-size.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [3_500, '4 kB'],
  [1_440_000, '1.4 MB'],
  [26_214_400, '26.2 MB'],
  [2_147_483_648, '2.1 GB'],
])('%i bytes are formatted as %s', (bytes, words) => {
  expect(fileSize(bytes, 'en-GB')).toBe(words.replace(' ', '\u00a0'));
});

it('a limit in binary megabytes is a round number', () => {
  expect(sizeLimit(26_214_400, 'en-GB')).toBe('25\u00a0MB');
});
