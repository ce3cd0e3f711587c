import { expect, it } from 'vitest';
import { nameOf } from './read-file.ts';

it('a long name is truncated between two characters and keeps its extension', () => {
  expect(nameOf({ name: `${'a'.repeat(240)}.pdf` })).toBe(`${'a'.repeat(196)}.pdf`);
  expect(nameOf({ name: `${'a'.repeat(195)}😀😀.pdf` })).toBe(`${'a'.repeat(195)}.pdf`);
  expect(nameOf({ name: `${'a'.repeat(190)}👨‍👩‍👧b.pdf` })).toBe(`${'a'.repeat(190)}.pdf`);
  expect(nameOf({ name: 'a'.repeat(240) })).toBe('a'.repeat(200));
  expect(nameOf({ name: ' two\nlines.txt ' })).toBe('two lines.txt');
});
