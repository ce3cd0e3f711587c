import { cp } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Client } from 'pg';
import { databaseFile } from '../../src/server/data-dir/data-dir.ts';
import type { Database } from '../../src/server/db/database.ts';
import { epochOf } from '../../src/server/db/meta.ts';
import { openPostgres } from '../../src/server/db/postgres.ts';
import { openSqlite } from '../../src/server/db/sqlite.ts';
import { openTestPostgres } from '../../src/server/db/testing.ts';
import type { SchemaFixture } from './schema-fixture.ts';

/** A fixture that was put in the place of a server's data. */
export interface LoadedFixture {
  /** What the server needs besides the environment of all tests. */
  readonly environment: Readonly<Record<string, string>>;
  readonly open: () => Database;
  readonly remove: () => Promise<void>;
}

/** Writes a fixture into an empty data directory and, for PostgreSQL, into a new database. */
export async function loadFixture(fixture: SchemaFixture, dataDir: string): Promise<LoadedFixture> {
  if (fixture.files !== null) await cp(fixture.files, dataDir, { recursive: true });
  return fixture.dialect === 'sqlite' ? loadSqlite(fixture, databaseFile(dataDir)) : loadPostgres(fixture);
}

function loadSqlite(fixture: SchemaFixture, file: string): LoadedFixture {
  const database = new DatabaseSync(file);
  database.exec(fixture.sql);
  database.close();
  return { environment: {}, open: () => openSqlite(file), remove: async () => {} };
}

async function loadPostgres(fixture: SchemaFixture): Promise<LoadedFixture> {
  const { url, remove } = await openTestPostgres();
  const client = new Client(url);
  await client.connect();
  await client.query(fixture.sql);
  await client.end();
  // without pg_dump in its path, the server migrates without a backup; that of this machine may be older than PostgreSQL
  const environment = { DATABASE_URL: url, PATH: dirname(process.execPath) };
  return { environment, open: () => openPostgres(url), remove };
}

/** A device that had received the first changes of a person, but not the later ones. */
export interface StoredDevice {
  readonly epoch: string;
  readonly cursor: number;
  readonly mark: Uint8Array;
  /** The number of the person's newest change. */
  readonly head: number;
}

/** Returns a device for each person with changes, by the person's uid. */
export async function devicesOf(fixture: LoadedFixture): Promise<ReadonlyMap<string, StoredDevice>> {
  const database = fixture.open();
  try {
    const tables = await database.kysely.introspection.getTables();
    if (!tables.some(({ name }) => name === 'hub_log')) return new Map();
    const epoch = await epochOf(database.kysely);
    const { rows } = await sql<{ uid: string; cursor: number; mark: Uint8Array; head: number }>`
      SELECT hub_log.uid AS uid, hub_log.sequence AS cursor, hub_log.mark AS mark, hub_head.sequence AS head
      FROM hub_log JOIN hub_head ON hub_head.uid = hub_log.uid WHERE hub_log.sequence = 1`.execute(database.kysely);
    return new Map(rows.map(({ uid, cursor, mark, head }) => [uid, { epoch, cursor, mark, head }]));
  } finally {
    await database.close();
  }
}
