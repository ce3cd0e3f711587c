import { expect, it } from 'vitest';
import { fileOf } from '../testing/files.ts';
import { headTextOf } from './index.ts';

it('leaves out the character that the limit cuts in two', async () => {
  const file = fileOf('a.csv', 'Übung;Gewicht\n💪💪');
  const end = new TextEncoder().encode('Übung;Gewicht\n💪').length;
  expect(await headTextOf(file, end + 2)).toBe('Übung;Gewicht\n');
  expect(await headTextOf(file, 1)).toBe('');
  expect(await headTextOf(file, 1000)).toBe('Übung;Gewicht\n💪💪');
});

it('reads the beginning of a text in UTF-16', async () => {
  const bytes = Uint8Array.from([
    0xff,
    0xfe,
    ...[...'Übung'].flatMap((c) => [c.charCodeAt(0) & 0xff, c.charCodeAt(0) >> 8]),
  ]);
  expect(await headTextOf(fileOf('a.csv', bytes), 6)).toBe('Üb');
});
