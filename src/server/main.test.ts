import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockClass, lockNumber } from './db/postgres-lock.ts';
import { openSqlite } from './db/sqlite.ts';
import { openTestPostgres } from './db/testing.ts';
import { filesNowhere } from './object-store/testing-nowhere.ts';
import { processEnvironment } from './testing-process.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

describe('the server process', () => {
  let directory: string;
  let running: ChildProcess[];
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-process-'));
    running = [];
  });
  afterEach(async () => {
    for (const child of running) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    }
    await rm(directory, { recursive: true, force: true });
  });

  function run(environment: Readonly<Record<string, string>> = {}, script = main, args: readonly string[] = []) {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...processEnvironment, PORT: '0', DATA_DIR: join(directory, 'data'), ...environment },
    });
    running.push(child);
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
    return { child, output };
  }

  async function start(environment: Readonly<Record<string, string>> = {}) {
    const { child, output } = run(environment);
    const address = () => /^Mensana is running at (\S+)$/m.exec(output.stdout)?.[1];
    while (address() === undefined) {
      await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')]);
      if (child.exitCode !== null) throw new Error(`the server exited: ${output.stderr}`);
    }
    return { child, output, origin: (address() ?? '').replace('localhost', '127.0.0.1') };
  }

  async function exitOf(child: ChildProcess): Promise<number | null> {
    if (child.exitCode === null) await once(child, 'exit');
    return child.exitCode;
  }

  it('prints its address and serves requests there', async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/health`)).status).toBe(200);
  });

  it('exits with code 1 and one clear sentence for each invalid value', async () => {
    const { child, output } = run({ PORT: 'eighty', SIGN_UP: 'perhaps' });
    expect(await exitOf(child)).toBe(1);
    expect(output.stderr).toBe(
      'PORT is "eighty", but it must be a whole number from 0 to 65535.\nSIGN_UP is "perhaps", but it must be open, invite or closed.\n',
    );
  });

  it('exits with a clear sentence if the port is in use', async () => {
    const first = await start();
    const port = new URL(first.origin).port;
    const { child, output } = run({ PORT: port, DATA_DIR: join(directory, 'other') });
    expect(await exitOf(child)).toBe(1);
    expect(output.stderr).toBe(
      `Cannot listen on port ${port} at 127.0.0.1: EADDRINUSE. Another program uses this port. Stop it, or set PORT to another one.\n`,
    );
  });

  it('exits with a clear sentence that omits the password if the database cannot be opened', async () => {
    const { child, output } = run({ DATABASE_URL: 'postgres://ann:hunter2@127.0.0.1:1/notes' });
    expect(await exitOf(child)).toBe(1);
    expect(output.stderr).toBe(
      'Cannot open the database in DATABASE_URL: ECONNREFUSED. No PostgreSQL answers at this host and port. Check that it runs, and the address.\n',
    );
  });

  it('exits with a clear sentence if the file is no database, and does not change it', async () => {
    await mkdir(join(directory, 'data'));
    const file = join(directory, 'data', 'mensana.sqlite');
    await writeFile(file, 'my shopping list, which is long enough to be read as a header, or so it seems to me');
    const { child, output } = run();
    expect(await exitOf(child)).toBe(1);
    expect(output.stderr).toBe(`Cannot open the database at ${file}: SQLITE_NOTADB.\n`);
    expect(await readFile(file, 'utf8')).toContain('my shopping list');
  });

  it('exits with a clear sentence if a page of the database is damaged', async () => {
    const first = await start();
    first.child.kill('SIGTERM');
    await exitOf(first.child);
    const file = join(directory, 'data', 'mensana.sqlite');
    const database = openSqlite(file);
    const table = await sql<{ rootpage: number }>`
      SELECT rootpage FROM sqlite_master WHERE name = 'ended_session'`.execute(database.kysely);
    await database.close();
    const bytes = await readFile(file);
    const page = Number(table.rows[0]?.rootpage);
    await writeFile(file, bytes.fill(0xa5, (page - 1) * 4096, page * 4096));
    const { child, output } = run();
    expect(await exitOf(child)).toBe(1);
    expect(output.stderr).toBe(
      `Cannot use the database at ${file}: SQLITE_CORRUPT. It is damaged. Check the disk, move the database away, and restore your newest backup.\n`,
    );
  });

  it('exits with a clear sentence if Node is too old for a safe SQLite, and creates no database', async () => {
    const old = `import { DatabaseSync } from 'node:sqlite';
      const { prepare } = DatabaseSync.prototype;
      DatabaseSync.prototype.prepare = function (statement) {
        return prepare.call(this, statement.replace('sqlite_version()', "'3.51.2'"));
      };`;
    const { child, output } = run({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(old)}` });
    expect(await exitOf(child)).toBe(1);
    expect(output.stderr).toBe(
      `Node ${process.versions.node} has SQLite 3.51.2, which can lose changes. Nothing was changed. Install Node 24.15 or newer, which has SQLite 3.51.3 or newer.\n`,
    );
    await expect(stat(join(directory, 'data', 'mensana.sqlite'))).rejects.toThrow('ENOENT');
  });

  it('exits with a clear sentence if a newer version has migrated the database', async () => {
    const first = await start();
    first.child.kill('SIGTERM');
    expect(await exitOf(first.child)).toBe(0);
    const database = openSqlite(join(directory, 'data', 'mensana.sqlite'));
    await database.kysely.insertInto('migration').values({ id: '9999-later', applied_at: 0 }).execute();
    await database.close();
    const { child, output } = run();
    expect(await exitOf(child)).toBe(1);
    expect(output.stderr).toBe(
      'A newer version of Mensana has updated this database. Nothing was changed. Start that version, or restore a backup from before the update.\n',
    );
  });

  it('ends by itself when it stops and when it cannot start, because process.exit can wait forever', async () => {
    const withoutExit = { NODE_OPTIONS: '--import=data:text/javascript,process.exit=()=>{}' };
    const { child } = await start(withoutExit);
    const second = run(withoutExit);
    expect(await exitOf(second.child)).toBe(1);
    expect(second.output.stderr).toContain('is in use by another server');
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
  });

  it.each([
    ['is a file', async (dataDir: string) => writeFile(dataDir, 'a file')],
    [
      'contains an invalid secret',
      async (dataDir: string) => void (await mkdir(join(dataDir, 'secret'), { recursive: true })),
    ],
  ])('exits with a clear sentence if DATA_DIR %s', async (_, make) => {
    await make(join(directory, 'data'));
    const { child, output } = run();
    expect(await exitOf(child)).toBe(1);
    expect(output.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^Cannot use \S+data as DATA_DIR: E[A-Z]+\.$/),
    ]);
  });

  it('does not start beside another server on the same data', async () => {
    await start();
    const { child, output } = run();
    expect(await exitOf(child)).toBe(1);
    expect(output.stderr).toContain('is in use by another server');
  });

  it('survives clients that request a live socket and disconnect before they are refused', async () => {
    const { origin, child } = await start();
    const { hostname, host, port } = new URL(origin);
    const ask =
      `GET /api/users/x/live HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://localhost:${port}\r\n` +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n';
    const strangers = Array.from({ length: 300 }, async () => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      socket.write(ask, () => socket.resetAndDestroy());
      await once(socket, 'close');
    });
    await Promise.all(strangers);
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  });

  it('uses PostgreSQL if DATABASE_URL points to it', async () => {
    const test = await openTestPostgres();
    const { origin, child } = await start({ DATABASE_URL: test.url });
    expect(await (await fetch(`${origin}/health`)).json()).toEqual({ database: 'answers' });
    child.kill('SIGTERM');
    expect(await exitOf(child)).toBe(0);
    await test.remove();
  });

  describe('on a PostgreSQL database', { timeout: 240_000 }, () => {
    const inUse =
      'Another server is using the database in DATABASE_URL, or it is being restored. Servers can only use it together if all of them have S3_URL.';
    const together = { ...filesNowhere, AUTH_SECRET: 'a secret of at least thirty-two characters' };
    let test: Awaited<ReturnType<typeof openTestPostgres>>;
    beforeEach(async () => {
      test = await openTestPostgres();
    });
    afterEach(async () => {
      await Promise.all(running.map(async (child) => child.kill('SIGKILL') && (await exitOf(child))));
      await test.remove();
    });
    const other = () => ({ DATABASE_URL: test.url, DATA_DIR: join(directory, 'other') });
    /** Takes the lock that a restore takes. */
    const takeAlone = (from = test.database) =>
      sql<{ taken: boolean }>`SELECT pg_try_advisory_lock(${lockClass}::int, ${lockNumber}::int) AS taken`
        .execute(from.kysely)
        .then(({ rows }) => rows[0]?.taken);

    /** Terminates the connection that holds the database lock, as a network failure does. */
    const cut = () =>
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'mensana lock' AND datname = current_database()`.execute(test.database.kysely);
    const holders = async () => {
      const found = await sql<{ pid: number }>`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.execute(test.database.kysely);
      return found.rows.map(({ pid }) => pid);
    };

    it('runs beside other servers with the same object store and secret, but not with others', async () => {
      const first = await start({ DATABASE_URL: test.url, ...together });
      const second = await start({ ...other(), ...together });
      for (const [DATA_DIR, wrong, sentence] of [
        [
          'third',
          { AUTH_SECRET: 'another secret of at least thirty-two characters' },
          /^Another server .* AUTH_SECRET/,
        ],
        [
          'fifth',
          { S3_URL: 'http://127.0.0.1:9/other' },
          /^The files of this database are in the bucket .*\/bucket\/,/,
        ],
      ] as const) {
        const stranger = run({ ...other(), ...together, ...wrong, DATA_DIR: join(directory, DATA_DIR) });
        expect(await exitOf(stranger.child)).toBe(1);
        expect(stranger.output.stderr).toMatch(sentence);
      }
      const alone = run({ ...other(), DATA_DIR: join(directory, 'fourth') });
      expect(await exitOf(alone.child)).toBe(1);
      expect(alone.output.stderr).toBe(`${inUse}\n`);
      for (const { origin } of [first, second])
        expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ database: 'answers' });
      for (const { child } of [first, second]) {
        child.kill('SIGTERM');
        expect(await exitOf(child)).toBe(0);
      }
      expect(await holders()).toEqual([]);
    });

    it('does not start while another server uses it without an object store, with any DATA_DIR', async () => {
      const { AUTH_SECRET } = together;
      const first = await start({ DATABASE_URL: test.url, AUTH_SECRET });
      for (const more of [{}, together]) {
        const second = run({ ...other(), ...more });
        expect(await exitOf(second.child)).toBe(1);
        expect(second.output.stderr).toBe(`${inUse}\n`);
      }
      expect(await (await fetch(`${first.origin}/health`)).json()).toEqual({ database: 'answers' });
      first.child.kill('SIGKILL');
      await exitOf(first.child);
      const stranger = run(other());
      expect(await exitOf(stranger.child)).toBe(1);
      expect(stranger.output.stderr).toMatch(/^The keys for connections and push services .* Nothing was changed\./);
      const third = await start({ ...other(), AUTH_SECRET });
      third.child.kill('SIGTERM');
      expect(await exitOf(third.child)).toBe(0);
      expect(await holders()).toEqual([]);
    });

    it.each([
      ['alone', {}],
      ['with others', together],
    ])('takes the lock again if the connection that holds it %s is lost', async (_, more) => {
      const first = await start({ DATABASE_URL: test.url, ...more });
      const before = await holders();
      await cut();
      await expect
        .poll(async () => (await holders()).filter((pid) => !before.includes(pid)), { timeout: 30_000 })
        .toHaveLength(1);
      expect(await takeAlone()).toBe(false);
      expect(first.child.exitCode).toBe(null);
    });

    it('stops with the reason if a restore takes the lock first', async () => {
      const first = await start({ DATABASE_URL: test.url });
      const rival = test.reopen();
      await rival.kysely.connection().execute(async (connection) => {
        const waiting = sql`SELECT pg_advisory_lock(${lockClass}::int, ${lockNumber}::int)`.execute(connection);
        await expect
          .poll(async () => {
            const asked = await sql`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`.execute(
              test.database.kysely,
            );
            return asked.rows.length;
          })
          .toBe(1);
        await cut();
        await waiting;
        expect(await exitOf(first.child)).toBe(1);
      });
      expect(first.output.stderr).toBe(`${inUse} Stopping.\n`);
      expect(first.output.stdout).toContain('server/database-taken');
    });

    it('refuses a restore while it runs', async () => {
      const { child } = await start({ DATABASE_URL: test.url });
      const restoring = () =>
        run(
          { DATABASE_URL: test.url, DATA_DIR: join(directory, 'other') },
          fileURLToPath(new URL('./command.ts', import.meta.url)),
          ['restore'],
        );
      const refused = restoring();
      expect(await exitOf(refused.child)).toBe(1);
      expect(refused.output.stderr).toBe('A server is using this database. Stop it first.\n');
      child.kill('SIGTERM');
      await exitOf(child);
      expect(await exitOf(restoring().child)).toBe(0);
    });
  });

  it('protects its secret and its data from other users of the machine', async () => {
    await start();
    for (const file of ['data', 'data/secret', 'data/mensana.sqlite']) {
      expect((await stat(join(directory, file))).mode & 0o077).toBe(0);
    }
  });

  it('keeps users signed in across a restart', async () => {
    const first = await start();
    const created = await fetch(`${first.origin}/api/account/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: first.origin },
      body: JSON.stringify({ email: 'ann@example.org', password: 'quiet river stone' }),
    });
    const cookie = created.headers.get('set-cookie')?.split(';')[0] ?? '';
    first.child.kill('SIGKILL');
    await exitOf(first.child);
    const second = await start();
    expect((await fetch(`${second.origin}/api/account`, { headers: { cookie } })).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('handles %s while it still starts', async (signal) => {
    const silent = createServer(); // the server waits for this database to answer
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const { child, output } = run({ DATABASE_URL: `postgres://ann@127.0.0.1:${port}/notes` });
    const [connection] = (await once(silent, 'connection')) as [Socket];
    connection.on('error', () => {});
    child.kill(signal);
    expect([await exitOf(child), child.signalCode]).toEqual([0, null]);
    expect(output.stdout).toContain('server/stopped');
    silent.close();
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s completes pending requests, accepts no new ones and exits with 0',
    async (signal) => {
      const { child, origin, output } = await start();
      const { hostname, port } = new URL(origin);
      const idle = connect(Number(port), hostname);
      await once(idle, 'connect');
      const body = JSON.stringify({ email: 'ann@example.org', password: 'quiet river stone' });
      const asking = connect(Number(port), hostname);
      asking.write(
        `POST /api/account/create HTTP/1.1\r\nHost: ${hostname}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
      );
      const [goOn] = (await once(asking, 'data')) as [Buffer];
      expect(goOn.toString()).toContain('100 Continue'); // the server is processing this request
      child.kill(signal);
      while (!output.stdout.includes('server/stopping')) await once(child.stdout as NodeJS.ReadableStream, 'data');
      asking.write(body);
      const [answer] = (await once(asking, 'data')) as [Buffer];
      expect(answer.toString()).toContain('201 Created');
      expect(await exitOf(child)).toBe(0);
      await expect(fetch(`${origin}/health`)).rejects.toThrow();
      idle.destroy();
      asking.destroy();
    },
  );
});
