import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Accounts, openAccounts } from './accounts/index.ts';
import { type App, createApp, type MountedRoutes } from './app.ts';
import { readConfig } from './config/config.ts';
import { openDeletionLedger } from './data-dir/deletion-ledger.ts';
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
  readonly app: App;
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
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mensana-data-'));
  const test = await (options.open ?? openTestSqlite)();
  const config = readConfig({ DATA_DIR: dataDir, LIMIT_NEW_ACCOUNTS_PER_ADDRESS: '1000', ...options.environment });
  if (!config.ok) throw new Error(`invalid test configuration: ${JSON.stringify(config.error)}`);
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const origins = originRuleOf(config.value, Number(new URL(testOrigin).port));
  const mail = createMail(config.value, log);
  const metrics = createMetrics();
  const accounts = await openAccounts({
    config: config.value,
    database: test.database,
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
    database: test.database,
    accounts,
    probe: new WritabilityProbe(test.database, () => performance.now()),
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
    browser: () => new TestBrowser(app, origins.first),
    remove: async () => {
      await accounts.idle();
      mail.close();
      metrics.close();
      await test.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends requests as a browser would: with its cookies, origin and network address. */
export class TestBrowser {
  readonly #app: App;
  readonly #origin: string;
  readonly cookies = new Map<string, string>();
  /** The network address of its requests. */
  address = '203.0.113.7';

  constructor(app: App, origin: string) {
    this.#app = app;
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
    const response = await this.#app.request(`${this.#origin}${path}`, { ...init, headers }, environment);
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
