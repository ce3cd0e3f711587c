import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserProgram } from './browser/program.ts';
import { type Aim, type Figure, medians } from './figures.ts';
import { startServer } from './server-process.ts';

const name = 'lighthouse';

/**
 * npx downloads Lighthouse on demand, so that its 176 MB (with dependencies) are not installed for people who run no
 * benchmarks.
 */
const tool = 'lighthouse@13.5.0';

const paths = ['/', '/login'] as const;
const aims: readonly Aim[] = paths.map((path) => ({
  figure: `performance of ${path} on a phone`,
  unit: 'of 100',
  aim: 90,
  better: 'more',
}));

/** Runs Lighthouse on the pages before sign-in. It simulates a phone on a slow network. */
export async function lighthouse(): Promise<readonly Figure[]> {
  const browser = await browserProgram();
  const directory = mkdtempSync(join(tmpdir(), 'mensana-lighthouse-'));
  const server = await startServer(join(directory, 'data'));
  try {
    return await medians(name, aims, async (run) => {
      return paths.map((path, at) => scoreOf(server.origin + path, join(directory, `${run}-${at}.json`), browser));
    });
  } finally {
    await server.kill();
    rmSync(directory, { recursive: true, force: true });
  }
}

type Browser = Awaited<ReturnType<typeof browserProgram>>;

function scoreOf(address: string, report: string, { path, args }: Browser): number {
  const flags = [`--output-path=${report}`, `--chrome-flags=${['--headless=new', ...args].join(' ')}`];
  const { status } = spawnSync(
    'npx',
    ['--yes', tool, address, '--only-categories=performance', '--output=json', '--quiet', ...flags],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(path !== undefined && { CHROME_PATH: path }) },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse failed for ${address}`);
  const { categories } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return Math.round(categories.performance.score * 100);
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
}
