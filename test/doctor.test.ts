import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backupName } from '../src/server/backups/backup-folder.ts';
import { freePort } from '../src/server/db/free-port.ts';
import { mensana } from '../src/server/testing-process.ts';
import { ServerProcess, serverEnvironment } from './server-process.ts';

describe('mensana doctor', () => {
  let directory: string;
  let server: ServerProcess;
  let environment: Readonly<Record<string, string>>;
  let front: { readonly url: string; pass: Pass };
  let proxy: Server;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-doctor-'));
    const started = await serverEnvironment(join(directory, 'data'));
    const port = await freePort();
    front = { url: `http://127.0.0.1:${port}`, pass: {} };
    environment = { ...started.environment, PUBLIC_URL: front.url, TRUSTED_PROXIES: '127.0.0.1/32' };
    proxy = startProxy(port, Number(new URL(started.origin).port), () => front.pass);
    server = ServerProcess.spawn(environment);
    await server.ready();
  });
  afterEach(() => {
    front.pass = {};
  });
  afterAll(async () => {
    proxy.close();
    proxy.closeAllConnections();
    await server.end('SIGTERM');
    await rm(directory, { recursive: true, force: true });
  });

  async function examine(changed: Readonly<Record<string, string>> = {}) {
    const { code, text } = await mensana(['doctor'], { ...environment, ...changed });
    return { code, text, problems: text.split('\n').filter((line) => line.startsWith('problem')) };
  }

  it('opens the database, and says why it cannot', async () => {
    const { problems } = await examine({ DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:1/notes' });
    expect(problems.filter((line) => line.includes('Database'))).toEqual([
      'problem  Database: Cannot be opened: ECONNREFUSED. No PostgreSQL answers at this host and port. Check that it runs, and the address.',
    ]);
  });

  it('finds everything fine behind a proxy that passes everything', async () => {
    const { code, problems, text } = await examine();
    expect(problems).toEqual([]);
    expect(code).toBe(0);
    for (const name of [
      'Permissions',
      'Database',
      'Disk space',
      'Disk speed',
      'Server',
      'Address',
      'Clock',
      'Origin',
      'WebSocket',
      'Proxy',
    ]) {
      expect(text).toMatch(new RegExp(`^ok +${name}`, 'm'));
    }
  });

  it('says what to do about a folder for backups that is missing, cannot be written or has only old ones', async () => {
    const backups = join(directory, 'backups');
    const asked = () => examine({ BACKUP_DIR: backups });
    expect((await asked()).problems).toEqual([expect.stringContaining(`${backups} does not exist. Create it`)]);
    await writeFile(backups, 'a file');
    expect((await asked()).problems).toEqual([expect.stringContaining(`Cannot write to ${backups}`)]);
    await rm(backups);
    await mkdir(backups);
    expect((await asked()).text).toMatch(/^ok +Backups: .*the first backup soon/m);
    const day = 24 * 60 * 60_000;
    for (const [age, line] of [
      [day / 2, /^ok +Backups: the newest is less than a day old/m],
      [3.5 * day, /^problem +Backups: The newest is 3 days old/m],
    ] as const) {
      await rm(backups, { recursive: true });
      await mkdir(backups);
      const folder = join(backups, backupName(Date.now() - age));
      await mkdir(folder);
      const manifest = { format: 1, createdAt: Date.now() - age, database: 'sqlite', accounts: 1, attachments: null };
      await writeFile(join(folder, 'backup.json'), JSON.stringify(manifest));
      expect((await asked()).text).toMatch(line);
    }
  });

  it.each<[string, Pass, string]>([
    ['a proxy that drops Upgrade', { withoutUpgrade: true }, 'Let the proxy pass Upgrade'],
    ['a proxy that changes Origin', { origin: 'http://inside:3000' }, 'Set PUBLIC_URL to exactly this address'],
    ['a clock that is wrong', { date: 'Mon, 01 Jan 2024 00:00:00 GMT' }, 'Turn on time synchronisation'],
    [
      'a proxy that refuses handshakes',
      { handshake: 'HTTP/1.1 401 Unauthorized' },
      'The proxy refuses it (status 401)',
    ],
    ['a proxy that forbids handshakes', { handshake: 'HTTP/1.1 403 Forbidden' }, 'The proxy refuses it (status 403)'],
    ['a proxy that answers handshakes', { handshake: 'HTTP/1.1 200 OK' }, 'Does not get through (status 200)'],
    ['a proxy without the path', { handshake: 'HTTP/1.1 404 Not Found' }, 'Does not get through (status 404)'],
    ['a proxy that redirects', { handshake: 'HTTP/1.1 302 Found' }, 'Does not get through (status 302)'],
    ['a proxy that closes handshakes', { handshake: '' }, 'Does not get through: ECONNRESET'],
    ['a proxy that opens sockets of its own', { handshake: ownSocket }, 'Does not get through: no answer'],
    ['a proxy that passes no frames', { withoutFrames: true }, 'Opens, but frames do not arrive'],
    ['another program at the address', { page: 'Welcome to nginx' }, 'Another program answers'],
  ])('says what to do about %s', async (_, pass, words) => {
    front.pass = pass;
    const { code, problems } = await examine();
    expect(code).toBe(1);
    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['a proxy that is not listed', { TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES is not set'],
    ['a server that does not run', { PORT: '1' }, 'Nothing answers at http://127.0.0.1:1: ECONNREFUSED.'],
    ['an address that leads nowhere', { PUBLIC_URL: 'http://127.0.0.1:1' }, 'Cannot be reached: ECONNREFUSED.'],
    ['a missing data directory', { DATA_DIR: '/nowhere/at/all' }, 'Start the server once'],
  ])('says what to do about %s', async (_, changed, words) => {
    const { code, problems } = await examine(changed);
    expect(code).toBe(1);
    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  it('takes the published port of a container for no proxy', async () => {
    front.pass = { isPort: true };
    expect(await examine({ TRUSTED_PROXIES: '' })).toMatchObject({ code: 0, problems: [] });
  });

  it('says what to do about a data directory that others can read', async () => {
    await chmod(join(directory, 'data'), 0o755);
    const { problems, text } = await examine();
    expect(problems).toEqual([expect.stringContaining('chmod -R go-rwx')]);
    expect(text).toMatch(/^ok +Disk speed/m);
    await chmod(join(directory, 'data'), 0o700);
  });
});

const ownSocket =
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: bm90IHRoZSBhbnN3ZXI=';

/** How the proxy changes what passes. */
interface Pass {
  /** It is no proxy, but the published port of a container. */
  readonly isPort?: boolean;
  readonly withoutUpgrade?: boolean;
  /** The head of the answer with which the proxy itself ends handshakes; empty for none. */
  readonly handshake?: string;
  readonly withoutFrames?: boolean;
  readonly origin?: string;
  readonly date?: string;
  readonly page?: string;
}

function startProxy(port: number, to: number, now: () => Pass): Server {
  const forward = (incoming: IncomingMessage) => {
    const { withoutUpgrade, origin, isPort } = now();
    const { upgrade, connection, ...kept } = incoming.headers;
    const headers = {
      ...(withoutUpgrade ? kept : incoming.headers),
      ...(origin && kept.origin && { origin }),
      ...(!isPort && { 'x-forwarded-for': incoming.socket.remoteAddress }),
    };
    return request({ host: '127.0.0.1', port: to, path: incoming.url, method: incoming.method, headers });
  };
  const server = createServer((incoming, response) => {
    const { page, date } = now();
    if (page !== undefined) return void response.end(page);
    const passed = forward(incoming);
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...(date && { date }) });
      answer.pipe(response);
    });
    incoming.pipe(passed);
  });
  server.on('upgrade', (incoming, socket) => {
    const { handshake, withoutFrames } = now();
    socket.on('error', () => {});
    if (handshake === '') return void socket.destroy();
    if (handshake !== undefined)
      return void socket.end(`${handshake}\r\nConnection: ${handshake === ownSocket ? 'Upgrade' : 'close'}\r\n\r\n`);
    const passed = forward(incoming);
    passed.on('response', (answer) => {
      socket.end(`HTTP/1.1 ${answer.statusCode} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      answer.resume();
    });
    passed.on('upgrade', ({ rawHeaders }, upstream, head) => {
      const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}` : []));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.on('error', () => {});
      if (withoutFrames) return void socket.end();
      socket.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    passed.end();
  });
  return server.listen(port, '127.0.0.1');
}
