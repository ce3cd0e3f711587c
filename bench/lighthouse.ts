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
import { englishTexts } from './showcase/note-texts.ts';
import { type ShowcaseAccount, showcaseAccount } from './showcase/showcase-account.ts';

const name = 'lighthouse';

/**
 * npx downloads Lighthouse on demand, so that its 176 MB (with dependencies) are not installed for people who run no
 * benchmarks.
 */
const tool = 'lighthouse@13.5.0';

interface MeasuredPage {
  /** What the figures call it: its path, with `…` for ids. */
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** The least score in performance. */
  readonly performance: number;
}

const visited: readonly MeasuredPage[] = [
  { name: '/', path: '/', signedIn: false, performance: 100 },
  { name: '/login', path: '/login', signedIn: false, performance: 95 },
];

/** A part of the names of pages to measure; all if empty. */
const chosen = process.env.BENCH_CASES ?? '';

/** The categories besides performance, in which nothing is missing. */
const complete = ['accessibility', 'best-practices', 'seo'] as const;
const categories = ['performance', ...complete] as const;

/**
 * Runs Lighthouse on the pages before sign-in, and on pages of a person with a year and a half of data, which is on the
 * device already. Lighthouse simulates a phone on a slow network; before sign-in, with an empty cache.
 */
export async function lighthouse(): Promise<readonly Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), 'mensana-lighthouse-'));
  const dataDir = join(directory, 'data');
  const server = await startServer(dataDir);
  const account = await showcaseAccount(server, dataDir);
  const pages = [...visited, ...(await ownPages(account))].filter((page) => page.name.includes(chosen));
  try {
    return await medians(name, pages.flatMap(aimsOf), async (run) => {
      const scores: number[] = [];
      for (const [at, { path, signedIn }] of pages.entries()) {
        const browser = await startBrowser(join(directory, `profile-${run}-${at}`));
        if (signedIn) await signInto(browser.said, server.origin, account.signed);
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

async function ownPages({ notes, startWorkout }: ShowcaseAccount): Promise<readonly MeasuredPage[]> {
  const paths = {
    '/dashboard': '/dashboard',
    '/dashboard/notes/…': `/dashboard/notes/${notes.get(englishTexts.shownNote)}`,
    '/dashboard/exercise/workouts/…': `/dashboard/exercise/workouts/${await startWorkout()}`,
    '/dashboard/exercise/exercises/back-squat': '/dashboard/exercise/exercises/back-squat',
  };
  return Object.entries(paths).map(([name, path]) => ({ name, path, signedIn: true, performance: 90 }));
}

function aimsOf({ name, performance }: MeasuredPage): readonly Aim[] {
  const ofPage = (category: string, aim: number): Aim => ({
    figure: `${category} of ${name} on a phone`,
    unit: 'of 100',
    aim,
    better: 'more',
  });
  return [ofPage('performance', performance), ...complete.map((category) => ofPage(category, 100))];
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
  const flags = [
    `--port=${port}`,
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
  ];
  if (keepsStorage) flags.push('--disable-storage-reset');
  await promisify(execFile)('npx', ['--yes', tool, address, ...flags]);
  const found = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const category of complete)
    for (const { id: audit, weight } of found.categories[category].auditRefs)
      if (weight > 0 && (found.audits[audit]?.score ?? 1) < 1)
        process.stderr.write(`${address}: ${category}: ${audit}\n`);
  return categories.map((category) => Math.round(found.categories[category].score * 100));
}

type CategoryId = (typeof categories)[number];

interface Report {
  readonly categories: {
    readonly [C in CategoryId]: {
      readonly score: number;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    };
  };
  readonly audits: { readonly [audit: string]: { readonly score: number | null } | undefined };
}
