import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { createLeaseTable, openLeases } from './leases.ts';
import { beginEpoch, endUpgrade, isUpgrading, noteUpgrade } from './meta.ts';
import { migrations as released } from './migrations/index.ts';
import type { ColumnTypes, Migration } from './migrations/migration.ts';
import { runningServers } from './running-servers.ts';

const columnTypes: { readonly [D in Database['dialect']]: ColumnTypes } = {
  sqlite: { bytes: 'blob', int8: 'integer' },
  postgres: { bytes: 'bytea', int8: 'bigint' },
};

/**
 * Migrates the database to this version's schema. If several servers start on one PostgreSQL database, one migrates and
 * the others wait for it. Each migration is one transaction that begins with its row: if a server was paused while it
 * migrated, and another took over, the row is there already and nothing of it happens twice. Servers of earlier versions
 * go on running beside a new one, except for a migration that says otherwise.
 *
 * @throws NewerSchemaError if a newer version has migrated the database. Nothing is changed then.
 */
export async function migrate(
  database: Database,
  { migrations = released, beforeMigrating, waiting, library }: MigrateOptions = {},
): Promise<void> {
  await underLease(database, async () => {
    await createMigrationTable(database);
    const pending = await pendingMigrations(database, migrations);
    const isNew = pending.length === migrations.length;
    const isLibraryPending = !isNew && ((await library?.isPending()) ?? false);
    const first = pending[0]?.id ?? (isLibraryPending ? libraryUpgrade : null);
    const hasCopy = !isNew && (await isUpgrading(database.kysely));
    if (!isNew && !hasCopy && first !== null) await beforeMigrating?.(first);
    for (const migration of pending) {
      if (migration.needsEarlierServersGone) await untilEarlierAreGone(database, migration, waiting);
      await apply(database, migration, { isUpgrade: !isNew });
    }
    if (isLibraryPending) await noteUpgrade(database.kysely);
    await library?.migrate();
    await endUpgrade(database.kysely);
  });
}

/** The database has migrations that this version does not know. The message is for the operator. */
export class NewerSchemaError extends Error {
  constructor() {
    super(
      'A newer version of Mensana has updated this database. Nothing was changed. Start that version, or restore a backup from before the update.',
    );
  }
}

/**
 * Returns the migrations that a database lacks whose first migration has run.
 *
 * @throws NewerSchemaError if it has migrations that are not in the list
 */
export async function pendingMigrations(
  { kysely }: Database,
  migrations: readonly Migration[] = released,
): Promise<readonly Migration[]> {
  const applied = new Set((await kysely.selectFrom('migration').select('id').execute()).map((row) => row.id));
  const known = new Set(migrations.map(({ id }) => id));
  if ([...applied].some((id) => !known.has(id))) throw new NewerSchemaError();
  return migrations.filter(({ id }) => !applied.has(id));
}

interface MigrateOptions {
  readonly migrations?: readonly Migration[];
  /**
   * Runs before an existing database is changed, with the id of the first migration. If it throws, nothing changes. It
   * does not run again for an upgrade that failed after some of its migrations: the copy of the old schema exists.
   */
  readonly beforeMigrating?: (migration: string) => Promise<void>;
  /** Called if a migration waits for servers of earlier versions to stop. */
  readonly waiting?: (migration: string) => void;
  /** The schema of the account library, which is migrated after ours. */
  readonly library?: { readonly isPending: () => Promise<boolean>; readonly migrate: () => Promise<void> };
}

async function underLease({ dialect, kysely }: Database, work: () => Promise<void>): Promise<void> {
  if (dialect === 'sqlite') return work(); // the data directory's lock excludes other servers
  await createLeaseTable(kysely);
  await openLeases(kysely, randomUUID()).run('migrations', work);
}

const askAgainMs = 250;

async function untilEarlierAreGone(
  { dialect, kysely }: Database,
  { id }: Migration,
  waiting?: (migration: string) => void,
): Promise<void> {
  if (dialect === 'sqlite') return;
  const hasEarlier = async () => (await runningServers(kysely)).some(({ migration }) => migration < id);
  if (!(await hasEarlier())) return;
  waiting?.(id);
  do await wait(askAgainMs);
  while (await hasEarlier());
}

async function createMigrationTable(database: Database): Promise<void> {
  await database.kysely.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', columnTypes[database.dialect].int8, (column) => column.notNull())
    .execute();
}

async function apply(database: Database, migration: Migration, { isUpgrade }: { isUpgrade: boolean }): Promise<void> {
  await inTransaction(database.kysely, async (transaction) => {
    if (database.dialect === 'postgres') await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    await transaction.insertInto('migration').values({ id: migration.id, applied_at: Date.now() }).execute();
    await migration.up(transaction as unknown as Kysely<unknown>, columnTypes[database.dialect]);
    if (migration.id === firstMigration) await beginEpoch(transaction);
    if (isUpgrade) await noteUpgrade(transaction);
  });
}

const firstMigration = '0001-meta';
/** Stands for the id of a migration if only the account library has changes. */
const libraryUpgrade = 'better-auth';
