import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../src/server/db/free-port.ts';
import { ServerProcess, testSecret } from '../server-process.ts';
import { startArguments } from '../start-arguments.ts';
import { applicationNameIn } from './application-name.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { TcpProxy } from './tcp-proxy.ts';

/** The connections of a server to PostgreSQL: for notices, for the lock of the database, and for everything else. */
export type DatabaseLink = 'notices' | 'lock' | 'queries';

export interface ClusterServerParts {
  readonly name: string;
  /** A folder for this server. */
  readonly directory: string;
  readonly postgres: OwnPostgres;
  /** The variables with which it finds its files, which it needs to share a database. */
  readonly files: Readonly<Record<string, string>>;
  /** Where devices find the servers. */
  readonly origin: string;
  /** The arguments of Node, by default those of `npm start`. */
  readonly program?: readonly string[];
}

const shiftedClock = fileURLToPath(new URL('shifted-clock.ts', import.meta.url));
/** A service manager waits before it starts a server again that could not start. */
const startAgainMs = 500;
const startsWithinMs = 60_000;
/** How long a load balancer goes on choosing a server that has stopped answering. */
const noticedAfterMs = 2_000;

/** One of several servers on a PostgreSQL, with a way to it that can be cut. */
export class ClusterServer {
  readonly name: string;
  readonly port: number;
  readonly database: TcpProxy<DatabaseLink>;
  /** What it did that no fault explains. */
  readonly problems: string[] = [];
  readonly #parts: ClusterServerParts;
  readonly #said: string[] = [];
  #process: ServerProcess | null = null;
  #state: 'down' | 'running' | 'paused' = 'down';
  #pausedAt = 0;
  #isClosed = false;

  static async open(parts: ClusterServerParts): Promise<ClusterServer> {
    const { postgres } = parts;
    const database = await TcpProxy.open<DatabaseLink>({ choose: () => postgres.port, kindOf: linkOf });
    return new ClusterServer(parts, database, await freePort());
  }

  private constructor(parts: ClusterServerParts, database: TcpProxy<DatabaseLink>, port: number) {
    this.name = parts.name;
    this.#parts = parts;
    this.database = database;
    this.port = port;
    mkdirSync(parts.directory, { recursive: true });
    this.setClock(0);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Everything that its processes printed. */
  get said(): string {
    return [...this.#said, this.#process?.said ?? ''].join('');
  }

  /** Whether a load balancer would send a device to it. */
  get isChosen(): boolean {
    if (this.#state === 'paused') return performance.now() - this.#pausedAt < noticedAfterMs;
    return this.#state === 'running';
  }

  /**
   * Starts it, and again until it is ready: it cannot start while PostgreSQL is down.
   *
   * @throws if it cannot start for longer than any fault lasts
   */
  async start(): Promise<void> {
    const until = performance.now() + startsWithinMs;
    while (this.#state === 'down' && !this.#isClosed) {
      const process = this.#spawn();
      this.#process = process;
      try {
        await process.ready();
        this.#state = 'running';
        void this.#watch(process);
      } catch {
        this.#forget(process);
        if (performance.now() > until) throw new Error(`${this.name} does not start: ${process.said}`);
        await wait(startAgainMs);
      }
    }
  }

  async kill(): Promise<void> {
    this.#state = 'down';
    await this.#end('SIGKILL');
  }

  /** Stops it as a service manager does. Returns its exit code. */
  async terminate(): Promise<number | null> {
    this.#state = 'down';
    return this.#end('SIGTERM');
  }

  pause(): void {
    this.#state = 'paused';
    this.#pausedAt = performance.now();
    this.#process?.pause();
  }

  resume(): void {
    this.#state = 'running';
    this.#process?.resume();
  }

  /** @param aheadMs how far its clock is ahead of the others */
  setClock(aheadMs: number): void {
    writeFileSync(`${this.#clockFile}.new`, String(Math.round(aheadMs)));
    renameSync(`${this.#clockFile}.new`, this.#clockFile);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.kill();
    await this.database.close();
  }

  get #clockFile(): string {
    return join(this.#parts.directory, 'clock');
  }

  #spawn(): ServerProcess {
    const { directory, postgres, files, origin, program = startArguments } = this.#parts;
    const environment = {
      DATA_DIR: join(directory, 'data'),
      PORT: String(this.port),
      PUBLIC_URL: origin,
      AUTH_SECRET: testSecret,
      DATABASE_URL: postgres.url(this.database.port),
      ...files,
      CLOCK_FILE: this.#clockFile,
    };
    return ServerProcess.spawn(environment, ['--import', shiftedClock, ...program]);
  }

  /** Notes if a server that runs exits by itself, and starts it again. */
  async #watch(process: ServerProcess): Promise<void> {
    const code = await process.exited;
    if (this.#process !== process || this.#state === 'down') return;
    this.problems.push(`${this.name} exited by itself with ${code}: ${process.said.slice(-1_000)}`);
    this.#state = 'down';
    this.#forget(process);
    await this.start();
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const process = this.#process;
    if (process === null) return null;
    const code = await process.end(signal);
    this.#forget(process);
    return code;
  }

  #forget(process: ServerProcess): void {
    this.#said.push(process.said);
    if (this.#process === process) this.#process = null;
  }
}

function linkOf(first: Buffer): DatabaseLink {
  const name = applicationNameIn(first);
  if (name === 'mensana notices') return 'notices';
  return name === 'mensana lock' ? 'lock' : 'queries';
}
