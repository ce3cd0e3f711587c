import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseChunkName, printChunkName } from './snapshot.ts';

it('SY14a a chunk name parses to what was printed', () => {
  const name = fc.record({
    id: fc.integer({ min: 0, max: 10 ** 15 - 1 }),
    sum: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  });
  fc.assert(
    fc.property(name, (each) => {
      expect(parseChunkName(printChunkName(each))).toEqual(each);
    }),
  );
  expect(printChunkName({ id: 12, sum: 0x0f2a9b01 })).toBe('12-0f2a9b01');
});

it.each(['', '12', '12-', '12-f2a9b01', '12-0F2A9B01', '-0f2a9b01', '1x-0f2a9b01', '12-0f2a9b01-'])(
  '“%s” is not a chunk name',
  (text) => {
    expect(parseChunkName(text)).toBeNull();
  },
);
