import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Accounts, openAccounts } from './accounts/index.ts';
import { type App, createApp, type MountedRoutes } from './app.ts';
import { readConfig } from './config/config.ts';
import { openDeletionLedger } from './data-dir/deletion-ledger.ts';
import type { Database } from './db/database.ts';
import { type OpenTestDatabase, openTestSqlite, type TestDatabase } from './db/testing.ts';
import { WritabilityProbe } from './db/writability.ts';
import { originRuleOf } from './http/origin.ts';
import { createLog } from './log/log.ts';
import { createMail } from './mail/mail.ts';
import { createMetrics } from './metrics.ts';
import { openPages } from './pages/pages.ts';

export const testOrigin = 'http://localhost:3000';
export const testSecret = 'a secret that only these tests know';

/** The whole server without a port: the app on a database of its own. */
export interface TestServer {
  /** Of several servers, the first. */
  readonly app: App;
  /**
   * Of several servers, those of the first. Listeners of deletions are registered with all, which replay and are idle
   * together.
   */
  readonly accounts: Accounts;
  readonly test: TestDatabase;
  /** The log lines, as they would have been printed. */
  readonly lines: readonly string[];
  readonly dataDir: string;
  readonly browser: () => TestBrowser;
  readonly remove: () => Promise<void>;
}

export interface TestServerOptions {
  readonly open?: OpenTestDatabase;
  readonly environment?: Readonly<Record<string, string>>;
  readonly webDirectory?: string;
  readonly knownPaths?: readonly string[];
  readonly routes?: readonly MountedRoutes[];
  readonly register?: (accounts: Accounts) => void;
  /** How many servers there are on the database, each with a data directory of its own. Requests go to them in turn. */
  readonly servers?: number;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const test = await (options.open ?? openTestSqlite)();
  const lines: string[] = [];
  const first = await openServer(options, test, test.database, lines);
  const servers = [first];
  while (servers.length < (options.servers ?? 1)) {
    servers.push(await openServer(options, test, test.reopen(), lines));
  }
  const idle = async () => {
    for (const { accounts } of servers) await accounts.idle();
  };
  const ofAll: Pick<Accounts, 'idle' | 'onAccountDeleted' | 'replayDeletions'> = {
    idle,
    onAccountDeleted: (listener) => {
      for (const { accounts } of servers) accounts.onAccountDeleted(listener);
    },
    replayDeletions: async () => {
      for (const { accounts } of servers) await accounts.replayDeletions();
    },
  };
  const apps = servers.map(({ app }) => app);
  return {
    ...first,
    accounts: { ...first.accounts, ...ofAll },
    browser: () => new TestBrowser(apps, first.origin),
    remove: async () => {
      await idle();
      for (const { close } of servers) close();
      await test.remove();
      for (const { dataDir } of servers) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openServer(options: TestServerOptions, test: TestDatabase, database: Database, lines: string[]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mensana-data-'));
  const config = readConfig({ DATA_DIR: dataDir, LIMIT_NEW_ACCOUNTS_PER_ADDRESS: '1000', ...options.environment });
  if (!config.ok) throw new Error(`invalid test configuration: ${JSON.stringify(config.error)}`);
  const log = createLog('info', (line) => lines.push(line));
  const origins = originRuleOf(config.value, Number(new URL(testOrigin).port));
  const mail = createMail(config.value, log);
  const metrics = createMetrics();
  const accounts = await openAccounts({
    config: config.value,
    database,
    log,
    mail,
    origins,
    secret: testSecret,
    ledger: openDeletionLedger(join(dataDir, 'deletions.jsonl')),
  });
  options.register?.(accounts);
  await accounts.replayDeletions();
  const app = createApp({
    config: config.value,
    origins,
    log,
    metrics,
    database,
    accounts,
    probe: new WritabilityProbe(database, () => performance.now()),
    bucketHealth: null,
    pages: openPages({
      directory: options.webDirectory ?? join(dataDir, 'web'),
      knownPaths: options.knownPaths ?? [],
      signUp: config.value.signUp,
      log,
    }),
    routes: options.routes ?? [],
  });
  return {
    app,
    accounts,
    test,
    lines,
    dataDir,
    origin: origins.first,
    close: () => {
      mail.close();
      metrics.close();
    },
  };
}

/** Sends requests as a browser would: with its cookies, origin and network address. */
export class TestBrowser {
  readonly #apps: readonly App[];
  readonly #origin: string;
  #requests = 0;
  readonly cookies = new Map<string, string>();
  /** The network address of its requests. */
  address = '203.0.113.7';

  constructor(apps: readonly App[], origin: string) {
    this.#apps = apps;
    this.#origin = origin;
  }

  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.#send(path, { headers });
  }

  async post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    const all = { 'content-type': 'application/json', origin: this.#origin, ...headers };
    return this.#send(path, { method: 'POST', body: JSON.stringify(body), headers: all });
  }

  async delete(path: string): Promise<Response> {
    return this.#send(path, { method: 'DELETE', headers: { origin: this.#origin } });
  }

  async #send(
    path: string,
    init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
  ): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { host } = new URL(this.#origin);
    const headers = { 'user-agent': 'Test/1', host, ...(cookie ? { cookie } : {}), ...init.headers };
    const environment = { incoming: { socket: { remoteAddress: this.address } } };
    const app = this.#apps[this.#requests++ % this.#apps.length] as App;
    const response = await app.request(`${this.#origin}${path}`, { ...init, headers }, environment);
    for (const issued of response.headers.getSetCookie()) this.#keep(issued);
    return response;
  }

  #keep(issued: string): void {
    const [pair = ''] = issued.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/max-age=0/i.test(issued)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}

/** Formats the status and code of a refusal as one string, for comparison. */
export async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json()) as { error?: { code?: string } };
  return `${response.status} ${body.error?.code}`;
}
