import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './database.ts';
import type { MetaTables } from './meta.ts';

const oldestSqlite = [3, 51, 3] as const; // before it, a checkpoint racing a writer could lose a commit of the WAL

/** @param file a path, which is created when it is absent */
export function openSqlite(file: string): Database {
  const connection = new DatabaseSync(file);
  refuseOldSqlite(connection);
  // `synchronous` is not stored in the file: FULL on every open is what makes "acknowledged" mean "on disk".
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
  `);
  const kysely = new Kysely<MetaTables>({ dialect: new SqliteDialect({ database: asKyselyExpects(connection) }) });
  return {
    dialect: 'sqlite',
    kysely,
    backup: async (to) => {
      await backup(connection, to);
    },
    close: async () => {
      await kysely.destroy();
      if (connection.isOpen) connection.close(); // Kysely closes only what it has used
    },
  };
}

function refuseOldSqlite(connection: DatabaseSync): void {
  const { version } = connection.prepare('SELECT sqlite_version() AS version').get() as { version: string };
  const found = version.split('.').map(Number);
  const difference = oldestSqlite.map((part, i) => (found[i] ?? 0) - part).find((each) => each !== 0) ?? 0;
  if (difference < 0) throw new Error(`SQLite is ${version}, but it must be ${oldestSqlite.join('.')} or newer`);
}

const mostStatements = 500;

/** Prepared statements are kept: preparing costs more than running for most of ours. */
function asKyselyExpects(connection: DatabaseSync) {
  const prepared = new Map<string, ReturnType<typeof asKyselyStatement>>();
  return {
    close: () => connection.close(),
    prepare: (sql: string) => {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= mostStatements) prepared.clear();
      const statement = asKyselyStatement(connection.prepare(sql));
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (values: readonly unknown[]) => statement.all(...values.map(toSqlite)),
    run: (values: readonly unknown[]) => statement.run(...values.map(toSqlite)),
    iterate: (values: readonly unknown[]) => statement.iterate(...values.map(toSqlite)),
  };
}

function toSqlite(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as SQLInputValue;
}
