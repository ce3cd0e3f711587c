import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Bytes } from './body-size.ts';

test('bytes are counted as UTF-8', () => {
  const encoder = new TextEncoder();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Bytes(text)).toBe(encoder.encode(text).length);
    }),
  );
  expect(utf8Bytes('a\ud800b')).toBe(encoder.encode('a\ud800b').length);
});
