import { sql } from 'kysely';
import { webDirectory } from '#own-files';
import { type Assembled, type AssemblyParts, assemble } from './assemble.ts';
import { FilesLeftInFolder } from './attachments/open-file-store.ts';
import { FilesElsewhere } from './attachments/place-of-files.ts';
import { MigrationBackupFailed } from './backups/before-migration.ts';
import { NotTogetherError } from './cluster/membership.ts';
import { SealedSecretsError } from './cluster/shared-secrets.ts';
import { type Config, readConfig } from './config/config.ts';
import { configErrorSentence } from './config/config-error.ts';
import { readTlsFiles, type TlsContent, type TlsFiles, tlsErrorSentence } from './config/tls-files.ts';
import { type DataDir, databaseFile, movedSentence, readOrCreateSecret, takeDataDir } from './data-dir/data-dir.ts';
import { openDeletionLedger } from './data-dir/deletion-ledger.ts';
import type { Database } from './db/database.ts';
import { DirectAddressError } from './db/direct-address.ts';
import { NewerSchemaError } from './db/migrate.ts';
import { postgresFailure } from './db/postgres-failure.ts';
import type { PostgresLock, PostgresLockParts } from './db/postgres-lock.ts';
import { OldSqliteError, openSqlite } from './db/sqlite.ts';
import { lanAddress, openAddresses, readMachine } from './http/addresses.ts';
import { originRuleOf } from './http/origin.ts';
import { createLog, errorCodeOf, errorFields, type Log } from './log/log.ts';
import { createMail } from './mail/mail.ts';
import { webAppPaths } from './pages/known-paths.ts';
import { openPages } from './pages/pages.ts';
import { type Listener, listen } from './server.ts';
import { startMessage } from './start-message.ts';
import type { ServerTasks } from './task-thread/server-tasks.ts';
import { openTaskPool } from './tasks/task-pool.ts';

/** Errors whose message is for the operator. */
const forOperator = [
  NewerSchemaError,
  MigrationBackupFailed,
  NotTogetherError,
  FilesLeftInFolder,
  FilesElsewhere,
  SealedSecretsError,
] as const;
const stopWithinMilliseconds = 10_000;
/** How long PostgreSQL may take to answer a server that stops. */
const answerWithinMilliseconds = 5_000;
const databaseTaken =
  'Another server is using the database in DATABASE_URL, or it is being restored. Servers can only use it together if all of them have S3_URL.';

/** What the operator can do about a database file that SQLite cannot use, by SQLite's code. */
const sqliteAdvice: Readonly<Record<string, string>> = {
  SQLITE_CORRUPT: 'It is damaged. Check the disk, move the database away, and restore your newest backup.',
  SQLITE_FULL: 'The disk is full. Free some space, and start again.',
  SQLITE_IOERR: 'The disk failed or is full. Check it, and start again.',
  SQLITE_READONLY: 'It cannot be written. Check its permissions and whether the disk is read-only.',
};

process.umask(0o077); // only the server's user may read the data directory

/** Why the server cannot start, in sentences for the operator. */
class StartFailed extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super('the server cannot start');
    this.sentences = sentences;
  }
}

type Close = () => Promise<void> | void;

const opened: Close[] = [];
try {
  const config = readConfig(process.env);
  if (!config.ok) failToStart(config.error.map(configErrorSentence));
  await start(config.value, createLog(config.value.logLevel), opened);
} catch (error) {
  if (!(error instanceof StartFailed)) throw error;
  process.stderr.write(`${error.sentences.join('\n')}\n`);
  process.exitCode = 1; // the process ends by itself, see `stopper`
  setTimeout(() => process.exit(), stopWithinMilliseconds).unref();
  for (const close of opened.reverse()) await close();
}

/** @param opened receives what has to be closed for the process to end if the start fails */
async function start(config: Config, log: Log, opened: Close[]): Promise<void> {
  const stopping = stopper(log); // first, because the kernel ignores signals that process 1 of a container does not handle
  const taken = inDataDir(config, () => takeDataDir(config.dataDir));
  if (!taken.ok)
    return failToStart([`${taken.error.directory} is in use by another server. Give each server its own DATA_DIR.`]);
  const dataDir = taken.value;
  const listening = await listen(config.port, config.host, config.tls && readCertificate(config.tls));
  if (!listening.ok) {
    return failToStart([cannotListenSentence(config, listening.error.reason)]);
  }
  const listener = listening.value;
  opened.push(() => listener.close());
  const database = await openDatabase(config, dataDir);
  opened.push(() => database.close());
  let sweep = () => {};
  const lock = await takeDatabase(config, database, {
    retaken: () => sweep(),
    taken: () => {
      log.error('server/database-taken');
      process.stderr.write(`${databaseTaken} Stopping.\n`);
      stopping.stop('database-taken', 1);
    },
  });
  opened.push(() => lock?.release());
  const machine = readMachine();
  const origins = originRuleOf(config, listener.port, lanAddress(machine));
  const mail = createMail(config, log);
  const tasks = openTaskPool<ServerTasks>();
  opened.push(
    () => mail.close(),
    () => tasks.close(),
  );
  const server = await assembled({
    config,
    database,
    log,
    mail,
    origins,
    tasks,
    ledger: openDeletionLedger(dataDir.deletions),
    secret: config.authSecret ?? inDataDir(config, () => readOrCreateSecret(config.dataDir)),
    pages: openPages({ directory: webDirectory, knownPaths: webAppPaths, signUp: config.signUp, log }),
  });
  sweep = () => {
    server.hub.sweep().catch((error: unknown) => log.error('cluster/failed', errorFields(error)));
  };
  await tasks.ready();
  listener.serve(server);
  if (config.tls !== null) reloadCertificate(config.tls, listener, log);
  const close = async () => {
    await stop(listener, server, database);
    await tasks.close();
    mail.close();
    await lock?.release();
    dataDir.release();
    return 'closed' as const;
  };
  stopping.onStop(() => Promise.race([close(), untilSilent(database, log)]));
  const ownerLink = await server.accounts.missingOwnerLink();
  log.info('server/started', { port: listener.port, database: database.dialect });
  const addresses = openAddresses(config, origins, listener.port, machine);
  const message = startMessage(addresses, { isTerminal: process.stdout.isTTY === true });
  process.stdout.write(message + ownerLinkSentence(ownerLink));
}

/**
 * Assembles the server. Fails the start if the database is of a newer version or damaged, if its disk is full, if the
 * backup before a migration failed, or if files have not been moved to the bucket.
 */
async function assembled(parts: AssemblyParts): Promise<Assembled> {
  try {
    return await assemble(parts);
  } catch (error) {
    if (forOperator.some((type) => error instanceof type)) failToStart([(error as Error).message]);
    const code = errorCodeOf(error) ?? '';
    const advice = Object.hasOwn(sqliteAdvice, code) ? sqliteAdvice[code] : undefined;
    if (advice === undefined) throw error;
    return failToStart([`Cannot use the database at ${databaseFile(parts.config.dataDir)}: ${code}. ${advice}`]);
  }
}

function ownerLinkSentence(link: string | null): string {
  return link === null ? '' : `Create the owner's account within 30 minutes, with this link:\n${link}\n`;
}

function cannotListenSentence({ port, host }: Config, reason: string): string {
  const failed = `Cannot listen on port ${port} at ${host}: ${reason}.`;
  if (reason === 'EADDRINUSE') return `${failed} Another program uses this port. Stop it, or set PORT to another one.`;
  if (reason === 'EACCES') return `${failed} This user may not use this port. Set PORT to 1024 or higher.`;
  return `${failed} Check PORT and HOST.`;
}

function readCertificate(files: TlsFiles): TlsContent {
  const read = readTlsFiles(files);
  return read.ok ? read.value : failToStart([tlsErrorSentence(read.error)]);
}

/** Reads the certificate again on SIGHUP. If the new files cannot be used, the server keeps the old certificate. */
function reloadCertificate(files: TlsFiles, listener: Listener, log: Log): void {
  process.on('SIGHUP', () => {
    const read = readTlsFiles(files);
    if (!read.ok) {
      log.error('server/certificate-refused', { message: tlsErrorSentence(read.error) });
      return;
    }
    listener.setCertificate(read.value);
    log.info('server/certificate-reloaded');
  });
}

/** Runs work on files in the data directory. Fails the start if the operating system refuses access. */
function inDataDir<T>({ dataDir }: Config, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errorCode, error: name } = errorFields(error);
    return failToStart([`Cannot use ${dataDir} as DATA_DIR: ${errorCode ?? name}.`]);
  }
}

async function openDatabase(config: Config, dataDir: DataDir): Promise<Database> {
  const moved = config.databaseUrl === null ? movedSentence(config.dataDir) : null;
  if (moved !== null) return failToStart([moved]);
  try {
    const database =
      config.databaseUrl === null
        ? openSqlite(dataDir.database)
        : await postgresAt(config.databaseUrl, config.databaseConnections);
    await sql`SELECT 1`.execute(database.kysely);
    return database;
  } catch (error) {
    if (error instanceof OldSqliteError) return failToStart([error.message]);
    if (config.databaseUrl !== null)
      return failToStart([`Cannot open the database in DATABASE_URL: ${postgresFailure(error)}`]);
    const { errorCode, error: name } = errorFields(error);
    return failToStart([`Cannot open the database at ${dataDir.database}: ${errorCode ?? name}.`]);
  }
}

/** Opens PostgreSQL. A server with SQLite does not load the driver. */
async function postgresAt(url: string, connections: number): Promise<Database> {
  const { openPostgres } = await import('./db/postgres.ts');
  return openPostgres(url, connections);
}

/**
 * Locks a PostgreSQL database: with a bucket together with other servers, else alone, because the others would lack
 * its files. Returns null for SQLite, whose file is in the data directory that is already locked, and for databases
 * without notices, which have no such locks either.
 */
async function takeDatabase(
  config: Config,
  database: Database,
  events: Pick<PostgresLockParts, 'retaken' | 'taken'>,
): Promise<PostgresLock | null> {
  const { databaseDirectUrl: url, notices, bucket } = config;
  if (url === null || notices === 'poll') return null;
  const { takePostgresLock } = await import('./db/postgres-lock.ts');
  try {
    const lock = await takePostgresLock({
      url,
      mode: bucket === null ? 'exclusive' : 'shared',
      waitMs: 5000,
      usedFrom: database.kysely,
      ...events,
    });
    return lock.ok ? lock.value : failToStart([databaseTaken]);
  } catch (error) {
    if (error instanceof DirectAddressError) return failToStart([error.message]);
    throw error;
  }
}

/** Stops in an order that loses no accepted work: first new requests, then running work, then the database. */
async function stop(listener: Listener, server: Assembled, database: Database): Promise<void> {
  await listener.close();
  await server.close();
  await database.close();
}

/**
 * Resolves if PostgreSQL does not answer, so that what waits for it would never end. What it has not confirmed was not
 * acknowledged either, and devices send it again.
 */
function untilSilent({ dialect, kysely }: Database, log: Log): Promise<'abandoned'> {
  return new Promise((resolve) => {
    if (dialect === 'sqlite') return;
    const timer = setTimeout(() => {
      log.warn('server/database-silent');
      resolve('abandoned');
    }, answerWithinMilliseconds).unref();
    const answered = () => clearTimeout(timer);
    sql`SELECT 1`.execute(kysely).then(answered, answered); // if it refuses, nothing waits for it
  });
}

interface Stopper {
  /** Starts the shutdown, once. */
  readonly stop: (why: string, exitCode: number) => void;
  /**
   * Sets the work of a shutdown, after which everything is closed or nothing can be closed any more. Until then, a
   * shutdown ends the process at once, which loses nothing.
   */
  readonly onStop: (stopped: () => Promise<'closed' | 'abandoned'>) => void;
}

/**
 * Handles the signals that stop the server. A process that has closed everything ends by itself: `process.exit` waits
 * for V8's compiler threads, which can wait for the main thread at that moment (nodejs/node#54918), so that the server
 * would never stop.
 */
function stopper(log: Log): Stopper {
  let stopping = false;
  let stopped: (() => Promise<'closed' | 'abandoned'>) | null = null;
  const stop = (signal: string, exitCode: number) => {
    if (stopping) return;
    stopping = true;
    log.info('server/stopping', { signal });
    if (stopped === null) {
      log.info('server/stopped');
      process.exit(exitCode);
    }
    setTimeout(() => {
      log.error('server/stop-timed-out');
      process.exit(1);
    }, stopWithinMilliseconds).unref();
    stopped().then(
      (how) => {
        log.info('server/stopped');
        process.exitCode = exitCode;
        if (how === 'abandoned') process.exit();
      },
      (error: unknown) => {
        log.error('server/stop-failed', errorFields(error));
        process.exitCode = 1;
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal, 0));
  return {
    stop,
    onStop: (work) => {
      stopped = work;
    },
  };
}

function failToStart(sentences: readonly string[]): never {
  throw new StartFailed(sentences);
}
