import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LeaseStore } from '#sync/hub/leases.ts';
import { leaseStore } from './leases.ts';
import { migrate } from './migrate.ts';
import { openTestPostgres, type TestDatabase } from './testing.ts';

let opened: TestDatabase;
let leases: LeaseStore;

beforeEach(async () => {
  opened = await openTestPostgres();
  await migrate(opened.database);
  leases = leaseStore(opened.database.kysely);
});
afterEach(() => opened.remove());

const long = 60_000;

/** Ends a lease as if its holder had died long ago. */
async function expire(name: string): Promise<void> {
  await sql`UPDATE lease SET held_until = held_until - ${2 * long} WHERE name = ${name}`.execute(
    opened.database.kysely,
  );
}

test('one of many servers gets a lease, and keeps it as long as it asks again', async () => {
  const holders = Array.from({ length: 8 }, (_, at) => `server ${at}`);
  const taken = await Promise.all(holders.map((holder) => leases.take('mail', holder, long)));
  expect(taken.filter((each) => each)).toHaveLength(1);
  const holder = holders[taken.indexOf(true)] as string;
  expect(await leases.take('mail', holder, long)).toBe(true);
  expect(await leases.take('mail', 'another', long)).toBe(false);
  expect(await leases.take('backups', 'another', long)).toBe(true);
});

test('a lease that was given back or has ended is free', async () => {
  await leases.take('mail', 'first', long);
  await leases.release('mail', 'first');
  expect(await leases.take('mail', 'second', long)).toBe(true);
  expect(await leases.take('mail', 'first', long)).toBe(false);
  await expire('mail');
  expect(await leases.take('mail', 'first', long)).toBe(true);
});

test('a server that lost its lease cannot give back that of another one', async () => {
  await leases.take('mail', 'first', long);
  await expire('mail');
  await leases.take('mail', 'second', long);
  await leases.release('mail', 'first');
  expect(await leases.take('mail', 'third', long)).toBe(false);
});

test('a lease of a dead server ends although the clock of the database was set back', async () => {
  await leases.take('mail', 'first', long);
  // the clock was an hour ahead when the lease was taken
  await sql`UPDATE lease SET held_until = held_until + 3600000`.execute(opened.database.kysely);
  expect(await leases.take('mail', 'second', long)).toBe(true);
  expect(await leases.take('mail', 'first', long)).toBe(false);
});

test('a lease is kept although the clock of the database was set back a little', async () => {
  await leases.take('mail', 'first', long);
  await sql`UPDATE lease SET held_until = held_until + 1000`.execute(opened.database.kysely);
  expect(await leases.take('mail', 'second', long)).toBe(false);
});
