import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openSqlite } from '../sqlite.ts';
import { openHubStorage } from './hub-storage.ts';

const program = fileURLToPath(new URL('append-until-killed.ts', import.meta.url));

it('a push acknowledged by SQLite survives killing the server, once and in order', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'mensana-durability-'));
  const file = join(directory, 'mensana.sqlite');
  const acknowledged: string[] = [];
  for (let kill = 1; kill <= 5; kill++) {
    acknowledged.push(...(await acknowledgedUntilKilled(file, 19 * kill)));
    const logged = await loggedIn(file);
    const found = new Set(logged);
    expect(found.size).toBe(logged.length);
    expect(acknowledged.filter((line) => !found.has(line))).toEqual([]);
  }
  expect(acknowledged.length).toBeGreaterThan(5 * 19);
  await rm(directory, { recursive: true });
});

/** Returns the lines that the program printed until it was killed while working, after at least `least` lines. */
async function acknowledgedUntilKilled(file: string, least: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  let lines = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    lines += text.split('\n').length - 1;
    if (lines >= least) child.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return printed.split('\n').slice(0, -1);
}

/** Returns the log in the form in which the program prints it. Its numbers run from 1 without a gap. */
async function loggedIn(file: string): Promise<readonly string[]> {
  const database = openSqlite(file);
  const storage = openHubStorage(database);
  const logged: string[] = [];
  for (const uid of ['uid-0', 'uid-1', 'uid-2']) {
    const log = await storage.logAfter(uid, 0, Number.MAX_SAFE_INTEGER);
    expect(log.map(({ sequence }) => sequence)).toEqual(log.map((_, at) => at + 1));
    expect((await storage.head(uid)).sequence).toBe(log.length);
    logged.push(...log.map(({ sequence, id }) => `${uid} ${sequence} ${Buffer.from(id).toString('hex')}`));
  }
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(database.kysely);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
  await database.close();
  return logged;
}
