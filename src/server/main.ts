import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Assembled, assemble } from './assemble.ts';
import { type Config, configErrorSentence, readConfig } from './config.ts';
import { type DataDir, readOrCreateSecret, takeDataDir } from './data-dir.ts';
import type { Database } from './db/database.ts';
import { openPostgres } from './db/postgres.ts';
import { openSqlite } from './db/sqlite.ts';
import { openDeletionLedger } from './deletion-ledger.ts';
import { originsOf } from './http/origin.ts';
import { createLog, errorFields, type Log } from './log.ts';
import { createMail } from './mail/mail.ts';
import { webAppPaths } from './pages/known-paths.ts';
import { openPages } from './pages/pages.ts';
import { type Listener, listen } from './server.ts';
import { openTaskPool } from './tasks/task-pool.ts';

const webDirectory = fileURLToPath(new URL('../../dist/web', import.meta.url));
const stopWithinMilliseconds = 10_000;

process.umask(0o077); // what lies in the data directory is for the server's user alone

const config = readConfig(process.env);
if (config.ok) {
  await start(config.value, createLog(config.value.logLevel));
} else {
  failToStart(config.error.map(configErrorSentence));
}

async function start(config: Config, log: Log): Promise<void> {
  const taken = inDataDir(config, () => takeDataDir(config.dataDir));
  if (!taken.ok)
    return failToStart([`${taken.error.directory} is in use by another server; give each its own DATA_DIR.`]);
  const dataDir = taken.value;
  const listening = await listen(config.port, config.host);
  if (!listening.ok) {
    return failToStart([
      `PORT is ${config.port}, but nothing can listen there on ${config.host}: ${listening.error.reason}.`,
    ]);
  }
  const listener = listening.value;
  const database = await openDatabase(config, dataDir);
  const origins = originsOf(config.publicUrl, listener.port);
  const mail = createMail(config, log);
  const tasks = openTaskPool();
  const server = await assemble({
    ...{ config, database, log, mail, origins, tasks },
    ledger: openDeletionLedger(dataDir.deletions),
    secret: config.authSecret ?? inDataDir(config, () => readOrCreateSecret(config.dataDir)),
    pages: openPages(webDirectory, webAppPaths),
  });
  listener.serve(server);
  stopOnSignal(log, async () => {
    await stop(listener, server, database);
    await tasks.close();
    mail.close();
    dataDir.release();
  });
  log.info('server/started', { port: listener.port, database: database.dialect });
  process.stdout.write(`Mensana is at ${origins[0]}\n`);
}

/** What is done with files there; the start ends where the system does not allow it. */
function inDataDir<T>({ dataDir }: Config, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { errorCode, error: name } = errorFields(error);
    return failToStart([`${dataDir} cannot be used as DATA_DIR: ${errorCode ?? name}.`]);
  }
}

async function openDatabase(config: Config, dataDir: DataDir): Promise<Database> {
  try {
    const database = config.databaseUrl === null ? openSqlite(dataDir.database) : openPostgres(config.databaseUrl);
    await sql`SELECT 1`.execute(database.kysely);
    return database;
  } catch (error) {
    const where = config.databaseUrl === null ? dataDir.database : 'the address in DATABASE_URL';
    const { errorCode, error: name } = errorFields(error);
    return failToStart([`The database at ${where} cannot be opened: ${errorCode ?? name}.`]);
  }
}

/** In this order nothing accepted is lost: no new work, then what runs, then the database. */
async function stop(listener: Listener, server: Assembled, database: Database): Promise<void> {
  await listener.close();
  await server.close();
  await database.close();
}

function stopOnSignal(log: Log, stopped: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info('server/stopping', { signal });
    setTimeout(() => {
      log.error('server/stop-timed-out');
      process.exit(1);
    }, stopWithinMilliseconds).unref();
    stopped().then(
      () => {
        log.info('server/stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error('server/stop-failed', errorFields(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

function failToStart(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(1);
}
