import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Accounts, openAccounts } from '../accounts/index.ts';
import { mintAccount, mintSession } from '../accounts/testing.ts';
import { readConfig } from '../config/config.ts';
import { type DataDir, takeDataDir } from '../data-dir/data-dir.ts';
import { type DeletionLedger, openDeletionLedger } from '../data-dir/deletion-ledger.ts';
import { insertLink, takeLink } from '../db/account-links.ts';
import type { Database } from '../db/database.ts';
import { ownerOf } from '../db/members.ts';
import { epochOf } from '../db/meta.ts';
import { openSqlite } from '../db/sqlite.ts';
import { findUser, insertUser } from '../db/users.ts';
import { originRuleOf } from '../http/origin.ts';
import { createLog } from '../log/log.ts';
import { createMail } from '../mail/mail.ts';
import { mensana } from '../testing-process.ts';
import { readServerId } from './server-id.ts';

const secret = 'a secret that only these tests know';

describe('backup and restore', () => {
  let directory: string;
  let dataDir: string;
  let copy: string;
  let environment: Readonly<Record<string, string>>;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-backup-'));
    dataDir = join(directory, 'data');
    copy = join(directory, 'copy');
    environment = {};
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  function command(name: 'backup' | 'restore', ...files: string[]) {
    return mensana([name, ...files], { DATA_DIR: dataDir, ...environment });
  }

  interface Opened {
    readonly database: Database;
    readonly accounts: Accounts;
    readonly ledger: DeletionLedger;
    readonly close: () => Promise<void>;
  }

  /** Opens the parts of the server that hold its data. */
  async function openServer(beforeMigrating = async (_: string) => {}): Promise<Opened> {
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
      beforeMigrating,
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

  async function storeAttachment(uid: string, content: string, folderName = 'attachments'): Promise<string> {
    const folder = join(dataDir, folderName, Buffer.from(uid).toString('hex'));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, createHash('sha256').update(content).digest('hex'));
    await writeFile(file, content, { mode: 0o600 });
    return file;
  }

  /** Puts scripts in the place of `pg_dump`, or nothing, and of `pg_restore`. */
  async function usePgDump(script: string | null, pgRestore = 'exit 0'): Promise<void> {
    const programs = join(directory, 'programs');
    await mkdir(programs);
    if (script !== null) await writeFile(join(programs, 'pg_dump'), `#!/bin/sh\n${script}\n`, { mode: 0o700 });
    await writeFile(join(programs, 'pg_restore'), `#!/bin/sh\n${pgRestore}\n`, { mode: 0o700 });
    environment = { PATH: programs, DATABASE_URL: 'postgres://ann:hunter%2F2@127.0.0.1/notes' };
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
    const opened = openSqlite(join(copy, 'mensana.sqlite'));
    expect(await findUser(opened.kysely, uid)).toMatchObject({ uid });
    await opened.close();
    await server.close();
  });

  it('a backup is a single folder that only its owner can read, with nothing left beside it', async () => {
    const server = await openServer();
    await mintAccount(server.database.kysely);
    await storeAttachment('ann', 'an image');
    await server.ledger.append({ kind: 'record', uid: 'ann', at: 1, record: 'notes/1' });
    expect((await command('backup', copy)).text).toContain('accounts: 1, attachments: 1');
    expect(await readdir(directory)).toEqual(['copy', 'data']);
    expect((await readdir(copy)).toSorted()).toEqual([
      'attachments',
      'backup.json',
      'deletions.jsonl',
      'inbox',
      'mensana.sqlite',
    ]);
    for (const name of await readdir(copy, { recursive: true })) {
      expect((await stat(join(copy, name))).mode & 0o077).toBe(0);
    }
    await server.close();
  });

  it('restoring brings back missing attachments and deletions, and keeps what is there', async () => {
    const server = await openServer();
    await mintAccount(server.database.kysely);
    const lost = await storeAttachment('ann', 'an image');
    const kept = await storeAttachment('ann', 'another image');
    await server.ledger.append({ kind: 'record', uid: 'ann', at: 1, record: 'notes/1' });
    await command('backup', copy);
    await server.ledger.append({ kind: 'record', uid: 'ann', at: 2, record: 'notes/2' });
    await server.close();
    await moveDatabaseAway();
    await rm(lost);
    const { mtimeMs } = await stat(kept);
    expect((await command('restore', copy)).text).toContain('are back: 1. Start the server');
    expect(await readFile(lost, 'utf8')).toBe('an image');
    expect((await stat(kept)).mtimeMs).toBe(mtimeMs);
    const ledger = openDeletionLedger(join(dataDir, 'deletions.jsonl'));
    expect(await ledger.read()).toMatchObject([{ record: 'notes/1' }, { record: 'notes/2' }]);
  });

  it('restoring brings back the recordings that waited in an inbox', async () => {
    const server = await openServer();
    await mintAccount(server.database.kysely);
    const waiting = await storeAttachment('ann', 'a recording', 'inbox');
    await command('backup', copy);
    await server.close();
    await moveDatabaseAway();
    await rm(waiting);
    expect(await command('restore', copy)).toMatchObject({ code: 0 });
    expect(await readFile(waiting, 'utf8')).toBe('a recording');
  });

  it('restoring replaces a damaged attachment, and does not bring one that is damaged in the backup', async () => {
    const server = await openServer();
    const damaged = await storeAttachment('ann', 'an image');
    const lost = await storeAttachment('ann', 'another image');
    await command('backup', copy);
    await server.close();
    await moveDatabaseAway();
    await writeFile(damaged, 'something else');
    await rm(lost);
    await writeFile(join(copy, relative(dataDir, lost)), 'bit rot');
    const { text } = await command('restore', copy);
    expect(text).toContain('are back: 1. Attachments that are damaged in the backup and were not restored: 1.');
    expect(await readFile(damaged, 'utf8')).toBe('an image');
    expect(await readdir(dirname(lost))).toEqual([basename(damaged)]);
  });

  it('says what is safe after a restore that failed halfway, and works when it is run again', async () => {
    const server = await openServer();
    const attachment = await storeAttachment('ann', 'an image');
    await command('backup', copy);
    await server.close();
    await moveDatabaseAway();
    await rm(attachment);
    await mkdir(`${attachment}.restoring`); // where the command copies to
    const { code, text } = await command('restore', copy);
    expect(code).toBe(1);
    expect(text).not.toContain('It has not changed');
    expect(text).toContain('The restore is not complete, so do not start the server yet.');
    expect(existsSync(join(dataDir, 'mensana.sqlite'))).toBe(false);
    await rm(`${attachment}.restoring`, { recursive: true });
    expect(await command('restore', copy)).toMatchObject({ code: 0 });
    expect(await readFile(attachment, 'utf8')).toBe('an image');
  });

  it('restoring on another machine brings back attachments and deletions, and cleans up no file for 30 days', async () => {
    const server = await openServer();
    await mintAccount(server.database.kysely);
    const file = await storeAttachment('ann', 'an image');
    await server.ledger.append({ kind: 'record', uid: 'ann', at: 1, record: 'notes/1' });
    await command('backup', copy);
    await server.close();
    await rename(dataDir, join(directory, 'lost'));
    expect(await command('restore', copy)).toMatchObject({ code: 0 });
    expect(readServerId(dataDir)).toBe(readServerId(join(directory, 'lost')));
    expect(await readFile(file, 'utf8')).toBe('an image');
    expect(await openDeletionLedger(join(dataDir, 'deletions.jsonl')).read()).toMatchObject([{ record: 'notes/1' }]);
    expect(JSON.parse(await readFile(join(dataDir, 'attachments', 'history.json'), 'utf8'))).toMatchObject({
      epoch: '',
    });
  });

  it('reports attachments that are damaged on disk, and still backs up everything', async () => {
    const server = await openServer();
    await writeFile(await storeAttachment('ann', 'an image'), 'something else');
    expect(await command('backup', copy)).toMatchObject({
      code: 0,
      text: expect.stringContaining('Damaged attachments: 1.'),
    });
    await server.close();
  });

  it('without a folder, a backup goes into BACKUP_DIR under the time at which it was made', async () => {
    const server = await openServer();
    environment = { BACKUP_DIR: join(directory, 'backups') };
    expect((await command('backup')).code).toBe(0);
    expect(await readdir(join(directory, 'backups'))).toEqual([
      expect.stringMatching(/^mensana-\d{4}-\d\d-\d\dT\d{6}Z$/),
    ]);
    await server.close();
  });

  it('says what to do if there is no database, and leaves nothing behind', async () => {
    const { code, text } = await command('backup', copy);
    expect(code).toBe(1);
    expect(text).toContain('There is no database at ');
    expect(existsSync(copy)).toBe(false);
  });

  it('restores a copy of the database alone, as earlier versions made it', async () => {
    const server = await openServer();
    const uid = await mintAccount(server.database.kysely);
    await command('backup', copy);
    await server.close();
    await moveDatabaseAway();
    expect(await command('restore', join(copy, 'mensana.sqlite'))).toMatchObject({ code: 0 });
    const restored = await openServer();
    expect(await findUser(restored.database.kysely, uid)).toMatchObject({ uid });
    await restored.close();
  });

  it('restores a database that was moved away with its WAL, including the newest commits', async () => {
    const server = await openServer();
    const uid = await mintAccount(server.database.kysely);
    for (const ending of ['', '-wal']) {
      await copyFile(join(dataDir, `mensana.sqlite${ending}`), join(directory, `crashed${ending}`));
    }
    expect((await stat(join(directory, 'crashed-wal'))).size).toBeGreaterThan(0);
    await server.close();
    await moveDatabaseAway();
    expect(await command('restore', join(directory, 'crashed'))).toMatchObject({ code: 0 });
    const restored = await openServer();
    expect(await findUser(restored.database.kysely, uid)).toMatchObject({ uid });
    await restored.close();
  });

  it('does not restore an incomplete backup', async () => {
    const server = await openServer();
    await command('backup', copy);
    await server.close();
    await moveDatabaseAway();
    await rm(join(copy, 'backup.json'));
    expect(await command('restore', copy)).toMatchObject({
      code: 1,
      text: `${copy} is not a Mensana backup, or it is damaged.\n`,
    });
    expect(existsSync(join(dataDir, 'mensana.sqlite'))).toBe(false);
  });

  it.each([
    ['is missing', null, 'pg_dump was not found'],
    [
      'is too old',
      'echo "pg_dump: error: aborting because of server version mismatch" >&2; exit 1',
      'pg_dump is older than your PostgreSQL server.',
    ],
    ['fails', 'echo "pg_dump: error: no connection" >&2; exit 1', 'pg_dump failed: pg_dump: error: no connection.'],
  ])('says what to do if pg_dump %s, and leaves nothing behind', async (_, script, expected) => {
    await usePgDump(script);
    const { code, text } = await command('backup', copy);
    expect(code).toBe(1);
    expect(text).toContain(expected);
    expect(await readdir(directory)).not.toContain('copy');
  });

  it('opens a dump to check it, and keeps none that pg_restore cannot read', async () => {
    await usePgDump('exit 0', 'echo "$*" > "$0.given"; exit 1');
    const { code, text } = await command('backup', copy);
    expect(code).toBe(1);
    expect(text).toContain('The copy of the database failed its check');
    expect(await readFile(join(directory, 'programs', 'pg_restore.given'), 'utf8')).toMatch(
      /^--list .*mensana\.dump$/m,
    );
    expect(await readdir(directory)).not.toContain('copy');
  });

  it('passes the password to pg_dump without showing it to other users of the machine', async () => {
    await usePgDump('shown="$*"; IFS="="; for file in $4; do :; done; printf "%s %s" "$shown" "$PGPASSWORD" > "$file"');
    expect(await command('backup', copy)).toMatchObject({ code: 0 });
    const [shown = '', password] = (await readFile(join(copy, 'mensana.dump'), 'utf8')).split(/ (?=\S+$)/);
    expect(shown).toContain('--dbname=postgres://ann@127.0.0.1/notes');
    expect(shown).not.toContain('hunter');
    expect(password).toBe('hunter/2');
  });

  it('restores nothing from a backup of a newer version', async () => {
    const server = await openServer();
    await storeAttachment('ann', 'an image');
    await server.close();
    await command('backup', copy);
    const newer = openSqlite(join(copy, 'mensana.sqlite'));
    await newer.kysely
      .insertInto('migration' as never)
      .values({ id: '9999-later', applied_at: 1 } as never)
      .execute();
    await newer.close();
    dataDir = join(directory, 'another machine');
    expect(await command('restore', copy)).toEqual({
      code: 1,
      text: `${copy} is of a newer version of Mensana. Nothing was changed. Restore it with that version.\n`,
    });
    expect(existsSync(join(dataDir, 'mensana.sqlite'))).toBe(false);
    expect(existsSync(join(dataDir, 'attachments'))).toBe(false);
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

  it('links to reset a password from before a restore do not work, because they may be used or invalidated', async () => {
    const server = await openServer();
    const uid = await mintAccount(server.database.kysely);
    const link = { tokenHash: 'hash', uid, purpose: 'reset-password', address: 'ann@example.org' } as const;
    const now = Date.now();
    await insertLink(server.database.kysely, { ...link, expiresAt: now + 60_000 }, now);
    await command('backup', copy);
    await server.close();
    await moveDatabaseAway();
    await command('restore', copy);
    const restored = await openServer();
    const taken = await takeLink(restored.database.kysely, { tokenHash: 'hash', purpose: 'reset-password', now });
    expect(taken).toBe('expired');
    await restored.close();
  });

  it('the server copies the database before the account library changes its schema, and not at other starts', async () => {
    const asked: string[] = [];
    const beforeMigrating = async (migration: string) => void asked.push(migration);
    for (let start = 0; start < 2; start++) await (await openServer(beforeMigrating)).close();
    expect(asked).toEqual([]);
    const server = await openServer();
    await server.database.kysely.schema.alterTable('user').dropColumn('lastSignInAt').execute();
    await server.close();
    await (await openServer(beforeMigrating)).close();
    expect(asked).toEqual(['better-auth']);
  });

  it('a restored backup from before owners makes the oldest account the owner that was not deleted since', async () => {
    const server = await openServer();
    const { kysely } = server.database;
    await kysely.schema.dropTable('member').execute();
    await kysely.schema.dropTable('invitation').execute();
    await kysely.deleteFrom('migration').where('id', '=', '0009-people').execute();
    for (const [age, uid] of ['youngest', 'older', 'oldest'].entries()) {
      await insertUser(kysely, { uid, email: `${uid}@example.org`, now: Date.now() - age * 1000 });
    }
    await command('backup', copy);
    await server.ledger.append({ kind: 'account', uid: 'oldest', at: Date.now(), sessions: [] });
    await server.close();
    await moveDatabaseAway();
    expect(await command('restore', copy)).toMatchObject({ code: 0 });
    const restored = await openServer();
    expect(await ownerOf(restored.database.kysely)).toBe('older');
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
});
