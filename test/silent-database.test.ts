import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openTestPostgres } from '../src/server/db/testing.ts';
import { filesNowhere } from '../src/server/object-store/testing-nowhere.ts';
import { TcpProxy } from './faults/tcp-proxy.ts';
import { ServerProcess, serverEnvironment } from './server-process.ts';

it.each([
  ['one server', {}],
  ['one of several servers', filesNowhere],
])('%s stops in good time, and says why, while PostgreSQL does not answer', async (_, files) => {
  const directory = await mkdtemp(join(tmpdir(), 'mensana-silent-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const postgres = await openTestPostgres();
  onTestFinished(() => postgres.remove());
  const address = new URL(postgres.url);
  const proxy = await TcpProxy.open({ choose: () => Number(new URL(postgres.url).port), kindOf: () => 'database' });
  onTestFinished(() => proxy.close());
  address.port = String(proxy.port);
  const { environment } = await serverEnvironment(join(directory, 'data'));
  const server = ServerProcess.spawn({ ...environment, ...files, DATABASE_URL: address.href, LOG_LEVEL: 'info' });
  onTestFinished(() => void server.end('SIGKILL'));
  await server.ready();
  proxy.stall('database');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.said).toContain('"server/database-silent"');
  expect(server.said).toContain('"server/stopped"');
});
