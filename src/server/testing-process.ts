import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * The environment of the processes that tests start. They share a cache of compiled code: a server that finds its code
 * there starts in little more than half of the time.
 */
export const processEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
} as const;

const run = promisify(execFile);

/** Runs `mensana` in a process of its own, and returns its exit code and what it printed: the result, or the error. */
export function mensana(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const script = fileURLToPath(new URL('./command.ts', import.meta.url));
  return run(process.execPath, [script, ...args], { env: { ...processEnvironment, ...environment } }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );
}
