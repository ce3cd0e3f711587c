import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../src/server/db/free-port.ts';
import { type Aim, type Figure, medians } from './figures.ts';
import { startOwn } from './own-process.ts';
import { asUnit, residentBytes } from './server-process.ts';

const name = 'server-start';
const root = fileURLToPath(new URL('..', import.meta.url));
const restMs = 10_000;

const aims: readonly Aim[] = [
  { figure: 'bundled server, from its start to the first healthy answer', unit: 'ms', aim: 1_000 },
  { figure: 'bundled server, memory at rest', unit: 'MB', aim: 130 },
];

/** Measures how fast the bundled server starts on an empty data directory, and its memory after ten idle seconds. */
export async function serverStart(): Promise<readonly Figure[]> {
  execFileSync(process.execPath, [join(root, 'scripts', 'bundle.mjs')], { stdio: ['ignore', 2, 2] });
  return await medians(name, aims, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'mensana-bench-'));
    try {
      return await measure(dataDir);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

async function measure(dataDir: string): Promise<readonly number[]> {
  const port = await freePort();
  const begun = performance.now();
  const starting = startOwn({
    file: process.execPath,
    args: ['--max-semi-space-size=16', 'dist/server.mjs'],
    cwd: root,
    env: { ...process.env, ...asUnit, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    says: 'stdout',
    ready: /^Mensana is running at (\S+)/,
  });
  await healthy(port);
  const startMs = performance.now() - begun;
  const server = await starting;
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const megabytes = residentBytes(server.pid) / 1024 ** 2;
  await server.end('SIGTERM');
  return [startMs, megabytes];
}

/** Resolves with the first healthy answer. */
async function healthy(port: number): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
