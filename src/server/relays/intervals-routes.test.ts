import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectionOf, forgetConnections, putConnection } from '../db/relay-connections.ts';
import { addListed, countRecordings } from '../db/relay-recordings.ts';
import { testDatabases } from '../db/testing.ts';
import { type LiveServer, type Person, startLiveServer } from '../live/testing.ts';
import { refusalOf } from '../testing.ts';
import { type FakeIntervals, fakeKey, filesAsked, startFakeIntervals } from './testing.ts';

describe.each(testDatabases)('a connection to intervals.icu on %s', (_, open) => {
  let dataDir: string;
  let service: FakeIntervals;
  let server: LiveServer;
  let ann: Person;
  let answers: string[];

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mensana-intervals-'));
    service = await startFakeIntervals();
    service.activities = [
      { id: 'i1', day: '2026-01-02', name: 'Morning run' },
      { id: 'i2', day: '2026-01-01', name: 'From another service' },
    ];
    server = await startLiveServer({ open, environment: { DATA_DIR: dataDir, INTERVALS_URL: `${service.url}/` } });
    ann = await server.person();
    answers = [];
  });
  afterEach(async () => {
    await server.remove();
    await service.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function send(
    method: string,
    {
      path = '',
      body,
      person = ann,
      of = person.uid,
      origin = server.origin,
    }: {
      readonly path?: string;
      readonly body?: object;
      readonly person?: Person;
      readonly of?: string;
      readonly origin?: string;
    } = {},
  ): Promise<Response> {
    const answer = await fetch(`${server.origin}/api/users/${of}/intervals${path}`, {
      method,
      headers: { cookie: person.cookie, origin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    answers.push(JSON.stringify([...answer.headers]), await answer.clone().text());
    return answer;
  }

  const connect = (changed: object = {}) =>
    send('PUT', { body: { athlete: 'i1', key: fakeKey, beginOn: '2026-01-01', ...changed } });
  const status = async () =>
    ((await (await send('GET')).json()) as { connection: Record<string, unknown> | null }).connection;
  const pulled = () => expect.poll(async () => (await status())?.isPulling, { timeout: 10_000 }).toBe(false);

  it('fetches what there is, says what it skipped and why, and never shows the key', async () => {
    service.misbehaviours.set('/activity/i2/', { status: 422 });
    expect(await status()).toBeNull();
    expect((await connect()).status).toBe(204);
    await pulled();
    expect(await status()).toEqual({
      ...{ athlete: 'i1', beginOn: '2026-01-01', keyRefused: false, isPulling: false },
      ...{ pulledAt: expect.any(Number), nextPullAt: expect.any(Number), failure: null },
      ...{ waiting: 0, received: 1, skippedCount: 1 },
      skipped: [{ id: 'i2', name: 'From another service', day: '2026-01-01', reason: 'blocked' }],
    });
    const inbox = await fetch(`${server.origin}/api/users/${ann.uid}/inbox`, { headers: { cookie: ann.cookie } });
    expect(await inbox.json()).toMatchObject({ files: [{ name: '2026-01-02 i1.fit', relay: 'intervals' }] });
    const stored = await connectionOf(server.test.database.kysely, ann.uid);
    for (const secret of [fakeKey, btoa(`API_KEY:${fakeKey}`)])
      for (const text of [server.lines.join('\n'), answers.join('\n'), JSON.stringify(stored)])
        expect(text).not.toContain(secret);
    const file = join(dataDir, 'connections.key');
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(43);
  });

  it.each<readonly [string, object]>([
    ['422 intervals/key-refused', { key: 'wrong' }],
    ['422 intervals/athlete-unknown', { athlete: 'i2' }],
    ['422 intervals/athlete-invalid', { athlete: '../i1' }],
    ['422 intervals/athlete-invalid', { athlete: '' }],
    ['422 intervals/begin-invalid', { beginOn: '2026-02-30' }],
    ['422 intervals/begin-invalid', { beginOn: '2999-01-01' }],
    ['400 request/shape-wrong', { key: ' ' }],
    ['413 request/too-large', { key: 'x'.repeat(20_000) }],
  ])('is refused with %s for another value, and nothing is stored', async (refusal, changed) => {
    expect(await refusalOf(await connect(changed))).toBe(refusal);
    expect(await status()).toBeNull();
  });

  it.each([
    ['503 intervals/unavailable', 'page'],
    ['503 intervals/unavailable', { status: 500 }],
    ['429 intervals/too-many-requests', { status: 429, headers: { 'retry-after': '30' } }],
  ] as const)('is refused with %s while the service answers with %o', async (refusal, misbehaviour) => {
    service.misbehaviours.set('', misbehaviour);
    expect(await refusalOf(await connect())).toBe(refusal);
    expect(await status()).toBeNull();
  });

  it('says that the key was refused, and asks no more until it is entered again', async () => {
    service.misbehaviours.set('/activity/', { status: 403 });
    await connect();
    await expect.poll(status).toMatchObject({ keyRefused: true, nextPullAt: null, isPulling: false });
    const before = service.requests.length;
    expect(await refusalOf(await send('POST', { path: '/pull' }))).toBe('409 intervals/key-refused');
    expect(service.requests.length).toBe(before);
    service.misbehaviours.clear();
    await connect();
    await pulled();
    expect(await status()).toMatchObject({ keyRefused: false, received: 2 });
  });

  it('fetches new activities at once when asked, a few times an hour', async () => {
    expect(await refusalOf(await send('POST', { path: '/pull' }))).toBe('409 intervals/not-connected');
    await connect();
    await pulled();
    service.activities = [...service.activities, { id: 'i3', day: new Date().toISOString().slice(0, 10) }];
    expect((await send('POST', { path: '/pull' })).status).toBe(204);
    await pulled();
    expect(filesAsked(service)).toEqual(['i1', 'i2', 'i3']);
    const refusals = new Set<number>();
    for (let count = 0; count < 10; count += 1) refusals.add((await send('POST', { path: '/pull' })).status);
    expect([...refusals]).toEqual([204, 429]);
  });

  it('does not ask again while the service has asked to wait', async () => {
    await connect();
    await pulled();
    service.misbehaviours.set('', { status: 429, headers: { 'retry-after': '3600' } });
    await send('POST', { path: '/pull' });
    await pulled();
    const before = service.requests.length;
    const refused = await send('POST', { path: '/pull' });
    expect(await refusalOf(refused)).toBe('429 intervals/too-many-requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(service.requests.length).toBe(before);
  });

  it('that is removed forgets its key and what it listed, and is forgotten by a restore', async () => {
    await connect();
    await pulled();
    expect((await send('DELETE')).status).toBe(204);
    expect(await status()).toBeNull();
    await connect();
    await pulled();
    expect(filesAsked(service)).toEqual(['i1', 'i2', 'i1', 'i2']);
    await forgetConnections(server.test.database.kysely); // as a restore does
    expect(await status()).toBeNull();
  });

  it('goes with the account', async () => {
    await connect();
    await pulled();
    const headers = { cookie: ann.cookie, origin: server.origin, 'content-type': 'application/json' };
    await fetch(`${server.origin}/api/account/delete`, { method: 'POST', headers, body: '{}' });
    expect(await connectionOf(server.test.database.kysely, ann.uid)).toBeNull();
  });

  it('is not stored if the account is deleted while the service is asked', async () => {
    service.onRequest = async () => {
      service.onRequest = () => {};
      const deleted = await fetch(`${server.origin}/api/account/delete`, {
        method: 'POST',
        headers: { cookie: ann.cookie, origin: server.origin, 'content-type': 'application/json' },
        body: '{}',
      });
      expect(deleted.status).toBe(204);
    };
    expect(await refusalOf(await connect())).toBe('401 account/deleted');
    expect(await connectionOf(server.test.database.kysely, ann.uid)).toBeNull();
  });

  it('of an account that no longer exists is removed by the next start', async () => {
    await connect();
    await pulled();
    const connection = await connectionOf(server.test.database.kysely, ann.uid);
    await server.stop();
    const database = server.test.reopen();
    const nobody = { uid: 'nobody', relay: 'intervals' } as const;
    if (connection !== null) await putConnection(database.kysely, { ...connection, uid: nobody.uid });
    await addListed(database.kysely, nobody, [{ externalId: 'i1', name: 'Morning run', day: '2026-01-02' }]);
    const restarted = await startLiveServer({
      open: async () => ({ ...server.test, database, remove: async () => {} }),
    });
    const { kysely } = database;
    await expect.poll(() => connectionOf(kysely, nobody.uid)).toBeNull();
    await expect.poll(() => countRecordings(kysely, nobody)).toEqual({ waiting: 0, received: 0, skipped: 0 });
    expect(await connectionOf(kysely, ann.uid)).not.toBeNull();
    await restarted.remove();
  });

  it('is closed to everyone else and to other sites', async () => {
    const bob = await server.person();
    await connect();
    for (const method of ['GET', 'DELETE'])
      expect(await refusalOf(await send(method, { person: bob, of: ann.uid }))).toBe('404 request/not-found');
    expect(await refusalOf(await send('DELETE', { origin: 'https://example.org' }))).toBe('403 request/origin-refused');
    expect(await status()).not.toBeNull();
  });
});
