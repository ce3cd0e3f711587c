import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Executor } from '../db/database.ts';
import { openTestPostgres, openTestSqlite } from '../db/testing.ts';
import {
  helloFrame,
  type LiveServer,
  openLiveSocket,
  pushFrame,
  RawDevice,
  startLiveServer,
  titleChange,
} from './testing.ts';

const nothingFits = sql`PRAGMA max_page_count = 1`; // SQLite raises this to the current page count
const anythingFits = sql`PRAGMA max_page_count = 1000000`;
const refuseAll = sql`
  CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$`;
const onWrites = ['hub_log', 'meta'].map(
  (table) => sql`CREATE TRIGGER refuse BEFORE INSERT ON ${sql.table(table)} EXECUTE FUNCTION refuse()`,
);
const refuseNothing = sql`DROP FUNCTION refuse CASCADE`;

describe.each([
  ['a full SQLite', openTestSqlite, 'SQLITE_FULL', [nothingFits], [anythingFits]],
  [
    'a read-only SQLite',
    openTestSqlite,
    'SQLITE_READONLY',
    [sql`PRAGMA query_only = ON`],
    [sql`PRAGMA query_only = OFF`],
  ],
  ['a full PostgreSQL', openTestPostgres, '53100', [refuseAll, ...onWrites], [refuseNothing]],
])('the server on %s', (_, open, code, fill, makeRoom) => {
  let server: LiveServer;
  let device: RawDevice;
  afterEach(async () => {
    device.ws.terminate();
    await server.remove();
  });

  async function all(statements: readonly { readonly execute: (executor: Executor) => Promise<unknown> }[]) {
    for (const statement of statements) await statement.execute(server.test.database.kysely);
  }

  async function health(): Promise<unknown> {
    const answer = await fetch(`${server.origin}/health`);
    return [answer.status, await answer.json()];
  }

  it('reports failing writes at /health and in the log, asks devices to wait, and recovers', async () => {
    server = await startLiveServer({ open });
    const ann = await server.person();
    device = new RawDevice(openLiveSocket(ann));
    await once(device.ws, 'open');
    device.ws.send(helloFrame);
    expect(await device.next()).toBe('welcome');
    expect(await health()).toEqual([200, { database: 'answers' }]);
    const { key, fields } = titleChange();
    const frame = pushFrame([
      { key, fields: new Map([...fields].map(([path, field]) => [path, { ...field, value: 'A'.repeat(50_000) }])) },
    ]);

    await all(fill);
    device.ws.send(frame);
    expect(await device.next()).toBe('refused busy - to push');
    expect(await health()).toEqual([503, { database: 'cannot be written', reason: code }]);
    expect(server.lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ event: 'sync/append-failed', errorCode: code }),
    );

    await all(makeRoom);
    device.ws.send(frame);
    expect(await device.next()).toBe('ack');
    await expect.poll(health, { timeout: 5_000 }).toEqual([200, { database: 'answers' }]);
  });

  it('reports failing writes even if no device writes', async () => {
    server = await startLiveServer({ open });
    device = new RawDevice(openLiveSocket(await server.person()));
    await all(fill);
    await expect.poll(health, { timeout: 5_000 }).toEqual([503, { database: 'cannot be written', reason: code }]);
    await all(makeRoom);
    await expect.poll(health, { timeout: 5_000 }).toEqual([200, { database: 'answers' }]);
  });
});
