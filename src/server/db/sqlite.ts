import { backup, DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database, MetaTables } from './database.ts';

const oldestSqlite = [3, 51, 3] as const; // older versions could lose a WAL commit if a checkpoint raced a writer

/** Node has a SQLite that may lose data. The message is for the operator. */
export class OldSqliteError extends Error {
  constructor(version: string) {
    super(
      `Node ${process.versions.node} has SQLite ${version}, which can lose changes. Nothing was changed. Install Node 24.15 or newer, which has SQLite ${oldestSqlite.join('.')} or newer.`,
    );
  }
}

/**
 * @param file a path; the file is created if it does not exist
 * @throws OldSqliteError if Node is too old
 */
export function openSqlite(file: string): Database {
  refuseOldSqlite();
  const connection = new DatabaseSync(file);
  // `synchronous` is not stored in the file. Setting FULL on every open ensures that acknowledged data is on disk.
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
  `);
  const prepare = keptStatements(connection);
  const kysely = new Kysely<MetaTables>({
    dialect: new SqliteDialect({
      database: {
        close: () => connection.close(),
        prepare: (statement) => {
          if (statement === 'rollback') return rollbackIfOpen(connection);
          return prepare(statement === 'begin' ? begin : statement).forKysely;
        },
      },
    }),
  });
  return {
    dialect: 'sqlite',
    kysely,
    sqlite: {
      prepare: (statement) => prepare(statement).plain,
      atOnce: (work) =>
        kysely.connection().execute(async () => {
          prepare(begin).plain.run();
          try {
            const result = work();
            prepare('COMMIT').plain.run();
            return result;
          } catch (error) {
            if (connection.isTransaction) prepare('ROLLBACK').plain.run();
            throw error;
          }
        }),
    },
    endDeadConnections: null,
    backup: async (to) => {
      await backup(connection, to, { rate: everyPage });
    },
    close: async () => {
      await kysely.destroy();
      if (connection.isOpen) connection.close(); // Kysely closes only what it has used
    },
  };
}

/**
 * Takes the write lock when a transaction starts. A transaction that takes it only at its first write fails if another
 * process, such as a command of the operator, has committed since it began to read.
 */
const begin = 'BEGIN IMMEDIATE';

/** SQLite starts a copy again when another process writes between two batches of pages, so there is only one. */
const everyPage = 2 ** 31 - 1;

/** Asks SQLite itself, because Node may be linked to a shared library of another version than it was built with. */
function refuseOldSqlite(): void {
  const memory = new DatabaseSync(':memory:');
  const { version } = memory.prepare('SELECT sqlite_version() AS version').get() as { version: string };
  memory.close();
  const found = version.split('.').map(Number);
  const difference = oldestSqlite.map((part, i) => (found[i] ?? 0) - part).find((each) => each !== 0) ?? 0;
  if (difference < 0) throw new OldSqliteError(version);
}

const maxStatements = 500;

/** Caches prepared statements, because for most of ours preparing costs more than running. */
function keptStatements(connection: DatabaseSync) {
  const kept = new Map<string, KeptStatement>();
  return (statement: string): KeptStatement => {
    const known = kept.get(statement);
    if (known) return known;
    if (kept.size >= maxStatements) kept.clear();
    const plain = connection.prepare(statement);
    const prepared = { plain, forKysely: asKyselyStatement(plain) };
    kept.set(statement, prepared);
    return prepared;
  };
}

/**
 * Rolls back only if a transaction is open. A full disk ends a transaction by itself, but Kysely rolls back anyway. The
 * resulting error would hide the original one.
 */
function rollbackIfOpen(connection: DatabaseSync): KeptStatement['forKysely'] {
  const run = () => {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() };
}

interface KeptStatement {
  readonly plain: StatementSync;
  readonly forKysely: ReturnType<typeof asKyselyStatement>;
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
