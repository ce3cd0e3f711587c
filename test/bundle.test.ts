import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPostgres } from '../src/server/db/testing.ts';
import { ServerProcess, serverEnvironment } from './server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);

describe('the bundled server', { timeout: 240_000 }, () => {
  let directory: string;
  let bundle: string;
  let origin: string;
  let environment: Readonly<Record<string, string>>;
  let server: ServerProcess;
  let cookie = '';
  beforeAll(async () => {
    execFileSync(process.execPath, [join(root, 'scripts', 'bundle.mjs')], { cwd: root });
    // away from the sources and from node_modules
    directory = await mkdtemp(join(tmpdir(), 'mensana-bundle-'));
    bundle = join(directory, 'server.mjs');
    await cp(join(root, 'dist', 'server.mjs'), bundle);
    await cp(join(root, 'dist', 'web'), join(directory, 'web'), { recursive: true });
    const started = await serverEnvironment(join(directory, 'data'));
    origin = started.origin;
    environment = { ...started.environment, LOG_LEVEL: 'info', BACKUP_DIR: join(directory, 'backups') };
    server = ServerProcess.spawn(environment, [bundle]);
    await server.ready();
    const created = await send('POST', '/api/account/create', {
      email: 'ann@example.org',
      password: 'quiet river stone',
    });
    expect(created.status).toBe(201);
    cookie = created.headers.get('set-cookie')?.split(';')[0] ?? '';
  }, 240_000);
  afterAll(async () => {
    await server.end('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });

  function send(method: string, path: string, body?: unknown, type = 'application/json') {
    return fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': type, origin, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  it('creates its database and answers, without any package', async () => {
    expect(await (await send('GET', '/health')).json()).toEqual({ database: 'answers' });
  });

  it('serves the web app from the folder beside it', async () => {
    const page = await (await send('GET', '/')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const asset = await send('GET', script);
    expect([asset.status, asset.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(await asset.text()).toBe(await readFile(join(directory, 'web', script), 'utf8'));
  });

  it('stores a note and exports it again, which takes both kinds of threads', async () => {
    const { user } = (await (await send('GET', '/api/account')).json()) as { readonly user: { readonly uid: string } };
    const { uid } = user;
    const note = { title: 'Legs', body: 'Squats and lunges' };
    const patch = { notesData: { notes: { [crypto.randomUUID()]: note } } };
    const patched = await send('PATCH', `/api/users/${uid}`, patch, 'application/merge-patch+json');
    expect(patched.status).toBeLessThan(300);
    expect(await (await send('GET', `/api/users/${uid}`)).text()).toContain('Squats and lunges');
    const zip = unzipSync(new Uint8Array(await (await send('GET', `/api/users/${uid}/export`)).arrayBuffer()));
    const [name = ''] = Object.keys(zip).filter((each) => each.endsWith('Legs.md'));
    expect(strFromU8(zip[name] ?? new Uint8Array())).toContain('Squats and lunges');
  });

  it('makes a daily backup in a thread', async () => {
    await expect.poll(() => server.said, { timeout: 60_000 }).toContain('backup/created');
  });

  it('runs commands on the data of the running server', async () => {
    const env = { PATH: process.env.PATH, ...environment };
    expect((await run(process.execPath, [bundle, 'users'], { env })).stdout).toContain('ann@example.org');
    const folder = join(directory, 'backups', 'by-hand');
    await run(process.execPath, [bundle, 'backup', folder], { env });
    expect(existsSync(join(folder, 'mensana.sqlite'))).toBe(true);
  });

  it('stops with code 0', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('uses PostgreSQL if DATABASE_URL points to it', async () => {
    const test = await openTestPostgres();
    const started = await serverEnvironment(join(directory, 'other'));
    const other = ServerProcess.spawn({ ...started.environment, DATABASE_URL: test.url }, [bundle]);
    try {
      await other.ready();
      expect(await (await fetch(`${started.origin}/health`)).json()).toEqual({ database: 'answers' });
      expect(await other.end('SIGTERM')).toBe(0);
    } finally {
      await other.end('SIGKILL');
      await test.remove();
    }
  });
});
