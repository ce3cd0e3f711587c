import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { startBrowser } from './browser/first-visit.ts';
import { sessionCookie } from './browser/program.ts';
import { type Aim, type Figure, medians } from './figures.ts';
import type { Signed } from './people.ts';
import { startServer } from './server-process.ts';
import { showcaseAccount } from './showcase/showcase-account.ts';

const name = 'lighthouse';

/**
 * npx downloads Lighthouse on demand, so that its 176 MB (with dependencies) are not installed for people who run no
 * benchmarks.
 */
const tool = 'lighthouse@13.5.0';

/** The pages, and whether the person is signed in there. */
const pages = [
  { path: '/', signedIn: false },
  { path: '/login', signedIn: false },
  { path: '/dashboard', signedIn: true },
] as const;

const categories = [
  { id: 'performance', aim: 95 },
  { id: 'accessibility', aim: 100 },
  { id: 'best-practices', aim: 100 },
] as const;

const aims: readonly Aim[] = pages.flatMap(({ path }) =>
  categories.map(({ id, aim }) => ({ figure: `${id} of ${path} on a phone`, unit: 'of 100', aim, better: 'more' })),
);

/**
 * Runs Lighthouse on the pages before sign-in and on the overview of a person with a year and a half of data, which is
 * on the device already. Lighthouse simulates a phone on a slow network; before sign-in, with an empty cache.
 */
export async function lighthouse(): Promise<readonly Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'mensana-lighthouse-'));
  const dataDir = join(directory, 'data');
  const server = await startServer(dataDir);
  const { signed } = await showcaseAccount(server, dataDir);
  try {
    return await medians(name, aims, async (run) => {
      const scores: number[] = [];
      for (const [at, { path, signedIn }] of pages.entries()) {
        const browser = await startBrowser(join(directory, `profile-${run}-${at}`));
        if (signedIn) await signInto(browser.said, server.origin, signed);
        const report = join(directory, `${run}-${at}.json`);
        scores.push(...(await scoresOf(server.origin + path, { port: browser.said, report, keepsStorage: signedIn })));
        await browser.end('SIGKILL');
      }
      return scores;
    });
  } finally {
    await server.kill();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Signs the browser in and waits until the document is on the device and the overview is complete. */
async function signInto(port: string, origin: string, signed: Signed): Promise<void> {
  const driven = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = driven.contexts() as [BrowserContext];
  await context.addCookies([sessionCookie(origin, signed)]);
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.getByRole('region', { name: 'Done today' }).waitFor();
  await page.waitForFunction(() => document.querySelector('[data-loading]') === null);
  await page.close();
  await driven.close();
}

interface Running {
  /** The debugging port of the browser. */
  readonly port: string;
  /** The file to which Lighthouse writes its report. */
  readonly report: string;
  /** Whether what the browser stores is kept. Otherwise Lighthouse deletes it first, as of a first visit. */
  readonly keepsStorage: boolean;
}

/** Returns the score of each category, and prints what costs points in those that should have all. */
async function scoresOf(address: string, { port, report, keepsStorage }: Running): Promise<readonly number[]> {
  const only = categories.map(({ id }) => id).join(',');
  const flags = [`--port=${port}`, `--only-categories=${only}`, '--output=json', `--output-path=${report}`, '--quiet'];
  if (keepsStorage) flags.push('--disable-storage-reset');
  await promisify(execFile)('npx', ['--yes', tool, address, ...flags]);
  const found = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const { id } of categories.filter(({ aim }) => aim === 100))
    for (const { id: audit, weight } of found.categories[id].auditRefs)
      if (weight > 0 && (found.audits[audit]?.score ?? 1) < 1) process.stderr.write(`${address}: ${id}: ${audit}\n`);
  return categories.map(({ id }) => Math.round(found.categories[id].score * 100));
}

type CategoryId = (typeof categories)[number]['id'];

interface Report {
  readonly categories: {
    readonly [C in CategoryId]: {
      readonly score: number;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    };
  };
  readonly audits: { readonly [audit: string]: { readonly score: number | null } | undefined };
}
