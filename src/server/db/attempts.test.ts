import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAttemptLimit, deleteEndedAttempts } from './attempts.ts';
import { migrate } from './migrate.ts';
import { type TestDatabase, testDatabases } from './testing.ts';

const day = 86_400_000;

describe.each(testDatabases)('limits of attempts on %s', (_, open) => {
  let opened: TestDatabase;
  beforeEach(async () => {
    opened = await open();
    await migrate(opened.database);
  });
  afterEach(() => opened.remove());

  const limitOf = (most: number, kind = 'sign-in') => createAttemptLimit(opened.database, kind, most, 60);
  /** Moves all windows, as if that much time had passed. */
  const pass = (ms: number) =>
    sql`UPDATE attempts SET ends_at = ends_at - ${sql.lit(ms)}`.execute(opened.database.kysely);
  const rowCount = async () => {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM attempts`.execute(opened.database.kysely);
    return Number(rows[0]?.n);
  };

  it('attempts above the limit wait until the window that the first one started ends', async () => {
    const limit = limitOf(2);
    expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0]);
    expect(await limit.take('a')).toBeGreaterThan(55);
    expect(await limit.take('b')).toBe(0);
    await pass(30_000);
    expect(await limit.take('a')).toBeLessThanOrEqual(30);
    await pass(30_001);
    expect(await limit.take('a')).toBe(0);
  });

  it('of attempts at the same time, only as many as the limit allows pass', async () => {
    const servers = [limitOf(5), limitOf(5)];
    const waits = await Promise.all(Array.from({ length: 40 }, (_, at) => servers[at % 2]?.take('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  it('an attempt that succeeded does not count', async () => {
    const limit = limitOf(1);
    await limit.take('a');
    await limit.giveBack('a');
    await limit.giveBack('a');
    expect(await limit.take('a')).toBe(0);
    expect(await limit.take('a')).toBeGreaterThan(0);
  });

  it('kinds count apart, and with a limit of zero nothing passes', async () => {
    expect(await limitOf(1).take('a')).toBe(0);
    expect(await limitOf(1, 'mail').take('a')).toBe(0);
    expect(await limitOf(0, 'link').take('a')).toBe(60);
  });

  it('nobody waits longer than a window because the clock was set back', async () => {
    const limit = limitOf(1);
    await limit.take('a');
    await pass(-365 * day);
    expect(await limit.take('a')).toBe(0);
    expect(await limit.take('a')).toBeLessThanOrEqual(60);
  });

  it('ended windows are deleted, open ones stay, and no key is stored as it is', async () => {
    const limit = limitOf(1);
    await limit.take('ended@example.org');
    await pass(61_000);
    await limit.take('open@example.org');
    await deleteEndedAttempts(opened.database);
    expect(await rowCount()).toBe(1);
    const { rows } = await sql<{ key_digest: string }>`SELECT key_digest FROM attempts`.execute(opened.database.kysely);
    expect(rows[0]?.key_digest).not.toContain('open');
    expect(await limit.take('open@example.org')).toBeGreaterThan(0);
  });
});
