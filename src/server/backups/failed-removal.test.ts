import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite.ts';
import { createLog } from '../log/log.ts';
import { backupName, listBackups } from './backup-folder.ts';
import { backUpBeforeMigration } from './before-migration.ts';
import { createBackup } from './create-backup.ts';
import { readOrCreateServerId } from './server-id.ts';

vi.mock('node:fs/promises', { spy: true }); // root can remove everything, so a failure must be simulated

it('an update goes ahead although an old copy cannot be removed, and the log warns', async () => {
  const { rename: actual } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  const dataDir = await mkdtemp(join(tmpdir(), 'mensana-removal-'));
  await mkdir(join(dataDir, 'backups'));
  const database = openSqlite(join(dataDir, 'mensana.sqlite'));
  await migrate(database);
  await database.close();
  const old = join(dataDir, 'backups', backupName(Date.now() - 60_000, '9001-first'));
  await createBackup({ dataDir, databaseUrl: null, bucket: null }, old, { contents: 'database' });
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (from === old) throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    await actual(from, to);
  });
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  await backUpBeforeMigration(
    { dataDir, databaseUrl: null, bucket: null, backupDir: null, backupKeep: 7 },
    log,
    '9001-first',
  );
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'backup/removal-failed', level: 'warn', errorCode: 'EPERM' },
  ]);
  expect(await listBackups(join(dataDir, 'backups'), readOrCreateServerId(dataDir))).toHaveLength(2);
  await rm(dataDir, { recursive: true });
});
