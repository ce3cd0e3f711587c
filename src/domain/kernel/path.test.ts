import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePath, printPath } from './path.ts';

it('joins segments with a slash and escapes special characters', () => {
  expect(printPath(['title'])).toBe('title');
  expect(printPath(['sets', 'a/b', '~'])).toBe('sets/a~1b/~0');
  expect(printPath(['~1', ''])).toBe('~01/');
});

it('needs at least one segment', () => {
  expect(() => printPath([])).toThrow('segment');
});

it.each(['a~', '~2', 'a/~/b', '~~0'])('refuses the invalid escape in %s', (path) => {
  expect(parsePath(path)).toEqual({ ok: false, error: { code: 'path/bad-escape', path } });
});

it('parses to the segments that were printed', () => {
  const segment = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('~', '/', '0', '1') }));
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1 }), (path) => {
      expect(parsePath(printPath(path))).toEqual({ ok: true, value: path });
    }),
  );
});
