import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it } from 'vitest';

/** A package in `package-lock.json`, where packages are listed by folder. */
interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  /** Whether the package may be absent, so that nothing may depend on it. */
  readonly optional?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const production = Object.entries(packages)
  .filter(
    ([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional && existsSync(path),
  )
  .map(([path]) => path);

let root: string | null = null;
let stop = () => {};

afterEach(() => {
  stop();
  if (root !== null) rmSync(root, { recursive: true, force: true });
});

it('the server runs with the packages of a production install only', async () => {
  root = mkdtempSync(join(tmpdir(), 'mensana-production-'));
  for (const path of ['package.json', 'src', 'dist', ...production])
    cpSync(path, join(root, path), { recursive: true });
  for (const name of ['react', '@codemirror/view', 'vite'])
    expect(existsSync(join(root, 'node_modules', name))).toBe(false);
  const origin = await start(root);
  for (const path of ['/', '/health', '/api/openapi.json']) expect((await fetch(`${origin}${path}`)).status).toBe(200);
});

/**
 * Starts the server in a copy of the project.
 * @returns its URL
 */
async function start(directory: string): Promise<string> {
  const environment = { PATH: process.env.PATH, PORT: '0', DATA_DIR: join(directory, 'data') };
  const server = spawn(process.execPath, ['src/server/main.ts'], { cwd: directory, env: environment });
  stop = () => void server.kill('SIGKILL');
  let said = '';
  server.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  for await (const line of createInterface(server.stdout)) {
    said += `${line}\n`;
    const origin = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line)?.[0];
    if (origin !== undefined) return origin;
  }
  throw new Error(`The server exited before it was listening:\n${said}`);
}
