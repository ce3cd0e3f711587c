import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogProgress } from '#sync/hub/hub-storage.ts';
import { openTestPostgres } from '../db/testing.ts';
import type { EndedSessions } from './notice-codec.ts';
import { type Channel, openPostgresChannel } from './postgres-channel.ts';

type TestPostgres = Awaited<ReturnType<typeof openTestPostgres>>;

let postgres: TestPostgres;
const open: Channel[] = [];

beforeEach(async () => {
  postgres = await openTestPostgres();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((channel) => channel.close()));
  await postgres.remove();
});

async function server(name: string) {
  const heard: LogProgress[] = [];
  const ended: EndedSessions[] = [];
  let resumed = 0;
  const channel = openPostgresChannel({
    url: postgres.url,
    server: name,
    heard: (grown) => heard.push(...grown),
    heardEnded: (sessions) => ended.push(sessions),
    resumed: () => {
      resumed += 1;
    },
  });
  open.push(channel);
  await vi.waitFor(() => expect(resumed).toBe(1), { timeout: 10_000 });
  return { channel, heard, ended, resumed: () => resumed };
}

const grown = (uid: string, sequence: number): LogProgress => ({ uid, sequence, deleted: false });
const soon = { timeout: 10_000 };

test('the other servers hear a notice, and the one that sent it does not', async () => {
  const [first, second, third] = await Promise.all(['first', 'second', 'third'].map(server));
  first?.channel.tell([grown('ada', 7), { uid: 'ben', sequence: 0, deleted: true }]);
  for (const other of [second, third])
    await vi.waitFor(
      () => expect(other?.heard).toEqual([grown('ada', 7), { uid: 'ben', sequence: 0, deleted: true }]),
      soon,
    );
  second?.channel.tell([grown('ada', 8)]);
  await vi.waitFor(() => expect(first?.heard).toEqual([grown('ada', 8)]), soon);
});

test('the other servers hear which sessions ended, however many, before other notices', async () => {
  const [first, second] = await Promise.all(['first', 'second'].map(server));
  const ids = Array.from({ length: 250 }, () => randomUUID());
  const uids = Array.from({ length: 3_000 }, (_, at) => `uid-of-a-person-${at}`);
  first?.channel.tell(uids.map((uid) => grown(uid, 1)));
  first?.channel.tellEnded({ uid: 'ada', ids, reason: 'credentials-changed' });
  first?.channel.tellEnded({ uid: 'ben', ids: [], reason: 'account-deleted' });
  await vi.waitFor(() => expect(second?.ended.map(({ uid }) => uid)).toEqual(['ada', 'ada', 'ada', 'ben']), soon);
  expect(second?.ended.slice(0, 3).flatMap((each) => each.ids)).toEqual(ids);
  expect(second?.heard.length).toBeLessThan(uids.length);
});

test('a server that stops tells what waits first', async () => {
  const [first, second] = await Promise.all(['first', 'second'].map(server));
  const uids = Array.from({ length: 2_000 }, (_, at) => `uid-of-a-person-${at}`);
  first?.channel.tell(uids.map((uid) => grown(uid, 1)));
  await first?.channel.close();
  await vi.waitFor(() => expect(new Set(second?.heard.map(({ uid }) => uid)).size).toBe(uids.length), soon);
});

test('thousands of notices arrive in payloads that PostgreSQL takes, the last one of each user', async () => {
  const [first, second] = await Promise.all(['first', 'second'].map(server));
  const uids = Array.from({ length: 3_000 }, (_, at) => `uid-of-a-person-${at}`);
  for (let sequence = 1; sequence <= 5; sequence++) first?.channel.tell(uids.map((uid) => grown(uid, sequence)));
  await vi.waitFor(() => {
    const last = new Map(second?.heard.map(({ uid, sequence }) => [uid, sequence]));
    expect(last.size).toBe(uids.length);
    expect(new Set(last.values())).toEqual(new Set([5]));
  }, soon);
  expect(second?.heard.length).toBeLessThan(2 * uids.length);
});

test('a lost connection is replaced, and the server is told that it missed something', async () => {
  const [first, second] = await Promise.all(['first', 'second'].map(server));
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'mensana notices' AND datname = current_database()`.execute(postgres.database.kysely);
  await vi.waitFor(() => expect([first?.resumed(), second?.resumed()]).toEqual([2, 2]), soon);
  first?.channel.tell([grown('ada', 9)]);
  await vi.waitFor(() => expect(second?.heard).toEqual([grown('ada', 9)]), soon);
});

test('what others send to the channel is ignored', async () => {
  const first = await server('first');
  for (const payload of ['', 'not base64 of ours', Buffer.from([0xff]).toString('base64')])
    await sql`SELECT pg_notify('mensana', ${payload})`.execute(postgres.database.kysely);
  const second = await server('second');
  second.channel.tell([grown('ada', 1)]);
  await vi.waitFor(() => expect(first.heard).toEqual([grown('ada', 1)]), soon);
});
