import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isReleaseCheck } from '#domain/testing/runs.ts';
import { type FakeIntervals, fakeKey, filesAsked, startFakeIntervals } from '../src/server/relays/testing.ts';
import { ServerProcess, serverEnvironment } from './server-process.ts';

const [activities, killedAt] = isReleaseCheck ? [60, [1, 20, 41]] : [20, [7]];

let directory: string;
let service: FakeIntervals;
let origin: string;
let environment: Readonly<Record<string, string>>;
let server: ServerProcess;
let said: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mensana-killed-pull-'));
  service = await startFakeIntervals();
  service.activities = Array.from({ length: activities }, (_, at) => ({
    id: `i${at}`,
    day: `2026-0${1 + Math.floor(at / 15)}-${10 + (at % 15)}`,
  }));
  const start = await serverEnvironment(join(directory, 'data'));
  origin = start.origin;
  environment = { ...start.environment, LOG_LEVEL: 'debug', INTERVALS_URL: service.url };
  said = '';
  await startServer();
});
afterEach(async () => {
  await server.end('SIGKILL');
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

async function startServer(): Promise<void> {
  server = ServerProcess.spawn(environment);
  await server.ready();
}

async function createAccount() {
  const answer = await fetch(`${origin}/api/account/create`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', password: 'a password of many words' }),
  });
  const { user } = (await answer.json()) as { readonly user: { readonly uid: string } };
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return (method: string, path: string, body?: object) =>
    fetch(`${origin}/api/users/${user.uid}${path}`, {
      method,
      headers: { cookie, origin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
}

it('a server that is killed in the middle of pulls loses no recording, has none twice, and says no key', async () => {
  const ask = await createAccount();
  const kills = new Set(killedAt);
  service.onRequest = async () => {
    const count = filesAsked(service).length;
    if (!kills.delete(count)) return;
    await server.end('SIGKILL'); // the answer reaches nobody
  };
  const connected = await ask('PUT', '/intervals', { athlete: 'i1', key: fakeKey, beginOn: '2026-01-01' });
  expect(connected.status).toBe(204);
  for (const left of killedAt.map((_, at) => killedAt.length - 1 - at)) {
    await expect.poll(() => kills.size).toBe(left);
    await server.end('SIGKILL');
    said += server.said;
    await startServer();
    expect((await ask('POST', '/intervals/pull')).status).toBe(204);
  }
  const received = async () =>
    (await (await ask('GET', '/intervals')).json()) as { readonly connection: Readonly<Record<string, unknown>> };
  await expect.poll(received).toMatchObject({ connection: { isPulling: false, waiting: 0, received: activities } });
  const { files } = (await (await ask('GET', '/inbox')).json()) as { readonly files: readonly { name: string }[] };
  expect(new Set(files.map(({ name }) => name)).size).toBe(activities);
  expect(files).toHaveLength(activities);
  const asked = filesAsked(service);
  expect(new Set(asked).size).toBe(activities);
  expect(asked.length).toBeLessThanOrEqual(activities + 2 * killedAt.length);
  await server.end('SIGTERM');
  said += server.said;
  for (const secret of [fakeKey, btoa(`API_KEY:${fakeKey}`)]) expect(said).not.toContain(secret);
  expect((await stat(join(directory, 'data', 'connections.key'))).mode & 0o077).toBe(0);
});
