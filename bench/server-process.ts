import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startOwn } from './own-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The Node arguments of `npm start`. */
const startArguments = startScript().split(' ').slice(1);

/** What the systemd unit sets. The C library of the container has no such setting. */
export const asUnit = { MALLOC_ARENA_MAX: '1' } as const;

/** A server in its own process, with the arguments of `npm start` and the environment of the systemd unit. */
export interface ServerProcess {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
  /** Kills the server in the middle of its work. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts a server on a data directory and waits until it answers. `BENCH_SERVER_FLAGS` is passed to its Node process,
 * for profiling.
 *
 * @param stretchFile a file for the longest stretch of the main thread, see `test/longest-stretch.ts`
 */
export async function startServer(
  dataDir: string,
  stretchFile: string | null = null,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const measured = stretchFile === null ? [] : ['--import', `${root}test/longest-stretch.ts`];
  const flags = (process.env.BENCH_SERVER_FLAGS ?? '').split(' ').filter((flag) => flag !== '');
  const { pid, said, end } = await startOwn({
    file: process.execPath,
    args: [...flags, ...measured, ...startArguments],
    cwd: root,
    env: {
      ...process.env,
      ...asUnit,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      ...(stretchFile !== null && { STRETCH_FILE: stretchFile }),
      ...environment,
    },
    says: 'stdout',
    ready: /^Mensana is running at http:\/\/[^:]+:(\d+)/,
  });
  return {
    origin: `http://127.0.0.1:${said}`,
    pid,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function startScript(): string {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: { start: string } };
  return scripts.start;
}

/** Returns the processor time of all threads of a process, in seconds. */
export function cpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => {
    const schedstat = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8');
    return Number(schedstat.split(' ')[0]);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
}

/**
 * Returns the processor time of a process, in seconds, with that of threads and children that have ended. In hundredths:
 * for longer measurements.
 */
export function processSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksASecond;
}

/** Returns the processor time of a process and those that it has started, in seconds. */
export function processSecondsOfAll(parent: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === parent);
  return [parent, ...children.map(Number)].reduce((sum, pid) => sum + processSeconds(pid), 0);
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0; // it has ended
  }
}

/** What Linux counts processor time in, on every machine of today. */
const ticksASecond = 100;

export function residentBytes(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
}

/** Returns one metric of the server's `/metrics`, summed over its labels. */
export async function serverMetric(origin: string, name: string): Promise<number> {
  const page = await (await fetch(`${origin}/metrics`)).text();
  const values = page.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
