import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HybridClock } from './clock.ts';
import { msOf, printStamp, type ReplicaId, type Stamp } from './stamp.ts';

const here = 'AAAAAAAA' as ReplicaId;
const there = 'zzzzzzzz' as ReplicaId;
const noon = Date.UTC(2026, 10, 21, 12);

it('SY6a each stamp is above all earlier ones and above the replaced stamp, however the clock jumps', () => {
  const step = fc.record({
    now: fc.integer({ min: 0, max: 2 ** 41 }),
    replaced: fc.option(fc.integer({ min: 0, max: 2 ** 41 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1 }), (steps) => {
      let now = 0;
      const clock = new HybridClock(() => now, here);
      let last: Stamp | undefined;
      for (const each of steps) {
        now = each.now;
        const replaced =
          each.replaced === undefined ? undefined : printStamp({ ms: each.replaced, counter: 7, replica: there });
        const stamp = clock.next(replaced);
        if (last !== undefined) expect(stamp > last).toBe(true);
        if (replaced !== undefined) expect(stamp > replaced).toBe(true);
        last = stamp;
      }
    }),
  );
});

it('SY9a now is the device’s clock corrected by the offset to the hub’s clock', () => {
  const clock = new HybridClock(() => noon, here, -3_600_000);
  expect(clock.now()).toBe(noon - 3_600_000);
  expect(msOf(clock.next())).toBe(noon - 3_600_000);
  clock.reset(5_000.4);
  expect(clock.now()).toBe(noon + 5_000);
});

it('SY9b a clock before 1970 reads 0', () => {
  expect(new HybridClock(() => -5, here).now()).toBe(0);
});

it('SY7o a clock that ran ahead gives stamps of the right time once it is set right', () => {
  const year = 365 * 86_400_000;
  const clock = new HybridClock(() => noon + year, here);
  expect(msOf(clock.next())).toBe(noon + year);
  clock.reset(-year);
  expect(msOf(clock.next())).toBe(noon);
});

it('SY6a a small correction backwards keeps the order of earlier stamps', () => {
  let now = noon;
  const clock = new HybridClock(() => now, here);
  const before = clock.next();
  clock.reset(0);
  now = noon;
  expect(clock.next() > before).toBe(true);
});
