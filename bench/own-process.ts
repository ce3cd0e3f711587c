import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A started process and all its child processes. */
export interface OwnProcess {
  readonly pid: number;
  /** What the first group of the pattern matched in the output that reports readiness. */
  readonly said: string;
  /** Sends a signal, and resolves when the process has exited. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
}

interface Command extends Pick<SpawnOptions, 'cwd' | 'env'> {
  readonly file: string;
  readonly args: readonly string[];
  /**
   * The stream that reports readiness. If it is stdout, stderr is passed through. Our own stdout contains only figures.
   */
  readonly says: 'stdout' | 'stderr';
  readonly ready: RegExp;
}

/**
 * Starts a process and waits until it is ready. The process ends when this one does, for whatever reason.
 *
 * @throws if the process exits earlier
 */
export async function startOwn(command: Command): Promise<OwnProcess> {
  const { file, args, says, ready, ...options } = command;
  const [output, errors] = says === 'stdout' ? (['pipe', 'inherit'] as const) : (['ignore', 'pipe'] as const);
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', output, errors] });
  running.add(child);
  const exited = once(child, 'exit').then(() => running.delete(child));
  const heard = new Promise<string>((resolve) => {
    createInterface({ input: child[says] as Readable }).on('line', (line) => {
      const said = ready.exec(line)?.[1];
      if (said !== undefined) resolve(said);
    });
  });
  const said = await Promise.race([heard, exited]);
  if (typeof said !== 'string') throw new Error(`${file} exited before it was ready`);
  return {
    pid: child.pid as number,
    said,
    end: async (signal) => {
      if (running.has(child)) send(child, signal);
      await exited;
    },
  };
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) send(child, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Sends a signal to the whole process group, since a browser consists of many processes and the command may be a script
 * that starts it.
 */
function send(child: ChildProcess, signal: NodeJS.Signals): void {
  process.kill(-(child.pid as number), signal);
}
