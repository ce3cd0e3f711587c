import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openTestPostgres, type TestDatabase } from '../db/testing.ts';
import { Membership, NotTogetherError } from './membership.ts';

let opened: TestDatabase;
beforeEach(async () => {
  opened = await openTestPostgres();
  await migrate(opened.database);
});
afterEach(() => opened.remove());

/** A server whose clock and timer the test moves. */
async function join(id: string, { secret = 'a secret', place = 'a bucket', aheadMs = 0 } = {}) {
  const clock = { now: 0, tick: () => {} };
  const failures: unknown[] = [];
  const membership = await Membership.join({
    executor: opened.database.kysely,
    id,
    secret,
    place,
    migration: '0014',
    now: () => clock.now,
    date: () => Date.now() + aheadMs,
    every: (_, work) => {
      clock.tick = work;
      return () => {
        clock.tick = () => {};
      };
    },
    pause: async (ms) => {
      clock.now += ms;
    },
    failed: (error) => failures.push(error),
  });
  return { membership, leads: await membership.lead('mail'), clock, failures };
}

const idsOf = async ({ membership }: Awaited<ReturnType<typeof join>>) =>
  (await membership.servers()).map(({ id }) => id);

test('one of several servers leads, and the next one when it leaves', async () => {
  const [first, second] = [await join('first'), await join('second')];
  expect([first.leads(), second.leads()]).toEqual([true, false]);
  expect((await second.membership.lead('cleaning'))()).toBe(true);
  expect(await idsOf(second)).toEqual(['first', 'second']);
  await first.membership.leave();
  expect(first.leads()).toBe(false);
  second.clock.tick();
  await vi.waitFor(() => expect(second.leads()).toBe(true));
  await second.membership.leave();
  expect(await idsOf(await join('third'))).toEqual(['third']);
  expect([...first.failures, ...second.failures]).toEqual([]);
});

test('a server that was paused for longer than its lease does not lead when it goes on', async () => {
  const { leads, clock } = await join('first');
  clock.now += 9_999;
  expect(leads()).toBe(true);
  clock.now += 1;
  expect(leads()).toBe(false);
});

test('a server with another secret or other files cannot join those that run, but can after them', async () => {
  const first = await join('first');
  await expect(join('second', { secret: 'another secret' })).rejects.toThrow(NotTogetherError);
  await expect(join('second', { place: 'another bucket' })).rejects.toThrow(NotTogetherError);
  expect(await idsOf(first)).toEqual(['first']);
  await first.membership.leave();
  expect((await join('second', { secret: 'another secret' })).leads()).toBe(true);
});

test('a server that died does not count as running after the clock of the database was set back', async () => {
  await join('first');
  // the clock was an hour ahead when it gave its last sign of life
  await sql`UPDATE running_server SET alive_until = alive_until + 3600000`.execute(opened.database.kysely);
  const second = await join('second', { secret: 'another secret' });
  expect(await idsOf(second)).toEqual(['second']);
});

test('servers have the clock of the database, also if their own is a month ahead or behind', async () => {
  const month = 30 * 24 * 3_600_000;
  for (const aheadMs of [0, month, -month]) {
    const before = Date.now();
    const { membership } = await join('first', { aheadMs });
    const read = membership.date();
    const tookMs = Date.now() - before;
    // the answer is at most its own way off, which is part of the time that it took
    expect(Math.abs(read - before)).toBeLessThanOrEqual(2 * tookMs + 1);
    await membership.leave();
  }
});
