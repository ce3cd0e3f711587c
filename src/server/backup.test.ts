import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, openAccounts } from './accounts/index.ts';
import { mintAccount, mintSession } from './accounts/testing.ts';
import { readConfig } from './config.ts';
import { type DataDir, takeDataDir } from './data-dir.ts';
import type { Database } from './db/database.ts';
import { epochOf } from './db/meta.ts';
import { openSqlite } from './db/sqlite.ts';
import { findUser } from './db/users.ts';
import { type DeletionLedger, openDeletionLedger } from './deletion-ledger.ts';
import { originRuleOf } from './http/origin.ts';
import { createLog } from './log.ts';
import { createMail } from './mail/mail.ts';

const run = promisify(execFile);
const secret = 'a secret that only these tests know';

describe('backup and restore', () => {
  let directory: string;
  let dataDir: string;
  let copy: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-backup-'));
    dataDir = join(directory, 'data');
    copy = join(directory, 'copy.sqlite');
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  async function command(name: 'backup' | 'restore', ...files: string[]) {
    const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    return run(process.execPath, [script, ...files], { env }).then(
      ({ stdout }) => ({ code: 0, text: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
    );
  }

  interface Opened {
    readonly database: Database;
    readonly accounts: Accounts;
    readonly ledger: DeletionLedger;
    readonly close: () => Promise<void>;
  }

  /** Opens the parts of the server that hold its data. */
  async function openServer(): Promise<Opened> {
    const taken = takeDataDir(dataDir);
    const config = readConfig({ DATA_DIR: dataDir });
    if (!taken.ok || !config.ok) throw new Error('could not open the data directory or read the configuration');
    const data: DataDir = taken.value;
    const database = openSqlite(data.database);
    const log = createLog('error', () => {});
    const ledger = openDeletionLedger(data.deletions);
    const accounts = await openAccounts({
      config: config.value,
      database,
      ledger,
      log,
      secret,
      mail: createMail(config.value, log),
      origins: originRuleOf(config.value, 3000),
    });
    await accounts.replayDeletions();
    const close = async () => {
      await database.close();
      data.release();
    };
    return { database, accounts, ledger, close };
  }

  async function moveDatabaseAway(): Promise<void> {
    for (const ending of ['', '-wal', '-shm']) {
      const file = join(dataDir, `mensana.sqlite${ending}`);
      if (existsSync(file)) await rename(file, join(directory, `moved${ending}`));
    }
  }

  it('a backup can be taken while the server runs, and does not overwrite an existing file', async () => {
    const server = await openServer();
    const uid = await mintAccount(server.database.kysely);
    expect((await command('backup', copy)).code).toBe(0);
    expect(await command('backup', copy)).toMatchObject({
      code: 1,
      text: `${copy} already exists and was not overwritten.\n`,
    });
    const opened = openSqlite(copy);
    expect(await findUser(opened.kysely, uid)).toMatchObject({ uid });
    await opened.close();
    await server.close();
  });

  it('SY29b a restored database has another epoch, and every user signs in again without losing data', async () => {
    const server = await openServer();
    const epoch = await epochOf(server.database.kysely);
    const uid = await mintAccount(server.database.kysely);
    const { cookie } = await mintSession(server.database.kysely, { uid, secret });
    await command('backup', copy);
    await server.close();
    await moveDatabaseAway();
    expect(await command('restore', copy)).toMatchObject({ code: 0 });
    const restored = await openServer();
    expect(await epochOf(restored.database.kysely)).not.toBe(epoch);
    expect(await findUser(restored.database.kysely, uid)).toMatchObject({ uid });
    const session = await restored.accounts.sessionOf(new Headers({ cookie }));
    expect(session).toEqual({ ok: false, error: { code: 'account/session-unknown' } });
    await restored.close();
  });

  it('an account deleted after the backup stays deleted, and its devices are notified', async () => {
    const server = await openServer();
    const uid = await mintAccount(server.database.kysely);
    await command('backup', copy);
    const { cookie } = await mintSession(server.database.kysely, { uid, secret });
    const browser = { cookie, origin: 'http://localhost:3000', 'content-type': 'application/json' };
    const deleted = await server.accounts.routes.request('/api/account/delete', {
      method: 'POST',
      headers: browser,
      body: '{}',
    });
    expect(deleted.status).toBe(204);
    await server.close();
    await moveDatabaseAway();
    await command('restore', copy);
    const restored = await openServer();
    expect(await findUser(restored.database.kysely, uid)).toBeNull();
    const session = await restored.accounts.sessionOf(new Headers({ cookie }));
    expect(session).toEqual({ ok: false, error: { code: 'account/deleted', uid } });
    await restored.close();
  });

  it('restoring neither overwrites an existing database nor runs while the server does', async () => {
    const server = await openServer();
    await command('backup', copy);
    expect(await command('restore', copy)).toMatchObject({ code: 1, text: 'The server is running. Stop it first.\n' });
    const before = await epochOf(server.database.kysely);
    await server.close();
    expect((await command('restore', copy)).text).toContain(
      'already exists and was not overwritten. Move it away first.',
    );
    const again = await openServer();
    expect(await epochOf(again.database.kysely)).toBe(before);
    await again.close();
  });

  it('an invalid backup is refused and leaves no database behind', async () => {
    await writeFile(copy, 'not a database');
    expect(await command('restore', copy)).toMatchObject({
      code: 1,
      text: `${copy} is not a Mensana backup, or it is damaged.\n`,
    });
    expect(existsSync(join(dataDir, 'mensana.sqlite'))).toBe(false);
  });

  it('leftovers of an interrupted restore are not part of the next one', async () => {
    const server = await openServer();
    const uid = await mintAccount(server.database.kysely);
    await command('backup', copy);
    const later = await mintAccount(server.database.kysely);
    await copyFile(join(dataDir, 'mensana.sqlite-wal'), join(dataDir, 'mensana.sqlite.restoring-wal'));
    await server.close();
    await moveDatabaseAway();
    expect(await command('restore', copy)).toMatchObject({ code: 0 });
    const restored = await openServer();
    expect(await findUser(restored.database.kysely, uid)).toMatchObject({ uid });
    expect(await findUser(restored.database.kysely, later)).toBeNull();
    await restored.close();
  });

  it('a ledger with an incomplete last line is read up to it and can be appended to', async () => {
    const file = join(directory, 'deletions.jsonl');
    await writeFile(file, '{"kind":"account","uid":"a","at":1,"sessions":[]}\n{"kind":"acc');
    const ledger = openDeletionLedger(file);
    await Promise.all([
      ledger.append({ kind: 'record', uid: 'b', at: 2, record: 'notes/1' }),
      ledger.append({ kind: 'account', uid: 'c', at: 3, sessions: ['h'] }),
    ]);
    expect((await ledger.read()).map((each) => each.uid)).toEqual(['a', 'b', 'c']);
    expect(await readFile(file, 'utf8')).toMatch(/\n$/);
  });
});
