import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What `npm start` gives Node. */
const startArguments = startScript().split(' ').slice(1);

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly pid: number;
  /** Stops it as a signal does. */
  readonly stop: () => Promise<void>;
  /** Takes it away in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
}

/** Starts a server on a data directory and waits until it answers. `BENCH_SERVER_FLAGS` go to its Node, for profiles. */
export async function startServer(dataDir: string): Promise<ServerProcess> {
  const flags = (process.env.BENCH_SERVER_FLAGS ?? '').split(' ').filter((flag) => flag !== '');
  const child = spawn(process.execPath, [...flags, ...startArguments], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const exited = once(child, 'exit').then(() => running.delete(child));
  const lines = createInterface({ input: child.stdout });
  const port = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const found = /^Mensana is at http:\/\/[^:]+:(\d+)/.exec(line);
      if (found !== null) resolve(found[1] as string);
    });
  });
  const started = await Promise.race([port, exited]);
  if (typeof started !== 'string') throw new Error('the server ended before it listened');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return {
    origin: `http://127.0.0.1:${started}`,
    pid: child.pid as number,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function startScript(): string {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: { start: string } };
  return scripts.start;
}

/** Seconds that all threads of a process have been on a processor. */
export function cpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => {
    const schedstat = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8');
    return Number(schedstat.split(' ')[0]);
  });
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
}

/** Bytes of memory that a process holds. */
export function residentBytes(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
}

/** One figure of the server's `/metrics`, summed over its labels. */
export async function serverMetric(origin: string, name: string): Promise<number> {
  const page = await (await fetch(`${origin}/metrics`)).text();
  const values = page.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  return values.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
