import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReleaseCheck } from '#domain/testing/runs.ts';
import { checkSqlite } from '../src/server/backups/copy-database.ts';
import { readManifest } from '../src/server/backups/manifest.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { migrations } from '../src/server/db/migrations/index.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';
import { processEnvironment } from '../src/server/testing-process.ts';

/** The number of points at which each command is killed: five in `npm test`, a hundred with `npm run durability`. */
const points = isReleaseCheck ? 100 : 5;
const rows = 4_000;
const attachments = 150;
/** The migration before the one that copies whole tables. */
const oldVersion = 3;

const program = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('a process that is killed', () => {
  let directory: string;
  let dataDir: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-killed-'));
    dataDir = join(directory, 'data');
    await mkdir(join(dataDir, 'attachments', 'aa'), { recursive: true });
    await createDatabase(join(directory, 'old.sqlite'), oldVersion);
    await createDatabase(join(dataDir, 'mensana.sqlite'), migrations.length);
    for (let i = 0; i < attachments; i++) {
      const content = `${i} `.repeat(1000);
      const hash = createHash('sha256').update(content).digest('hex');
      await writeFile(join(dataDir, 'attachments', 'aa', hash), content);
    }
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));

  it(`leaves a complete backup or none, at ${points} points of a backup`, async () => {
    const parent = join(directory, 'backups');
    await mkdir(parent);
    const start = (folder: string) =>
      spawnNode([program('../src/server/command.ts'), 'backup', folder], { DATA_DIR: dataDir });
    const whole = await timed(start(join(parent, 'whole')), () => readdir(parent).then((names) => names.length > 0));
    let inBetween = 0;
    for (let point = 0; point < points; point++) {
      const folder = join(parent, `at-${point}`);
      const isBegun = async () => (await readdir(parent)).some((name) => name.startsWith(`at-${point}`));
      await killAfter(start(folder), isBegun, (whole * (point + Math.random())) / points);
      const left = (await readdir(parent)).filter((name) => name.startsWith(`at-${point}.incomplete-`));
      if (left.length > 0) inBetween += 1;
      if (existsSync(folder)) await expectComplete(folder);
      else expect(left).toHaveLength(1);
    }
    expect(inBetween).toBeGreaterThan(0);
    expect(checkSqlite(await copied(join(dataDir, 'mensana.sqlite')))).toBe(0);
  }, 900_000);

  it(`leaves the schema of one version, with all rows, at ${points} points of an upgrade, and completes it later`, async () => {
    const schemas = await schemasByVersion();
    const target = join(directory, 'migrating');
    const migrator = () => spawnNode([program('./migrator.ts')], { DATA_DIR: target });
    const start = async () => {
      await rm(target, { recursive: true, force: true });
      await mkdir(target);
      await copyFile(join(directory, 'old.sqlite'), join(target, 'mensana.sqlite'));
      return migrator();
    };
    /** Checks the database and returns how many migrations have run. */
    const version = async () => {
      const database = openSqlite(join(target, 'mensana.sqlite'));
      const applied = await database.kysely.selectFrom('migration').select('id').orderBy('id').execute();
      expect(applied.map(({ id }) => id)).toEqual(migrations.slice(0, applied.length).map(({ id }) => id));
      expect(await schemaOf(database)).toEqual(schemas[applied.length]);
      const { rows: counted } = await sql<{ n: number }>`SELECT count(*) AS n FROM hub_log`.execute(database.kysely);
      expect(counted[0]?.n).toBe(rows);
      await database.close();
      return applied.length;
    };
    const expectOneCopy = async () => {
      const names = await readdir(join(target, 'backups'));
      const [name = '', ...others] = names.filter((each) => !each.includes('.incomplete-'));
      expect(others).toEqual([]);
      expect(await readManifest(join(target, 'backups', name))).not.toBeNull();
      const copy = openSqlite(join(target, 'backups', name, 'mensana.sqlite'));
      expect(await schemaOf(copy)).toEqual(schemas[oldVersion]); // also if the upgrade was killed halfway
      await copy.close();
    };
    const first = await start();
    const seen = linesOf(first);
    const whole = await timed(first, async () => seen().includes('migrates'));
    let killedWhileCopying = 0;
    let killedWhileMigrating = 0;
    for (let point = 0; point < points; point++) {
      const phase = point % 2 === 0 ? 'migrates' : 'copies';
      const child = await start();
      const lines = linesOf(child);
      const milliseconds = phase === 'copies' ? point : (whole * (point + Math.random())) / (points * 1.2);
      await killAfter(child, async () => lines().includes(phase), milliseconds);
      if (child.stdout !== null) await finished(child.stdout); // a killed process may have written more than was read
      const wasMigrating = lines().includes('migrates');
      const reached = await version();
      if (child.signalCode === 'SIGKILL' && !wasMigrating) killedWhileCopying += 1;
      if (child.signalCode === 'SIGKILL' && wasMigrating && reached < migrations.length) killedWhileMigrating += 1;
      if (wasMigrating) await expectOneCopy();
      else expect(reached).toBe(oldVersion);
      const again = migrator();
      await once(again, 'exit');
      expect(again.exitCode).toBe(0);
      expect(await version()).toBe(migrations.length);
      await expectOneCopy();
    }
    expect(killedWhileCopying).toBeGreaterThan(0);
    expect(killedWhileMigrating).toBeGreaterThan(0);
  }, 900_000);

  async function expectComplete(folder: string): Promise<void> {
    expect(await readManifest(folder)).toMatchObject({ attachments: { files: attachments, damaged: 0 } });
    expect(await readdir(join(folder, 'attachments', 'aa'))).toHaveLength(attachments);
    expect(checkSqlite(join(folder, 'mensana.sqlite'))).toBe(0);
  }

  async function copied(file: string): Promise<string> {
    const copy = join(directory, 'copy.sqlite');
    await copyFile(file, copy);
    return copy;
  }

  /** Returns the schema after each number of migrations. */
  async function schemasByVersion(): Promise<readonly (readonly string[])[]> {
    const database = openSqlite(join(directory, 'schemas.sqlite'));
    const schemas: (readonly string[])[] = [[]];
    for (let count = 1; count <= migrations.length; count++) {
      await migrate(database, { migrations: migrations.slice(0, count) });
      schemas.push(await schemaOf(database));
    }
    await database.close();
    return schemas;
  }
});

/** Creates a database of an earlier version with rows that take time to copy. */
async function createDatabase(file: string, version: number): Promise<void> {
  const database = openSqlite(file);
  await migrate(database, { migrations: migrations.slice(0, version) });
  await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
    INSERT INTO hub_log (uid, sequence, mark, id, size, received_at, replaced, payload)
    SELECT 'ann', i, x'01', randomblob(16), 2000, 4, x'05', randomblob(2000) FROM n`.execute(database.kysely);
  await database.close();
}

async function schemaOf({ kysely }: ReturnType<typeof openSqlite>): Promise<readonly string[]> {
  const { rows: found } = await sql<{ line: string }>`
    SELECT type || ' ' || name || ' ' || coalesce(sql, '') AS line FROM sqlite_master ORDER BY name`.execute(kysely);
  return found.map(({ line }) => line);
}

function spawnNode(given: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, given, {
    env: { ...processEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Returns a function that returns what a process has written so far. */
function linesOf(child: ChildProcess): () => string {
  let written = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  return () => written;
}

/** Returns how long a process works from its beginning to its end, in milliseconds. */
async function timed(child: ChildProcess, isBegun: () => Promise<boolean>): Promise<number> {
  await until(child, isBegun);
  const begun = performance.now();
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  return performance.now() - begun;
}

/** Kills a process some time after its work has begun, as a power failure would. */
async function killAfter(child: ChildProcess, isBegun: () => Promise<boolean>, milliseconds: number): Promise<void> {
  await until(child, isBegun);
  await wait(milliseconds);
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function until(child: ChildProcess, isBegun: () => Promise<boolean>): Promise<void> {
  while (!(await isBegun())) {
    if (child.exitCode !== null) throw new Error('the process exited before its work began');
    await wait(1);
  }
}
