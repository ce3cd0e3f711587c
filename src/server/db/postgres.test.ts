import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { openPostgres } from './postgres.ts';
import { openTestPostgres } from './testing.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A database behind a proxy whose connections the test can cut. */
async function databaseWithCut() {
  const test = await openTestPostgres();
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(new URL(test.url).port), '127.0.0.1');
    for (const socket of [client, server]) sockets.push(socket.on('error', () => {}));
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(test.url);
  url.port = String((proxy.address() as AddressInfo).port);
  const database = openPostgres(url.href);
  const cut = () => {
    for (const socket of sockets.splice(0)) socket.destroy();
  };
  closing.push(test.remove, () => proxy.close(), cut, database.close);
  return { kysely: database.kysely, cut };
}

test('a connection that is lost during a query fails that query, and the next one works', async () => {
  const { kysely, cut } = await databaseWithCut();
  const asked = sql`SELECT pg_sleep(2)`.execute(kysely);
  await sql`SELECT 1`.execute(kysely); // on a second connection, so that the first one is at work
  cut();
  await expect(asked).rejects.toThrow('Connection terminated');
  await vi.waitFor(() => sql`SELECT 1`.execute(kysely)); // the pool may not know yet that the idle connection is lost
});
