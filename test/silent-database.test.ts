import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openTestPostgres } from '../src/server/db/testing.ts';
import { filesNowhere } from '../src/server/object-store/testing-nowhere.ts';
import { TcpProxy } from './faults/tcp-proxy.ts';
import { ServerProcess, serverEnvironment } from './server-process.ts';

const servers = [
  ['one server', {}],
  ['one of several servers', filesNowhere],
] as const;

/** Starts a server whose PostgreSQL is behind a proxy at some addresses. */
async function start(
  environmentOf: (addresses: { readonly direct: string; readonly proxied: string }) => Readonly<Record<string, string>>,
): Promise<{ readonly server: ServerProcess; readonly proxy: TcpProxy }> {
  const directory = await mkdtemp(join(tmpdir(), 'mensana-silent-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const postgres = await openTestPostgres();
  onTestFinished(() => postgres.remove());
  const address = new URL(postgres.url);
  const proxy = await TcpProxy.open({ choose: () => Number(new URL(postgres.url).port), kindOf: () => 'database' });
  onTestFinished(() => proxy.close());
  address.port = String(proxy.port);
  const { environment } = await serverEnvironment(join(directory, 'data'));
  const addresses = environmentOf({ direct: postgres.url, proxied: address.href });
  const server = ServerProcess.spawn({ ...environment, ...addresses, LOG_LEVEL: 'info' });
  onTestFinished(() => void server.end('SIGKILL'));
  await server.ready();
  return { server, proxy };
}

it.each(servers)('%s stops in good time, and says why, while PostgreSQL does not answer', async (_, files) => {
  const { server, proxy } = await start(({ proxied }) => ({ ...files, DATABASE_URL: proxied }));
  proxy.stall('database');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.said).toContain('"server/database-silent"');
  expect(server.said).toContain('"server/stopped"');
});

it.each(servers)('%s stops in good time while only its own connections get no answer', async (_, files) => {
  const { server, proxy } = await start(({ direct, proxied }) => ({
    ...files,
    DATABASE_URL: direct,
    DATABASE_DIRECT_URL: proxied,
  }));
  proxy.stall('database');
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.said).toContain('"server/stopped"');
  expect(server.said).not.toContain('"server/database-silent"');
});
