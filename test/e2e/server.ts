import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { processEnvironment } from '../../src/server/testing-process.ts';
import { startArguments } from '../start-arguments.ts';

export interface RunningServer {
  /** For example `http://localhost:41233`. */
  readonly origin: string;
  readonly port: number;
  /** Returns all output of the process so far. */
  readonly output: () => string;
  /** Kills the process, as a crash would. */
  readonly kill: () => Promise<void>;
}

interface ServerOptions {
  readonly dataDir: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the real server process on a free port. */
export async function startServer({ dataDir, environment = {} }: ServerOptions): Promise<RunningServer> {
  const child = spawn(process.execPath, startArguments, {
    env: { ...processEnvironment, PORT: '0', DATA_DIR: dataDir, ...manyAttempts, ...environment },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = () => /^Mensana is running at (\S+)$/m.exec(output)?.[1];
  while (origin() === undefined) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(`the server exited: ${output}`);
  }
  const port = Number(/"port":(\d+)/.exec(output)?.[1]);
  return { origin: origin() ?? '', port, output: () => output, kill: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Limits that suit all tests together, since all their new accounts come from one address. */
const manyAttempts = { LIMIT_NEW_ACCOUNTS_PER_ADDRESS: '10000', LIMIT_SIGN_INS_PER_ADDRESS: '10000' };

export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mensana-e2e-'));
  try {
    return await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** `server` starts once per test worker; `baseURL` is its URL. */
export const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring; this fixture uses no others
    async ({}, use) => {
      await withDataDir(async (dataDir) => {
        const server = await startServer({ dataDir });
        await use(server);
        await server.kill();
      });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

export { expect };

export const password = 'a door, a lamp, seven boats';

let created = 0;

export function newAddress(): string {
  created += 1;
  return `person-${process.pid}-${created}@example.org`;
}

/** Creates an account over HTTP, as the login page does, and opens the dashboard or one of its pages. */
export async function createAccount(page: Page, opens = '/dashboard'): Promise<string> {
  const email = newAddress();
  const { origin } = new URL((await page.request.get('/health')).url());
  const created = await page.request.post('/api/account/create', {
    data: { email, password, sharedComputer: false },
    headers: { Origin: origin },
  });
  expect(created.ok(), await created.text()).toBe(true);
  await page.goto(opens);
  await expect(page.getByRole('navigation', { name: /^(Sections|Bereiche)$/ })).toBeVisible();
  return email;
}

/** Creates an account on the login page and waits for the dashboard. */
export async function createAccountByHand(page: Page, email = newAddress()): Promise<string> {
  await page.goto('/login?mode=create');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return email;
}

export async function openAccountMenu(page: Page): Promise<void> {
  const trigger = page.getByRole('button', { name: /^Account$|@example\.org$/ });
  await trigger.click();
  await expect(page.getByRole('menu')).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
}
