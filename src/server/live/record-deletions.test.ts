import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDeletionLedger } from '../data-dir/deletion-ledger.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { purgedRecordsSince } from '../db/purged-records.ts';
import { openTestPostgres, type TestDatabase, testDatabases } from '../db/testing.ts';
import { createRecordDeletions } from './record-deletions.ts';
import { type LiveServer, startLiveServer } from './testing.ts';

describe.each(testDatabases)('permanent deletions of records on %s', (_, open) => {
  let test: TestDatabase;
  let directory: string;
  beforeEach(async () => {
    test = await open();
    await migrate(test.database);
    directory = await mkdtemp(join(tmpdir(), 'mensana-ledgers-'));
  });
  afterEach(async () => {
    await test.remove();
    await rm(directory, { recursive: true });
  });

  /** A server with a ledger of its own. */
  function server(name: string, now = () => Date.now()) {
    const ledger = openDeletionLedger(join(directory, name));
    return { ...createRecordDeletions({ database: test.database, ledger, now }), own: ledger };
  }

  it('are in the ledger of each server, once', async () => {
    const [leader, other] = [server('leader'), server('other')];
    const deletions = [
      { kind: 'record', uid: 'ann', at: 1, record: 'notes/a' },
      { kind: 'record', uid: 'ben', at: 2, record: 'notes/a' },
    ] as const;
    await leader.ledger.append(deletions[0]);
    await other.noteOthers();
    await leader.ledger.append(deletions[1]);
    for (const { noteOthers } of [other, other, leader, server('leader')]) await noteOthers();
    expect(await leader.own.read()).toEqual(deletions);
    expect(await other.own.read()).toEqual(deletions);
  });

  it('are in the ledger of a server that is started later', async () => {
    const leader = server('leader');
    for (let at = 1; at <= 3; at += 1) {
      await leader.ledger.append({ kind: 'record', uid: 'ann', at: at * 100 * 86_400_000, record: `notes/${at}` });
    }
    const later = server('later');
    await later.noteOthers();
    expect(await later.own.read()).toEqual(await leader.own.read());
  });

  it('are in the ledger of each server, also if the clock of the database was ahead and is set back', async () => {
    const year = 365 * 86_400_000;
    let now = 3 * year;
    const [leader, other] = [server('leader'), server('other', () => now)];
    const purge = (record: string) => leader.ledger.append({ kind: 'record', uid: 'ann', at: now, record });
    await purge('notes/a');
    await other.noteOthers();
    now = 2 * year;
    await purge('notes/b');
    now += 3_600_000;
    await other.noteOthers();
    expect(await other.own.read()).toEqual(await leader.own.read());
  });

  it('are on the disk of the server that deletes before another one can see them', async () => {
    const leader = createRecordDeletions({
      database: test.database,
      ledger: { read: async () => [], append: () => Promise.reject(new Error('the disk is full')) },
      now: () => Date.now(),
    });
    await expect(leader.ledger.append({ kind: 'record', uid: 'ann', at: 1, record: 'notes/a' })).rejects.toThrow();
    const other = server('other');
    await other.noteOthers();
    expect(await other.own.read()).toEqual([]);
  });
});

it.each(testDatabases)(
  'records that an earlier version has purged are known after the upgrade, on %s',
  async (_, open) => {
    const { database, remove } = await open();
    await migrate(database, { migrations: migrations.filter(({ id }) => id < '0015') });
    for (const [key, tombstone, purged] of [
      ['notes/purged', 'a stamp', 1],
      ['notes/deleted', 'a stamp', 0],
      ['notes/kept', null, 0],
    ] as const) {
      await sql`INSERT INTO hub_record (uid, key, sequence, size, tombstone, purged, fields)
      VALUES ('ann', ${key}, 1, 0, ${tombstone}, ${purged}, ${Buffer.alloc(0)})`.execute(database.kysely);
    }
    await migrate(database);
    expect(await purgedRecordsSince(database.kysely, 0)).toMatchObject([{ uid: 'ann', key: 'notes/purged' }]);
    await remove();
  },
);

it('a server notes at its start which records another one has purged, and nothing is left with the account', async () => {
  const one = await startLiveServer({ open: openTestPostgres, isOneOfSeveral: true });
  const ann = await one.person();
  const at = Date.now();
  const servers: LiveServer[] = [one];
  try {
    const ledgerOf = ({ dataDir }: LiveServer) => openDeletionLedger(join(dataDir, 'deletions.jsonl'));
    const parts = { database: one.test.database, now: () => Date.now() };
    const leader = createRecordDeletions({ ...parts, ledger: ledgerOf(one) });
    await leader.ledger.append({ kind: 'record', uid: ann.uid, at, record: 'notes/a' });
    const other = await startLiveServer({ beside: one });
    servers.unshift(other);
    await expect.poll(() => ledgerOf(other).read()).toEqual([{ kind: 'record', uid: ann.uid, at, record: 'notes/a' }]);

    const headers = { cookie: ann.cookie, origin: one.origin, 'content-type': 'application/json' };
    const deleted = await fetch(`${one.origin}/api/account/delete`, { method: 'POST', headers, body: '{}' });
    expect(deleted.status).toBe(204);
    const later = createRecordDeletions({ ...parts, ledger: openDeletionLedger(join(one.dataDir, 'later')) });
    await later.noteOthers();
    expect(await later.ledger.read()).toEqual([]);
  } finally {
    for (const server of servers) await server.remove();
  }
});
