import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../src/server/db/free-port.ts';
import { processEnvironment } from '../src/server/testing-process.ts';
import { startArguments } from './start-arguments.ts';

/** The real server, in a process of its own. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #output = { text: '', errors: '' };

  /** Resolves to the exit code, or to null if a signal ended the process. */
  readonly exited: Promise<number | null>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.exited = once(child, 'exit').then(([code]) => code as number | null);
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#output.text += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#output.errors += chunk.toString();
    });
  }

  /**
   * Spawns the process. If another process is using the data directory, the server waits for a while until that process
   * has exited.
   *
   * @param args the arguments of Node, by default those of `npm start`
   */
  static spawn(environment: Readonly<Record<string, string>>, args = startArguments): ServerProcess {
    return new ServerProcess(
      spawn(process.execPath, args, {
        env: { ...processEnvironment, LOG_LEVEL: 'error', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  async ready(): Promise<void> {
    while (!this.#output.text.includes('Mensana is running at')) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null)
        throw new Error(`the server exited: ${this.#output.errors}`);
      await Promise.race([once(this.#child.stdout as NodeJS.ReadableStream, 'data'), once(this.#child, 'exit')]);
    }
  }

  /** The output of the process, stdout and stderr. */
  get said(): string {
    return this.#output.text + this.#output.errors;
  }

  /** Returns the resident memory as reported by the system. */
  residentMebibytes(): number {
    const [, pages] = readFileSync(`/proc/${this.#child.pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * 4096) / 1024 ** 2;
  }

  /** Stops the process in the middle of what it does, until it is resumed. */
  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  resume(): void {
    this.#child.kill('SIGCONT');
  }

  /** Ends the process, as a power failure or a service manager would. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill(signal);
      await once(this.#child, 'exit');
    }
    return this.#child.exitCode;
  }
}

/** Returns an environment in which a server process has the same URL again after a restart. */
export async function serverEnvironment(dataDir: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const database = join(dataDir, 'mensana.sqlite');
  return { origin, database, environment: { DATA_DIR: dataDir, PORT: String(port), AUTH_SECRET: testSecret } };
}

export const testSecret = 'a secret that only the tests of this machine know';
