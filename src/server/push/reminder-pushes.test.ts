import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Hub } from '#sync/hub/hub.ts';
import { createHubTasks, runInline } from '#sync/hub/hub-tasks.ts';
import { printStamp } from '#sync/record/index.ts';
import { mintAccount, mintSession } from '../accounts/testing.ts';
import type { Database } from '../db/database.ts';
import { openHubStorage } from '../db/hub/hub-storage.ts';
import { setDisabled } from '../db/members.ts';
import {
  deletePushesOf,
  forgetPushes,
  type PushSubscriptionRow,
  putSubscription,
  subscriptionsOf,
} from '../db/push-subscriptions.ts';
import { endSessions } from '../db/sessions.ts';
import { type TestDatabase, testDatabases } from '../db/testing.ts';
import { Readings } from '../documents/readings.ts';
import { openHub } from '../live/open-hub.ts';
import { type LiveServer, startLiveServer } from '../live/testing.ts';
import { createLog } from '../log/log.ts';
import { brotli, gzip } from '../tasks/compression.ts';
import { DueTimes } from './due-times.ts';
import { pushClient } from './push-client.ts';
import { pushKeysOf } from './push-keys.ts';
import { pushTasks } from './push-tasks.ts';
import { ReminderPushes } from './reminder-pushes.ts';
import { type FakeDevice, type FakePushService, fakeDevice, startFakePushService } from './testing.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const start = Date.parse('2026-11-30T12:00:00Z');
const secret = 'the secret of this server';

describe.each(testDatabases)('reminders as push messages on %s', (_, open) => {
  let whole: LiveServer;
  let test: TestDatabase;
  let service: FakePushService;
  let now: number;
  let lines: string[];
  let server: Server;
  let ann: string;
  let devices: FakeDevice[];

  interface Server {
    readonly database: Database;
    readonly hub: Hub;
    readonly pushes: ReminderPushes;
  }

  /** Opens everything on a database, as a start of the server does. */
  function startServer(database: Database): Server {
    const log = createLog('info', (line) => lines.push(line));
    const hubTasks = runInline(createHubTasks({ gzip, brotli }));
    const hub = openHub({ storage: openHubStorage(database), tasks: hubTasks, log, documentMebibytes: 64 });
    const times = new DueTimes({ hub, readings: new Readings(), tasks: runInline(pushTasks) });
    const clock = () => now;
    const contact = 'https://notes.example.org';
    const send = pushClient({ keys: pushKeysOf(secret), contact, now: clock, post: service.post });
    return { database, hub, pushes: new ReminderPushes({ database, times, send, log, now: clock }) };
  }

  beforeEach(async () => {
    whole = await startLiveServer({ open });
    await whole.stop(); // the tests have a clock of their own
    test = whole.test;
    service = await startFakePushService();
    [now, lines, devices] = [start, [], []];
    server = startServer(test.database);
    ann = await account();
  });
  afterEach(async () => {
    await server.hub.close();
    await service.close();
    await whole.remove();
  });

  const account = () => mintAccount(test.database.kysely);

  async function subscribe(uid: string, more: Partial<PushSubscriptionRow> = {}): Promise<FakeDevice> {
    const { sessionId } = await mintSession(test.database.kysely, { uid, secret });
    const device = fakeDevice({ uid, sessionId, createdAt: now, ...more });
    await test.database.kysely
      .transaction()
      .execute((transaction) => putSubscription(transaction, device.subscription));
    devices.push(device);
    return device;
  }

  async function write(uid: string, note: string, leaves: Readonly<Record<string, unknown>>): Promise<void> {
    await server.hub.write(uid, [changeOf(note, leaves)], [Object.keys(leaves).map(() => null)]);
  }

  function changeOf(note: string, leaves: Readonly<Record<string, unknown>>) {
    const stamp = printStamp({ ms: Date.now() + ++counter, counter: 0, replica: 'aaaaaaaa' as never });
    const fields = new Map(Object.entries(leaves).map(([path, value]) => [path, { value: value as never, stamp }]));
    return { key: `notes/${note}` as RecordKey, fields };
  }
  let counter = 0;

  const remind = (note: string, at: number, more: object = {}, uid = ann) =>
    write(uid, note, { 'reminders/r': { at, zone: 'Europe/Berlin', ...more } });

  async function at(instant: number): Promise<void> {
    now = instant;
    await server.pushes.check();
  }

  /** Returns the notes of all accepted messages, in order of the note, as the devices read them. */
  const received = () =>
    service.accepted
      .map((message) => {
        const device = devices.find(({ subscription }) => subscription.endpoint === message.endpoint);
        if (device === undefined) throw new Error('no such device');
        return (device.read(message) as { readonly id: string }).id;
      })
      .toSorted();

  it('wake a device once when something is due, with nothing but the id of the note', async () => {
    await write(ann, 'knee', { title: 'Secret knee' });
    await remind('knee', start + hourMs);
    await subscribe(ann);
    await at(start + hourMs - 1);
    expect(received()).toEqual([]);
    await at(start + hourMs);
    await at(start + hourMs + minuteMs);
    expect(received()).toEqual(['knee']);
    expect(lines.join('')).not.toMatch(/push\.example|knee/);
  });

  it('are sent once each though the clock was a day ahead for a while', async () => {
    await subscribe(ann);
    await remind('first', start + hourMs);
    await at(start + minuteMs);
    await at(start + 24 * hourMs);
    expect(received()).toEqual(['first']);
    await remind('knee', start + 2 * hourMs);
    for (let minutes = 2; minutes <= 150; minutes += 1) await at(start + minutes * minuteMs);
    expect(received()).toEqual(['first', 'knee']);
  });

  it('wake each device of a person, and nobody else', async () => {
    const bob = await account();
    await subscribe(ann);
    await subscribe(ann);
    await subscribe(bob);
    await remind('knee', start + hourMs);
    await at(start + hourMs);
    const mine = devices.slice(0, 2).map(({ subscription }) => subscription.endpoint);
    expect(service.accepted.map(({ endpoint }) => endpoint).toSorted()).toEqual(mine.toSorted());
  });

  it('follow changes: another time, done, and set on another device shortly before', async () => {
    await subscribe(ann);
    await remind('moved', start + hourMs);
    await remind('done', start + hourMs);
    await at(start);
    await remind('moved', start + 2 * hourMs);
    await write(ann, 'done', { 'reminders/r': null });
    await remind('late', start + hourMs);
    await at(start + hourMs);
    expect(received()).toEqual(['late']);
    await at(start + 2 * hourMs);
    expect(received()).toEqual(['late', 'moved']);
  });

  it('repeat with the wall clock, also across the end of summer time', async () => {
    now = Date.parse('2026-10-23T00:00:00Z');
    await subscribe(ann);
    await remind('daily', Date.parse('2026-10-23T06:00:00Z'), { repeat: 'FREQ=DAILY' });
    const sent: number[] = [];
    for (const instant of ['23T06:00', '24T05:59', '24T06:00', '25T06:00', '25T06:59', '25T07:00', '26T07:00']) {
      await at(Date.parse(`2026-10-${instant}:00Z`));
      sent.push(service.accepted.length);
    }
    expect(sent).toEqual([1, 1, 2, 2, 2, 3, 4]); // 8:00 in Berlin is 6:00 UTC, and 7:00 from the 25th on
  });

  it('of a server that was off for a day are sent once, and those of more than a week ago are not', async () => {
    await subscribe(ann);
    await remind('old', start + hourMs);
    await remind('daily', start + hourMs, { repeat: 'FREQ=DAILY' });
    await remind('yesterday', start + 8 * 24 * hourMs);
    await at(start + 9 * 24 * hourMs);
    await at(start + 9 * 24 * hourMs + minuteMs);
    expect(received()).toEqual(['daily', 'yesterday']);
  });

  it('are sent once though the server restarts again and again, and two servers look at the same time', async () => {
    await subscribe(ann);
    for (let nth = 0; nth < 20; nth += 1) await remind(`note${nth}`, start + nth * minuteMs);
    for (let nth = 0; nth < 20; nth += 1) {
      const [first, second] = [startServer(test.reopen()), startServer(test.reopen())];
      now = start + nth * minuteMs;
      await first.pushes.check();
      await second.pushes.check();
      await Promise.all([first.hub.close(), second.hub.close()]);
    }
    await at(start + hourMs);
    const all = received();
    expect(all).toHaveLength(19); // the first was due when the device subscribed
    expect(new Set(all).size).toBe(19);
  });

  it('of 1,000 notes that are due in the same minute all arrive, once', async () => {
    await subscribe(ann);
    const notes = Array.from({ length: 1_000 }, (_, nth) => `note${nth}`);
    const due = { 'reminders/r': { at: start + hourMs, zone: 'Europe/Berlin' } };
    await server.hub.write(
      ann,
      notes.map((note) => changeOf(note, due)),
      notes.map(() => [null]),
    );
    await at(start + hourMs);
    expect(received()).toEqual(notes.toSorted());
    expect(service.requests).toHaveLength(1_000);
  });

  it.each([404, 410, 403])('end a subscription that the service no longer knows: %i', async (status) => {
    const lost = await subscribe(ann);
    const other = await subscribe(ann);
    await remind('knee', start + hourMs);
    service.misbehaves = (endpoint) => (endpoint === lost.subscription.endpoint ? { status } : null);
    await at(start + hourMs);
    expect(received()).toEqual(['knee']);
    expect(await subscriptionsOf(test.database.kysely, ann)).toMatchObject([
      { sessionId: other.subscription.sessionId },
    ]);
    await remind('knee', start + 2 * hourMs);
    await at(start + 2 * hourMs);
    expect(service.requests.filter((endpoint) => endpoint === lost.subscription.endpoint)).toHaveLength(1);
  });

  it.each<readonly [string, { readonly status: number; readonly retryAfter?: string } | 'cut', number]>([
    ['429', { status: 429, retryAfter: '600' }, 10],
    ['500', { status: 500 }, 1],
    ['503', { status: 503 }, 1],
    ['a cut connection', 'cut', 1],
  ])('are tried again after %s, not before it makes sense, and arrive once', async (_, wrong, minutes) => {
    await subscribe(ann);
    await remind('knee', start + hourMs);
    service.misbehaves = () => wrong;
    await at(start + hourMs);
    await at(start + hourMs + minutes * minuteMs - 1);
    expect(service.requests).toHaveLength(1);
    service.misbehaves = () => null;
    await at(start + hourMs + minutes * minuteMs);
    await at(start + 3 * hourMs);
    expect(received()).toEqual(['knee']);
    expect(service.requests).toHaveLength(2);
  });

  it('are given up after a day of failures, and rejected ones at once, without hammering', async () => {
    await subscribe(ann);
    await remind('knee', start + hourMs);
    service.misbehaves = () => ({ status: 500 });
    for (let minute = 0; minute < 36 * 60; minute += 5) await at(start + hourMs + minute * minuteMs);
    expect(service.requests.length).toBeGreaterThan(20);
    expect(service.requests.length).toBeLessThan(40);
    await remind('knee', now + hourMs);
    service.misbehaves = () => ({ status: 413 });
    const before = service.requests.length;
    for (let minute = 0; minute < 120; minute += 1) await at(now + minuteMs);
    expect(service.requests).toHaveLength(before + 1);
    expect(lines.join('')).toContain('push/refused');
  });

  it('are not sent to a session that ended, a disabled or deleted account, nor after a restore', async () => {
    const { kysely } = test.database;
    const ended = await subscribe(ann);
    const [bob, eve, joe] = [await account(), await account(), await account()];
    for (const uid of [bob, eve, joe]) await subscribe(uid);
    for (const uid of [ann, bob, eve, joe]) await remind('knee', start + hourMs, {}, uid);
    const gone = { id: ended.subscription.sessionId, uid: ann, tokenHash: 'hash' };
    await endSessions(kysely, [gone], { reason: 'signed-out', now });
    await setDisabled(kysely, bob, now);
    await deletePushesOf(kysely, eve);
    await at(start + hourMs);
    expect(received()).toEqual(['knee']); // Joe's
    expect(await subscriptionsOf(kysely, ann)).toEqual([]);
    await remind('knee', start + 2 * hourMs, {}, joe);
    await forgetPushes(kysely);
    await at(start + 2 * hourMs);
    expect(service.requests).toHaveLength(1);
  });

  it('count from the first subscription, also from the first after none', async () => {
    await remind('before', start - hourMs);
    const first = await subscribe(ann);
    await at(start);
    await remind('between', start + hourMs);
    await test.database.kysely.transaction().execute((transaction) => deletePushesOf(transaction, ann));
    now = start + 2 * hourMs;
    await subscribe(ann, { endpoint: first.subscription.endpoint });
    await at(start + 3 * hourMs);
    expect(service.requests).toEqual([]);
  });

  it('go to a device once though it signed in again', async () => {
    const { subscription } = await subscribe(ann);
    await subscribe(ann, { endpoint: subscription.endpoint });
    await remind('knee', start + hourMs);
    await at(start + hourMs);
    expect(service.requests).toEqual([subscription.endpoint]);
  });

  describe('to a person in another zone', () => {
    const [berlin, newYork] = [{ zone: 'Europe/Berlin' }, { zone: 'America/New_York' }];
    const six = start + 5 * hourMs; // 18:00 in Berlin, 12:00 in New York
    /** The app is opened on a device, in a zone. */
    const openOn = ({ subscription }: FakeDevice, zone: string) =>
      test.database.kysely
        .transaction()
        .execute((transaction) => putSubscription(transaction, { ...subscription, zone, createdAt: now }));
    const everyHourUntil = async (instant: number) => {
      while (now < instant) await at(now + hourMs);
    };

    it('further west are not sent again, and one that is set there is sent', async () => {
      await remind('knee', six);
      const phone = await subscribe(ann, berlin);
      await at(six);
      await openOn(phone, newYork.zone);
      await remind('new', six + 2 * hourMs, newYork); // 14:00, which had passed in Berlin
      await everyHourUntil(start + 30 * hourMs);
      expect(received()).toEqual(['knee', 'new']);
    });

    it('further east are sent late, once, if their time has passed there', async () => {
      await remind('knee', six);
      await remind('daily', six, { repeat: 'FREQ=DAILY' });
      const phone = await subscribe(ann, newYork);
      await at(six + hourMs);
      await openOn(phone, berlin.zone);
      await at(six + hourMs + minuteMs);
      expect(received()).toEqual(['daily', 'knee']);
      await everyHourUntil(start + 30 * hourMs);
      expect(received()).toEqual(['daily', 'daily', 'knee']);
    });

    it('are sent once though devices in two zones are opened in turn, and the server restarts', async () => {
      await remind('knee', six);
      const [phone, laptop] = [await subscribe(ann, berlin), await subscribe(ann, newYork)];
      await at(six + hourMs);
      for (let nth = 0; nth < 30; nth += 1) {
        await (nth % 2 === 0 ? openOn(phone, berlin.zone) : openOn(laptop, newYork.zone));
        const again = startServer(test.reopen());
        now += hourMs;
        await again.pushes.check();
        await again.hub.close();
      }
      const endpoints = [phone, laptop].map(({ subscription }) => subscription.endpoint);
      expect(service.requests.toSorted()).toEqual(endpoints.toSorted());
    });
  });
});
