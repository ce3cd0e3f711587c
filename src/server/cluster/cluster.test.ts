import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openTestPostgres } from '../db/testing.ts';
import {
  helloFrame,
  type LiveServer,
  openLiveSocket,
  type Person,
  pushFrame,
  RawDevice,
  startLiveServer,
  titleChange,
} from '../live/testing.ts';

let [here, there]: LiveServer[] = [];
let ann: Person;
let devices: RawDevice[];

beforeEach(async () => {
  devices = [];
});
afterEach(async () => {
  for (const { ws } of devices) ws.terminate();
  await there?.remove();
  await here?.remove();
});

const soon = { timeout: 10_000 };

async function startBoth(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  here = await startLiveServer({ open: openTestPostgres, isOneOfSeveral: true, environment });
  there = await startLiveServer({ beside: here, environment });
  ann = await here.person();
}

async function deviceAt(server: LiveServer | undefined, person: Person): Promise<RawDevice> {
  const device = new RawDevice(openLiveSocket({ ...person, origin: server?.origin ?? '' }));
  devices.push(device);
  await once(device.ws, 'open');
  device.ws.send(helloFrame);
  expect(await device.next()).toBe('welcome');
  return device;
}

async function ask(server: LiveServer | undefined, person: Person, method: 'POST' | 'DELETE', path: string) {
  const origin = server?.origin ?? '';
  const answer = await fetch(`${origin}/api/account${path}`, {
    method,
    headers: { cookie: person.cookie, origin, 'content-type': 'application/json' },
    body: method === 'POST' ? '{}' : null,
  });
  expect(answer.ok).toBe(true);
}

/** Cuts the connections by which the servers hear each other, as a network failure does. */
async function cutNotices(): Promise<void> {
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'mensana notices' AND datname = current_database()`.execute(
    (here as LiveServer).test.database.kysely,
  );
}

test('a push at one server is fanned out by the other', async () => {
  await startBoth();
  const [first, second] = [await deviceAt(here, ann), await deviceAt(there, ann)];
  first.ws.send(pushFrame([titleChange()]));
  expect(await first.next()).toBe('ack');
  expect(await second.next()).toBe('changes');
});

test('servers that poll see each other’s commits within a second or two, and hold no connection for notices', async () => {
  await startBoth({ NOTICES: 'poll' });
  const [first, second] = [await deviceAt(here, ann), await deviceAt(there, ann)];
  const { rows } = await sql`SELECT FROM pg_stat_activity WHERE application_name LIKE 'mensana%'
    AND datname = current_database()`.execute((here as LiveServer).test.database.kysely);
  expect(rows).toEqual([]);
  first.ws.send(pushFrame([titleChange()]));
  expect(await first.next()).toBe('ack');
  expect(await second.next()).toBe('changes');
});

test('a push that no notice told is found when the server hears again', async () => {
  await startBoth();
  const [first, second] = [await deviceAt(here, ann), await deviceAt(there, ann)];
  await cutNotices();
  first.ws.send(pushFrame([titleChange()]));
  expect(await first.next()).toBe('ack');
  expect(await second.next()).toBe('changes');
});

test('of two patches of one version at two servers, the second finds that the record has changed', async () => {
  await startBoth();
  const patch = async (server: LiveServer | undefined, title: string, version: string | null) => {
    const answer = await fetch(`${server?.origin}/api/users/${ann.uid}`, {
      method: 'PATCH',
      headers: {
        cookie: ann.cookie,
        origin: server?.origin ?? '',
        'content-type': 'application/merge-patch+json',
        ...(version !== null && { 'if-match': version }),
      },
      body: JSON.stringify({ notesData: { notes: { a: { title } } } }),
    });
    return { status: answer.status, version: answer.headers.get('etag') };
  };
  const { version } = await patch(here, 'first', null);
  await here?.hub.compactor.compact(ann.uid); // which reads records too
  const bothRead = Promise.withResolvers<void>();
  let reading = 0;
  for (const server of [here, there] as LiveServer[]) {
    const { storage } = server.hub;
    const some = storage.someRecords;
    vi.spyOn(storage, 'someRecords').mockImplementationOnce(async (...asked) => {
      reading += 1;
      if (reading === 2) bothRead.resolve();
      await Promise.race([bothRead.promise, wait(500)]);
      return some(...asked);
    });
  }
  const answers = await Promise.all([patch(here, 'here', version), patch(there, 'there', version)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});

test('a session that ends at one server is closed at the other, which says why', async () => {
  await startBoth();
  const other = await (here as LiveServer).signIn(ann.uid);
  const second = await deviceAt(there, other);
  await ask(here, ann, 'DELETE', `/sessions/${other.sessionId}`);
  expect(await second.next()).toBe('refused session-revoked - to all');
  await second.closed;
});

test('the end of a session that no notice told is found, and its device asks again', async () => {
  await startBoth();
  const other = await (here as LiveServer).signIn(ann.uid);
  const [stays, second] = [await deviceAt(there, ann), await deviceAt(there, other)];
  await cutNotices();
  await ask(here, ann, 'DELETE', `/sessions/${other.sessionId}`);
  await second.closed;
  const answer = await fetch(`${there?.origin}/api/account`, { headers: { cookie: other.cookie } });
  expect(await answer.json()).toMatchObject({ error: { code: 'account/session-revoked' } });
  expect(stays.ws.readyState).toBe(stays.ws.OPEN);
});

test('a session that ends is closed by a server that polls within 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await startBoth({ NOTICES: 'poll' });
  const other = await (here as LiveServer).signIn(ann.uid);
  const [stays, second] = [await deviceAt(there, ann), await deviceAt(there, other)];
  await ask(here, ann, 'DELETE', `/sessions/${other.sessionId}`);
  vi.advanceTimersByTime(15_000);
  await second.closed;
  expect(stays.ws.readyState).toBe(stays.ws.OPEN);
});

test('a deleted account is told to the devices of all servers, which note it in their ledgers', async () => {
  await startBoth();
  const browser = { email: 'ben@example.org', password: 'quiet river stone' };
  const created = await fetch(`${here?.origin}/api/account/create`, {
    method: 'POST',
    headers: { origin: here?.origin ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(browser),
  });
  const { user } = (await created.json()) as { readonly user: { readonly uid: string } };
  const cookie = created.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ben: Person = { origin: here?.origin ?? '', uid: user.uid, sessionId: '', cookie };
  const device = await deviceAt(there, ben);
  const gone = await fetch(`${here?.origin}/api/account/delete`, {
    method: 'POST',
    headers: { cookie, origin: here?.origin ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ password: browser.password }),
  });
  expect(gone.ok).toBe(true);
  expect(await device.next()).toBe('refused account-deleted - to all');
  for (const server of [here, there]) {
    const ledger = join((server as LiveServer).dataDir, 'deletions.jsonl');
    await vi.waitFor(async () => expect(await readFile(ledger, 'utf8')).toContain(user.uid), soon);
  }
});

test('the metrics of each server say who runs, who leads and who hears, and the dashboard shows only what there is', async () => {
  await startBoth();
  await deviceAt(there, ann);
  const pages = await Promise.all(
    [here, there].map(async (server) => (await fetch(`${server?.origin}/metrics`)).text()),
  );
  const leads = (page: string) => [...page.matchAll(/^cluster_leads\{work="([^"]+)"\} 1$/gm)].map(([, work]) => work);
  for (const page of pages) {
    expect(page).toMatch(/^cluster_servers 2$/m);
    expect(page).toMatch(/^cluster_hearing 1$/m);
  }
  expect(pages.map(leads)).toEqual([['pulls', 'maintenance', 'cleaning', 'push'], []]);
  const dashboard = readFileSync(new URL('../../../deploy/grafana-dashboard.json', import.meta.url), 'utf8');
  const shown = new Set([...dashboard.matchAll(/([a-z0-9_]+?)(?:_bucket)?\{job/g)].map(([, name]) => name));
  expect(shown.size).toBeGreaterThan(10);
  for (const name of shown) expect(pages[1]).toContain(`# TYPE ${name} `);
});

test('a server whose clock is a month ahead has the time of the database for trash and maintenance', async () => {
  const today = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: today + 31 * 24 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  here = await startLiveServer({ open: openTestPostgres, isOneOfSeveral: true });
  expect(Math.abs(here.hub.now() - today)).toBeLessThan(3_600_000);
});
