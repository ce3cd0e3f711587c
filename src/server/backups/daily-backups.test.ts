import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import type { Migration } from '../db/migrations/migration.ts';
import { openSqlite } from '../db/sqlite.ts';
import { createLog } from '../log/log.ts';
import { backupName, isBackupDue, listBackups, removeIncomplete } from './backup-folder.ts';
import { backUpBeforeMigration, MigrationBackupFailed } from './before-migration.ts';
import { checkSqlite } from './copy-database.ts';
import { createBackup } from './create-backup.ts';
import { startDailyBackups } from './daily-backups.ts';
import { readOrCreateServerId } from './server-id.ts';

const day = 24 * 60 * 60_000;

describe('backups by the server', () => {
  let directory: string;
  let dataDir: string;
  let backupDir: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-daily-'));
    dataDir = join(directory, 'data');
    backupDir = join(directory, 'backups');
    await mkdir(dataDir);
    const database = openSqlite(join(dataDir, 'mensana.sqlite'));
    await migrate(database, { migrations: migrations.slice(0, 8) });
    await database.close();
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const serverId = () => readOrCreateServerId(dataDir);
  const source = () => ({ dataDir, databaseUrl: null, bucket: null });
  const config = (changes = {}) =>
    ({ dataDir, databaseUrl: null, bucket: null, backupDir, backupKeep: 2, ...changes }) as const;
  const withoutFolder = (changes = {}) => ({ ...config(changes), backupDir: null });

  /** Starts the daily backups, waits for the first line in the log, and stops them. */
  async function firstLine(changes = {}): Promise<{ readonly event: string; readonly level: string }> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const stop = startDailyBackups(config(changes), createLog('info', resolve), () => true);
    const line = await promise;
    await stop();
    return JSON.parse(line);
  }

  /** Changes when a backup says that it was made. */
  async function makeOlder(folder: string, milliseconds: number): Promise<void> {
    const file = join(folder, 'backup.json');
    const manifest = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...manifest, createdAt: manifest.createdAt - milliseconds }));
  }

  it('makes the first one at once, and none while the newest is younger than a day', async () => {
    expect(await firstLine()).toMatchObject({ event: 'backup/created', level: 'info' });
    expect(await listBackups(backupDir, serverId())).toHaveLength(1);
    const lines: string[] = [];
    const stop = startDailyBackups(
      config(),
      createLog('info', (line) => lines.push(line)),
      () => true,
    );
    await stop();
    expect(lines).toEqual([]);
    expect(await listBackups(backupDir, serverId())).toHaveLength(1);
  });

  it('makes the next one after a day, keeps the newest, and stores unchanged attachments once', async () => {
    const attachment = await storeAttachment('content');
    for (const days of [5, 3]) {
      const folder = join(backupDir, backupName(Date.now() - days * day));
      await createBackup(source(), folder);
      await makeOlder(folder, days * day);
    }
    await firstLine();
    const [newest, previous, ...others] = await listBackups(backupDir, serverId());
    expect(others).toEqual([]);
    expect(previous?.folder).toContain(backupName(Date.now() - 3 * day).slice(0, 18));
    const inodes = [newest, previous].map(async (each) => (await stat(join(String(each?.folder), attachment))).ino);
    expect(new Set(await Promise.all(inodes)).size).toBe(1);
    expect(await readFile(join(String(newest?.folder), attachment), 'utf8')).toBe('content');
  });

  /** Returns the path of an attachment in the data directory and in backups. */
  async function storeAttachment(content: string): Promise<string> {
    const path = join('attachments', 'aa', createHash('sha256').update(content).digest('hex'));
    await mkdir(join(dataDir, 'attachments', 'aa'), { recursive: true });
    await writeFile(join(dataDir, path), content);
    return path;
  }

  it('shares no attachment that is damaged in the earlier backup, and warns of one that it cannot replace', async () => {
    const [intact, damaged] = [await storeAttachment('content'), await storeAttachment('another')];
    const earlier = join(backupDir, backupName(Date.now() - 2 * day));
    await createBackup(source(), earlier);
    await makeOlder(earlier, 2 * day);
    await writeFile(join(earlier, intact), 'bit rot'); // as long as before
    await writeFile(join(earlier, damaged), 'bit rot');
    await writeFile(join(dataDir, damaged), 'bit rot');
    expect(await firstLine()).toMatchObject({ event: 'backup/created', level: 'warn', damaged: 1 });
    const [newest] = await listBackups(backupDir, serverId());
    expect(await readFile(join(String(newest?.folder), intact), 'utf8')).toBe('content');
  });

  it('makes one although a backup is dated in the future, and removes that one first', async () => {
    const future = join(backupDir, backupName(Date.now() + 3 * day));
    await createBackup(source(), future);
    await makeOlder(future, -3 * day);
    expect(await firstLine({ backupKeep: 1 })).toMatchObject({ event: 'backup/created' });
    const [newest, ...others] = await listBackups(backupDir, serverId());
    expect(others).toEqual([]);
    expect(newest?.folder).not.toBe(future);
    expect(isBackupDue(newest === undefined ? [] : [newest], Date.now())).toBe(false);
  });

  it('neither counts nor removes the backups of another server in the same folder', async () => {
    const other = join(directory, 'other');
    await cp(dataDir, other, { recursive: true });
    const folder = join(backupDir, backupName(Date.now() - 1000));
    await createBackup({ dataDir: other, databaseUrl: null, bucket: null }, folder);
    expect(await firstLine({ backupKeep: 1 })).toMatchObject({ event: 'backup/created' });
    expect(await readdir(backupDir)).toHaveLength(2);
  });

  it('logs a failure, removes no earlier backup, and leaves nothing half-written', async () => {
    const earlier = join(backupDir, backupName(Date.now() - 2 * day));
    await createBackup(source(), earlier);
    await makeOlder(earlier, 2 * day);
    await writeFile(join(dataDir, 'mensana.sqlite'), 'not a database, but long enough to look like one to a reader');
    expect(await firstLine({ backupKeep: 1 })).toMatchObject({ event: 'backup/failed', level: 'error' });
    expect(await readdir(backupDir)).toEqual([basename(earlier)]);
  });

  it('logs a failure if the file system does not let it create the folder', async () => {
    const line = await firstLine({ backupDir: '/proc/mensana/backups' }); // like the folder of an automounter
    expect(line).toMatchObject({ event: 'backup/failed', errorCode: 'ENOENT' });
  });

  it('creates the folder and those above it', async () => {
    const deep = join(directory, 'a', 'b', 'c');
    expect(await firstLine({ backupDir: deep })).toMatchObject({ event: 'backup/created' });
    expect(await listBackups(deep, serverId())).toHaveLength(1);
  });

  it.each([
    ['', 'exec sleep 60'],
    [', also one that ignores signals', "trap '' TERM\nexec sleep 60"],
    [', also a script in its place', 'sleep 20'],
  ])('ends pg_dump when it stops, since that would hold locks for which the next start waits%s', async (_, work) => {
    const programs = join(directory, 'programs');
    const started = join(directory, 'started');
    await mkdir(programs);
    await writeFile(
      join(programs, 'pg_dump'),
      `#!/bin/sh\necho $$ > ${started}.new; mv ${started}.new ${started}\n${work}\n`,
      { mode: 0o700 },
    );
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const stop = startDailyBackups(
      config({ databaseUrl: 'postgres://ann@127.0.0.1/notes' }),
      createLog('info', () => {}),
      () => true,
    );
    await vi.waitUntil(() => existsSync(started), { timeout: 20_000 });
    const processId = Number(await readFile(started, 'utf8'));
    expect(await isRunning(processId)).toBe(true);
    await stop();
    await vi.waitUntil(async () => !(await isRunning(processId)), { timeout: 5_000 });
    expect(await readdir(backupDir)).toEqual([]);
  });

  it('removes what an interrupted backup left a day ago, and no folder of other programs', async () => {
    const name = backupName(Date.now());
    for (const each of [`${name}.incomplete-old1`, `${name}.incomplete-new1`, 'photos', 'photos.incomplete-1']) {
      await mkdir(join(backupDir, each), { recursive: true });
      const at = (Date.now() - (each.endsWith('new1') ? 0 : 2 * day)) / 1000;
      await utimes(join(backupDir, each), at, at);
    }
    await removeIncomplete(backupDir, '0123456789abcdef');
    expect((await readdir(backupDir)).toSorted()).toEqual([`${name}.incomplete-new1`, 'photos', 'photos.incomplete-1']);
  });

  it('removes what its own killed backup left before it copies, because that may have filled the disk', async () => {
    const id = readOrCreateServerId(dataDir);
    const left = `${backupName(Date.now())}.incomplete-${id}-0a1b2c3d`;
    await mkdir(join(backupDir, left), { recursive: true });
    await writeFile(join(dataDir, 'mensana.sqlite'), 'not a database, so that this backup fails');
    expect(await firstLine()).toMatchObject({ event: 'backup/failed' });
    expect(await readdir(backupDir)).toEqual([]);
    await mkdir(join(dataDir, 'backups', left), { recursive: true });
    await expect(backUpBeforeMigration(withoutFolder(), createLog('error'), '0009-people')).rejects.toThrow();
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
  });

  it('leaves nothing of a backup that is stopped in the middle', async () => {
    await mkdir(join(dataDir, 'attachments', 'aa'), { recursive: true });
    for (let i = 0; i < 300; i++) {
      await writeFile(join(dataDir, 'attachments', 'aa', i.toString(16).padStart(64, '0')), 'content'.repeat(20_000));
    }
    const lines: string[] = [];
    const stop = startDailyBackups(
      config(),
      createLog('info', (line) => lines.push(line)),
      () => true,
    );
    await expect.poll(() => readdir(backupDir).catch(() => []), { interval: 1, timeout: 10_000 }).toHaveLength(1);
    await stop();
    expect(lines).toEqual([]);
    expect(await readdir(backupDir)).toEqual([]);
  });

  it('stops without starting a backup while it looks whether one is due', async () => {
    const stop = startDailyBackups(config(), createLog('error'), () => true);
    await stop();
    expect(await readdir(directory)).toEqual(['data']);
  });

  it('copies the database before a migration, which then cannot lose it', async () => {
    await backUpBeforeMigration(withoutFolder(), createLog('error'), '0009-people');
    const [made] = await listBackups(join(dataDir, 'backups'), serverId());
    expect(made).toMatchObject({ kind: 'before-migration', manifest: { attachments: null } });
    expect(checkSqlite(join(String(made?.folder), 'mensana.sqlite'))).toBe(0);
  });

  it('does not migrate if the backup before it fails', async () => {
    await writeFile(join(dataDir, 'backups'), 'a file, where the folder should be');
    const database = openSqlite(join(dataDir, 'mensana.sqlite'));
    const migrating = migrate(database, {
      migrations: [...migrations.slice(0, 8), { id: '9999-next', up: async () => {} }],
      beforeMigrating: (migration) => backUpBeforeMigration(withoutFolder(), createLog('error'), migration),
    });
    await expect(migrating).rejects.toThrow(MigrationBackupFailed);
    const applied = await database.kysely.selectFrom('migration').select('id').execute();
    expect(applied).toHaveLength(8);
    await database.close();
  });

  it('copies the database once for an upgrade that fails after its first migration, however often it restarts', async () => {
    const upgrade = [...migrations.slice(0, 8), { id: '9001-first', up: async () => {} }];
    const broken = async () => Promise.reject(new Error('the disk is full'));
    for (let restart = 0; restart < 3; restart++) await failToUpgrade([...upgrade, { id: '9002-second', up: broken }]);
    const [made, ...others] = await listBackups(join(dataDir, 'backups'), serverId());
    expect([made?.migration, others]).toEqual(['9001-first', []]);
    const copy = openSqlite(join(String(made?.folder), 'mensana.sqlite'));
    expect(await copy.kysely.selectFrom('migration').select('id').execute()).toHaveLength(8);
    await copy.close();
  });

  it('copies the database again for the next upgrade, after one that succeeded', async () => {
    const asked: string[] = [];
    const beforeMigrating = async (migration: string) => void asked.push(migration);
    const database = openSqlite(join(dataDir, 'mensana.sqlite'));
    const first = [...migrations.slice(0, 8), { id: '9001-first', up: async () => {} }];
    await migrate(database, { migrations: first, beforeMigrating });
    await migrate(database, { migrations: [...first, { id: '9002-second', up: async () => {} }], beforeMigrating });
    expect(asked).toEqual(['9001-first', '9002-second']);
    await database.close();
  });

  it('keeps one copy for an upgrade whose first migration fails, and those before other upgrades', async () => {
    for (const [days, migration] of [
      [9, '9001-first'],
      [8, '9001-first'],
      [7, '0008-calendar-feeds'],
      [6, '0007-plain-chunks'],
    ] as const) {
      const folder = join(dataDir, 'backups', backupName(Date.now() - days * day, migration));
      await createBackup(source(), folder, { contents: 'database' });
      await makeOlder(folder, days * day);
    }
    const broken = async () => Promise.reject(new Error('the disk is full'));
    for (let restart = 0; restart < 3; restart++) {
      await failToUpgrade([...migrations.slice(0, 8), { id: '9001-first', up: broken }]);
    }
    const kept = (await listBackups(join(dataDir, 'backups'), serverId())).map(({ migration }) => migration);
    expect(kept).toEqual(['9001-first', '0007-plain-chunks', '0008-calendar-feeds']);
  });

  /** Starts an upgrade that fails, as a server does that is restarted again and again. */
  async function failToUpgrade(upgrade: readonly Migration[]): Promise<void> {
    const database = openSqlite(join(dataDir, 'mensana.sqlite'));
    const migrating = migrate(database, {
      migrations: upgrade,
      beforeMigrating: (migration) =>
        backUpBeforeMigration(withoutFolder({ backupKeep: 1 }), createLog('error'), migration),
    });
    await expect(migrating).rejects.toThrow('the disk is full');
    await database.close();
  }

  it.each(['with', 'without'])('removes copies before upgrades after 30 days, %s daily backups', async (daily) => {
    const used = daily === 'with' ? config() : withoutFolder();
    const parent = join(dataDir, 'backups'); // also if BACKUP_DIR was set only later
    for (const [days, migration] of [
      [31, '0007-plain-chunks'],
      [29, '0008-calendar-feeds'],
    ] as const) {
      const folder = join(parent, backupName(Date.now() - days * day, migration));
      await createBackup(source(), folder, { contents: 'database' });
      await makeOlder(folder, days * day);
    }
    const stop = startDailyBackups(used, createLog('error'), () => true);
    const kept = async () => (await listBackups(parent, serverId())).flatMap(({ migration }) => migration ?? []);
    await expect.poll(kept).toEqual(['0008-calendar-feeds']);
    await stop();
  });

  it('copies the database also if only the account library changes its schema, once until that succeeds', async () => {
    const asked: string[] = [];
    const beforeMigrating = async (migration: string) => void asked.push(migration);
    const database = openSqlite(join(dataDir, 'mensana.sqlite'));
    const released = migrations.slice(0, 8);
    const library = { isPending: async () => true, migrate: async () => Promise.reject(new Error('the disk is full')) };
    for (let restart = 0; restart < 2; restart++) {
      const migrating = migrate(database, { migrations: released, beforeMigrating, library });
      await expect(migrating).rejects.toThrow('the disk is full');
    }
    expect(asked).toEqual(['better-auth']);
    await migrate(database, { migrations: released, library: { ...library, migrate: async () => {} } });
    await backUpBeforeMigration(withoutFolder(), createLog('error'), 'better-auth');
    expect(await listBackups(join(dataDir, 'backups'), serverId())).toMatchObject([{ migration: 'better-auth' }]);
    await database.close();
  });

  it('makes no backup of a new database before its first migrations', async () => {
    const database = openSqlite(join(directory, 'new.sqlite'));
    const asked: string[] = [];
    await migrate(database, { beforeMigrating: async (migration) => void asked.push(migration) });
    expect(asked).toEqual([]);
    await database.close();
  });
});

/** Returns whether a process runs. One that has ended, but whose parent does not know yet, has no arguments. */
async function isRunning(processId: number): Promise<boolean> {
  return (await readFile(`/proc/${processId}/cmdline`, 'utf8').catch(() => '')) !== '';
}
