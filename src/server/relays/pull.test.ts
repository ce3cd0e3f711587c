import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { FolderAttachmentStore } from '../attachments/folder-store.ts';
import { keySealer } from '../data-dir/sealed-key.ts';
import { setDisabled } from '../db/members.ts';
import { migrate } from '../db/migrate.ts';
import { connectionOf, putConnection, type RelayConnection } from '../db/relay-connections.ts';
import { countRecordings, skippedRecordings } from '../db/relay-recordings.ts';
import { openTestSqlite, type TestDatabase } from '../db/testing.ts';
import { Inbox } from '../inbox/inbox.ts';
import { createLog } from '../log/log.ts';
import { endConnection } from './end-connection.ts';
import { intervalsClient } from './intervals-client.ts';
import { Puller } from './puller.ts';
import { type FakeIntervals, fakeFile, fakeKey, filesAsked, startFakeIntervals } from './testing.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const start = Date.parse('2026-11-20T12:00:00Z');
const uid = 'ann';
const relay = { uid, relay: 'intervals' } as const;

let folder: string;
let test: TestDatabase;
let service: FakeIntervals;
let now: number;
let deadline: AbortController;
let lines: string[];
let inbox: Inbox;
let puller: Puller;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mensana-pull-'));
  test = await openTestSqlite();
  await migrate(test.database);
  service = await startFakeIntervals();
  now = start;
  deadline = new AbortController();
  lines = [];
  open(new FolderAttachmentStore(folder));
});
afterEach(async () => {
  await puller.close();
  await service.close();
  await test.remove();
  await rm(folder, { recursive: true, force: true });
});

const sealer = keySealer('a secret');

/** Opens inbox and puller, as a start of the server does. */
function open(store: AttachmentStore): void {
  const clock = () => now;
  inbox = new Inbox({ database: test.database, store, now: clock });
  const client = intervalsClient({ url: service.url, now: clock, deadline: () => deadline.signal });
  const log = createLog('info', (line) => lines.push(line));
  puller = new Puller({ database: test.database, inbox, client, sealer, log, now: clock, once: (_, work) => work() });
}

async function connect({
  key = fakeKey,
  beginOn = '2026-11-01',
  of = uid,
}: {
  key?: string;
  beginOn?: string;
  of?: string;
} = {}) {
  await putConnection(test.database.kysely, {
    ...{ uid: of, athlete: 'i1', sealedKey: sealer.seal(of, key), beginOn: beginOn as '2026-11-01' },
    ...{ listedFrom: '2026-11-21', refusedAt: null, pulledAt: null, failure: null, failures: 0, nextPullAt: now },
  });
}

async function pullDue(): Promise<void> {
  await puller.pullDue();
  await puller.idle();
}

/** Lets time pass, in steps in which the server looks for what is due. */
async function pass(milliseconds: number, step = minuteMs): Promise<void> {
  for (const until = now + milliseconds; now < until; ) {
    now += step;
    await pullDue();
  }
}

const connection = () => connectionOf(test.database.kysely, uid);
const names = async () => (await inbox.list(uid)).map(({ name }) => name).toSorted();
const counts = () => countRecordings(test.database.kysely, relay);

describe('a pull', () => {
  it('fetches the files since the first day, the newest first, and each only once', async () => {
    service.activities = [
      { id: 'i8', day: '2026-10-31' },
      { id: 'i9', day: '2026-11-01' },
      { id: 'i10', day: '2026-11-19', name: 'Evening run' },
    ];
    await connect();
    await pullDue();
    expect(filesAsked(service)).toEqual(['i10', 'i9']);
    expect(await names()).toEqual(['2026-11-01 i9.fit', '2026-11-19 i10.fit']);
    expect(await connection()).toMatchObject({ pulledAt: start, failure: null, nextPullAt: start + 15 * minuteMs });
    const [first] = await inbox.list(uid);
    await inbox.acknowledge(uid, first?.hash ?? ('' as never));
    service.activities = [...service.activities, { id: 'i11', day: '2026-11-20' }];
    await pass(15 * minuteMs);
    expect(filesAsked(service)).toEqual(['i10', 'i9', 'i11']);
  });

  it('starts again after the clock was a month ahead', async () => {
    service.activities = [{ id: 'i9', day: '2026-11-19' }];
    await connect();
    now += 30 * dayMs;
    service.misbehaviours.set('/file', { status: 500 });
    await pullDue();
    service.misbehaviours.clear();
    now = start;
    await pass(15 * minuteMs);
    expect(await names()).toEqual(['2026-11-19 i9.fit']);
  });

  it('lists again what a watch delivers weeks later, and all days in which the server was off', async () => {
    await connect({ beginOn: '2026-10-01' });
    await pullDue();
    now += 200 * dayMs;
    service.activities = [
      { id: 'late', day: '2026-10-30' },
      { id: 'off', day: '2027-01-15' },
    ];
    await pullDue();
    expect(await names()).toEqual(['2026-10-30 late.fit', '2027-01-15 off.fit']);
  });

  it('misses no day if the service leaves out the last day of a list', async () => {
    service.lastDayIsLeftOut = true;
    const days = Array.from({ length: 120 }, (_, at) => new Date(start - at * dayMs).toISOString().slice(0, 10));
    service.activities = days.map((day, at) => ({ id: `i${at}`, day }));
    await connect({ beginOn: days.at(-1) ?? '' });
    await pullDue();
    expect((await counts()).received).toBe(120);
  });

  it('happens every quarter of an hour, with one request if there is nothing new', async () => {
    await connect();
    await pass(dayMs);
    expect(service.requests).toHaveLength(96);
  });

  it('unpacks compressed files', async () => {
    service.activities = [{ id: 'i1', day: '2026-11-19' }];
    service.misbehaviours.set('/file', 'gzip');
    await connect();
    await pullDue();
    const [file] = await inbox.list(uid);
    expect(file?.bytes).toBe(fakeFile('i1').length);
  });

  it('of a disabled account asks for nothing', async () => {
    await connect();
    await setDisabled(test.database.kysely, uid, now);
    await pass(60 * minuteMs);
    expect(service.requests).toEqual([]);
  });

  it('of many people runs for two at once', async () => {
    let [running, most] = [0, 0];
    service.onRequest = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    for (const of of ['a', 'b', 'c', 'd', 'e']) await connect({ of });
    await pullDue();
    expect([service.requests.length, most]).toEqual([5, 2]);
  });
});

describe('10,000 activities', () => {
  it('all arrive, each is asked for once, and no pull asks for more than its share', async () => {
    open(memoryStore());
    const first = Date.parse('2017-01-01');
    service.activities = Array.from({ length: 10_000 }, (_, at) => ({
      id: `i${at}`,
      day: new Date(first + Math.floor(at / 3) * dayMs).toISOString().slice(0, 10),
      name: 'A run with a name of some length, as people have them',
    }));
    for (const digit of '23456789') service.misbehaviours.set(`${digit}/file`, { status: 422 }); // received from Strava
    await connect({ beginOn: '2017-01-01' });
    const arrived = new Set<string>();
    for (let pulls = 0; pulls < 60; pulls += 1) {
      const before = service.requests.length;
      await pullDue();
      expect(service.requests.length - before).toBeLessThanOrEqual(200 + 12 + 2);
      for (const { hash, externalId } of await inbox.list(uid)) {
        arrived.add(externalId);
        await inbox.acknowledge(uid, hash);
      }
      now += 15 * minuteMs;
      if (pulls === 20) open(memoryStore()); // the server is started again
    }
    expect(arrived.size).toBe(2_000);
    expect(new Set(filesAsked(service)).size).toBe(10_000);
    expect(filesAsked(service)).toHaveLength(10_000);
    expect(await counts()).toEqual({ waiting: 0, received: 2_000, skipped: 8_000 });
  }, 120_000);

  it('in few days are listed in smaller parts, because a list has a limit', async () => {
    const name = 'x'.repeat(190);
    service.activities = Array.from({ length: 10_000 }, (_, at) => ({
      id: `i${at}`,
      day: `2026-11-${10 + (at % 10)}`,
      name,
    }));
    service.misbehaviours.set('/file', { status: 422 });
    await connect();
    await pullDue();
    const { waiting, skipped } = await counts();
    expect(waiting + skipped).toBe(10_000);
  });

  it('wait for room in the inbox', async () => {
    const full = memoryStore();
    full.append = async () => ({ ok: false, error: { code: 'attachment/too-many-files', maxFiles: 0 } });
    open(full);
    service.activities = [
      { id: 'i1', day: '2026-11-19' },
      { id: 'i2', day: '2026-11-18' },
    ];
    await connect();
    await pullDue();
    expect(await connection()).toMatchObject({ failure: 'inbox-full', failures: 0 });
    expect(filesAsked(service)).toEqual(['i1']);
    open(memoryStore());
    await pass(15 * minuteMs);
    expect(await names()).toEqual(['2026-11-18 i2.fit', '2026-11-19 i1.fit']);
  });
});

describe('a service that refuses', () => {
  beforeEach(() => {
    service.activities = ['i1', 'i2', 'i3', 'i4', 'i5'].map((id, at) => ({ id, day: `2026-11-1${at}` }));
  });

  it.each([401, 403])('the key (%i) is not asked again until the connection is changed', async (status) => {
    service.misbehaviours.set('/athlete/', { status });
    await connect();
    await pass(dayMs);
    expect(service.requests).toHaveLength(1);
    expect(await connection()).toMatchObject({ refusedAt: start + minuteMs, failure: 'key-refused' });
    service.misbehaviours.clear();
    await connect();
    await pullDue();
    expect(await counts()).toMatchObject({ received: 5 });
  });

  it('a key in the middle of a pull ends it, and nothing that was fetched is lost', async () => {
    service.misbehaviours.set('/activity/i3/', { status: 401 });
    await connect();
    await pass(dayMs);
    expect(filesAsked(service)).toEqual(['i5', 'i4', 'i3']);
    expect(await names()).toHaveLength(2);
    expect((await connection())?.refusedAt).not.toBeNull();
  });

  it.each([
    [422, 'blocked'],
    [404, 'missing'],
  ])('one file (%i) is not asked for it again, and says why', async (status, reason) => {
    service.misbehaviours.set('/activity/i3/', { status });
    await connect();
    await pass(2 * dayMs, 15 * minuteMs);
    expect(filesAsked(service)).toEqual(['i5', 'i4', 'i3', 'i2', 'i1']);
    expect(await skippedRecordings(test.database.kysely, relay, 10)).toEqual([
      { externalId: 'i3', name: '', day: '2026-11-12', reason },
    ]);
  });

  it.each([
    ['seconds', '7200'],
    ['a date', 'Fri, 20 Nov 2026 14:00:00 GMT'],
  ])('more requests is asked again only after the time that it states in %s', async (_, retryAfter) => {
    service.misbehaviours.set('/athlete/', { status: 429, headers: { 'retry-after': retryAfter } });
    await connect();
    await pullDue();
    expect(await connection()).toMatchObject({ failure: 'too-many-requests', nextPullAt: start + 120 * minuteMs });
    service.misbehaviours.clear();
    await pass(119 * minuteMs);
    expect(service.requests).toHaveLength(1);
    await pass(minuteMs);
    expect(await counts()).toMatchObject({ received: 5 });
  });

  it('more requests without a time is asked less and less often', async () => {
    service.misbehaviours.set('/athlete/', { status: 429, headers: { 'retry-after': 'soon' } });
    await connect();
    await pass(dayMs, 5 * minuteMs);
    expect(service.requests).toHaveLength(6);
  });
});

describe('a service that fails', () => {
  beforeEach(() => {
    service.activities = ['i1', 'i2', 'i3', 'i4', 'i5'].map((id, at) => ({ id, day: `2026-11-1${at}` }));
  });

  it.each(['cut', 'page', { status: 500 }, { status: 302, headers: { location: '/elsewhere' } }] as const)(
    'for all requests (%o) is asked less and less often, and nothing is lost',
    async (misbehaviour) => {
      service.misbehaviours.set('', misbehaviour);
      await connect();
      await pass(dayMs, 5 * minuteMs);
      expect(service.requests.length).toBeLessThanOrEqual(6);
      service.misbehaviours.clear();
      await pass(dayMs, 15 * minuteMs);
      expect(await counts()).toEqual({ waiting: 0, received: 5, skipped: 0 });
    },
  );

  it.each(['cut', 'page', { status: 503 }] as const)(
    'for one file (%o) delays only this one, with longer and longer pauses',
    async (misbehaviour) => {
      service.misbehaviours.set('/activity/i3/', misbehaviour);
      await connect();
      await pullDue();
      expect(await counts()).toEqual({ waiting: 1, received: 4, skipped: 0 });
      await pass(2 * dayMs, 15 * minuteMs);
      expect(filesAsked(service).filter((id) => id === 'i3').length).toBeLessThanOrEqual(8);
      service.misbehaviours.clear();
      await pass(dayMs, 15 * minuteMs);
      expect(await counts()).toEqual({ waiting: 0, received: 5, skipped: 0 });
      expect(filesAsked(service).filter((id) => id === 'i5')).toHaveLength(1);
    },
  );

  it('for all files is not asked for each of them', async () => {
    service.misbehaviours.set('/file', { status: 500 });
    await connect();
    await pullDue();
    expect(filesAsked(service)).toHaveLength(3);
    expect(await connection()).toMatchObject({ failure: 'unavailable', failures: 1 });
  });

  it('to answer is not waited for longer than the deadline', async () => {
    service.misbehaviours.set('/athlete/', 'silent');
    service.onRequest = () => deadline.abort();
    await connect();
    await pullDue();
    expect(await connection()).toMatchObject({ failure: 'unavailable' });
  });

  it.each(['huge', 'many'] as const)('to end a list that is too large is given up at the limit: %s', async (list) => {
    service.misbehaviours.set('/athlete/', list);
    await connect();
    await pullDue();
    expect(await connection()).toMatchObject({ failure: 'answer-wrong' });
    expect(service.requests.length).toBeLessThanOrEqual(7); // each time for fewer days
  });
});

describe('the key', () => {
  it('is sent to no other host', async () => {
    const other = await startFakeIntervals();
    service.activities = [{ id: 'i1', day: '2026-11-19' }];
    service.misbehaviours.set('', { status: 302, headers: { location: `${other.url}/api/v1/athlete/i1/activities` } });
    await connect();
    await pullDue();
    expect([service.requests.length, other.requests.length]).toEqual([1, 0]);
    await other.close();
  });

  it('is in no log line', async () => {
    service.activities = [{ id: 'i1', day: '2026-11-19' }];
    for (const misbehaviour of ['cut', 'page', { status: 401 }] as const) {
      service.misbehaviours.set('', misbehaviour);
      await connect();
      await pullDue();
    }
    expect(lines.length).toBe(3);
    for (const secret of [fakeKey, btoa(`API_KEY:${fakeKey}`)]) expect(lines.join('\n')).not.toContain(secret);
  });

  it('that cannot be decrypted any more has to be entered again', async () => {
    await connect();
    await putConnection(test.database.kysely, {
      ...((await connection()) as RelayConnection),
      sealedKey: keySealer('other').seal(uid, fakeKey),
    });
    await pullDue();
    expect(service.requests).toEqual([]);
    expect(await connection()).toMatchObject({ failure: 'key-refused', refusedAt: start });
  });
});

it('another key that is entered during a pull is used by a pull that follows at once', async () => {
  service.activities = [{ id: 'i1', day: '2026-11-19' }];
  service.onRequest = async () => {
    service.onRequest = () => {};
    await connect();
  };
  await connect({ key: 'an old key' });
  await pullDue();
  expect(await names()).toEqual(['2026-11-19 i1.fit']);
  expect(await connection()).toMatchObject({ refusedAt: null, failure: null });
});

describe('a connection that is ended while a file arrives', () => {
  it('brings nothing more', async () => {
    service.activities = [
      { id: 'i1', day: '2026-11-19' },
      { id: 'i2', day: '2026-11-18' },
    ];
    service.onRequest = async (path) => {
      if (path.endsWith('/file')) await endConnection(test.database.kysely, uid);
    };
    await connect();
    await pullDue();
    expect([await names(), await connection(), filesAsked(service)]).toEqual([[], null, ['i1']]);
    expect(await counts()).toEqual({ waiting: 0, received: 0, skipped: 0 });
  });
});

/** A store without a disk, for tests with thousands of files. */
function memoryStore(): AttachmentStore {
  const notUsed = () => Promise.reject(new Error('not used here'));
  return {
    append: async ({ bytes }) => ok({ bytes: bytes ?? 0, arrived: bytes ?? 0, isWhole: true }),
    delete: async () => {},
    cancel: async () => {},
    ...{ standing: notUsed, read: notUsed, list: notUsed, usedBytes: notUsed },
    ...{ people: notUsed, deleteAll: notUsed, cancelIdleSince: notUsed },
  };
}
