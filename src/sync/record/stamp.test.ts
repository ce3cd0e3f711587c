import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isStamp, msOf, parseStamp, printStamp, type ReplicaId, replicaIdFrom, stampAfter } from './stamp.ts';

const maxMs = 2 ** 48 - 1;
const maxCounter = 2 ** 18 - 1;

const replica = fc.uint8Array({ minLength: 6, maxLength: 6 }).map(replicaIdFrom);
const parts = fc.record({
  ms: fc.integer({ min: 0, max: maxMs }),
  counter: fc.integer({ min: 0, max: maxCounter }),
  replica,
});

it('a stamp has 19 characters and parses to its parts', () => {
  fc.assert(
    fc.property(parts, (each) => {
      const stamp = printStamp(each);
      expect(stamp).toHaveLength(19);
      expect(isStamp(stamp)).toBe(true);
      expect(parseStamp(stamp)).toEqual(each);
      expect(msOf(stamp)).toBe(each.ms);
    }),
  );
});

it('stamps sort as text: by time, then counter, then replica', () => {
  const order = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);
  const near = fc.record({ ms: fc.integer({ min: 63, max: 65 }), counter: fc.integer({ min: 63, max: 65 }), replica });
  fc.assert(
    fc.property(fc.oneof(parts, near), fc.oneof(parts, near), (a, b) => {
      const byParts = order(a.ms, b.ms) || order(a.counter, b.counter) || order(a.replica, b.replica);
      expect(order(printStamp(a), printStamp(b))).toBe(byParts);
    }),
  );
});

it('SY6a the stamp after another is above it, by one step of the counter', () => {
  fc.assert(
    fc.property(parts, replica, (each, other) => {
      fc.pre(each.ms < maxMs);
      expect(stampAfter(printStamp(each), other) > printStamp(each)).toBe(true);
    }),
  );
});

it('SY6b when the counter is full, the millisecond increases by one', () => {
  const replica = 'AAAAAAAA' as ReplicaId;
  const full = printStamp({ ms: 1_000, counter: maxCounter, replica });
  expect(parseStamp(stampAfter(full, replica))).toEqual({ ms: 1_001, counter: 0, replica });
  const almost = printStamp({ ms: 1_000, counter: maxCounter - 1, replica });
  expect(parseStamp(stampAfter(almost, replica))).toEqual({ ms: 1_000, counter: maxCounter, replica });
});

it('milliseconds outside 0 to 2^48 − 1 mean a broken clock and give no stamp', () => {
  const replica = 'AAAAAAAA' as ReplicaId;
  for (const ms of [-1, maxMs + 1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => printStamp({ ms, counter: 0, replica })).toThrow('milliseconds');
});

it('a shorter or longer text, other characters or no text is not a stamp', () => {
  const good = printStamp({ ms: 5, counter: 0, replica: 'AAAAAAAA' as ReplicaId });
  for (const bad of ['', good.slice(1), `${good}A`, `${good.slice(1)}+`, `${good.slice(1)}é`, `${good}\n`, 19, null])
    expect(isStamp(bad)).toBe(false);
});

it('SY5a a replica id is 48 random bits in 8 characters, and differs for other bits', () => {
  expect(replicaIdFrom(new Uint8Array(6))).toBe('--------');
  expect(replicaIdFrom(new Uint8Array(6).fill(255))).toBe('zzzzzzzz');
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 6, maxLength: 6 }),
      fc.uint8Array({ minLength: 6, maxLength: 6 }),
      (a, b) => {
        expect(replicaIdFrom(a) === replicaIdFrom(b)).toBe(a.join() === b.join());
      },
    ),
  );
});
