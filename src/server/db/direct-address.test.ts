import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DirectAddressError, haveOwnBackends } from './direct-address.ts';
import { takePostgresLock } from './postgres-lock.ts';
import { openTestPostgres } from './testing.ts';

describe('connections', () => {
  it('have their own backends if nothing is between them and PostgreSQL', async () => {
    expect(
      await haveOwnBackends(
        async () => 11,
        async () => 12,
      ),
    ).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 8])('share %i backends through a pooler that takes turns', async (backends) => {
    let asked = 0;
    const ask = async () => asked++ % backends;
    expect(await haveOwnBackends(ask, ask)).toBe(false);
  });
});

describe('the lock of a database', () => {
  let test: Awaited<ReturnType<typeof openTestPostgres>>;
  let another: Awaited<ReturnType<typeof openTestPostgres>>;
  beforeEach(async () => {
    [test, another] = [await openTestPostgres(), await openTestPostgres()];
  });
  afterEach(async () => {
    await test.remove();
    await another.remove();
  });
  const take = (url: string) =>
    takePostgresLock({ url, mode: 'shared', waitMs: 0, taken: () => {}, usedFrom: test.database.kysely });

  it('is not taken through a pooler', async () => {
    const taking = take(test.pooledUrl);
    if (test.pooledUrl !== test.url) return expect(taking).rejects.toThrow('leads to a pooler in transaction mode');
    const lock = await taking;
    expect(lock.ok && (await lock.value.release())).toBeUndefined();
  });

  it('is taken in the database that the server uses, and in no other', async () => {
    const lock = await take(test.url);
    expect(lock.ok && (await lock.value.release())).toBeUndefined();
    await expect(take(another.url)).rejects.toThrow('another database than DATABASE_URL');
    await expect(take(another.url)).rejects.toBeInstanceOf(DirectAddressError);
  });

  it('says why it cannot be reached', async () => {
    await expect(take('postgres://ann:hunter2@127.0.0.1:1/notes')).rejects.toThrow(
      /^Cannot open the connection for locks .* ECONNREFUSED\. No PostgreSQL answers/,
    );
    await expect(take(test.url.replace(':mensana@', ':wrong@'))).rejects.toThrow('28P01. The user or the password');
  });
});
