import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AnswerMessage, DeviceOrder, Task, TaskAnswer, Writing } from './device-messages.ts';
import type { DeviceReport, Position } from './load-device.ts';

const deviceProcess = fileURLToPath(new URL('device-process.ts', import.meta.url));

/** All devices of a run, in a few processes. */
export class Fleet {
  readonly #processes: readonly DeviceProcess[];

  /** @param processes how many processes share the devices */
  constructor(processes: number) {
    this.#processes = Array.from({ length: processes }, () => new DeviceProcess());
  }

  async open(orders: readonly DeviceOrder[], seed: number): Promise<void> {
    const shares = this.#processes.map((process, at) => ({
      process,
      devices: orders.filter((_, order) => order % this.#processes.length === at),
      seed: seed + at,
    }));
    await Promise.all(shares.map(({ process, ...share }) => process.ask({ do: 'open', ...share })));
  }

  async write(writing: Writing): Promise<void> {
    await this.#askAll({ do: 'write', ...writing });
  }

  async rest(): Promise<void> {
    await this.#askAll({ do: 'rest' });
  }

  async positions(): Promise<readonly Position[]> {
    return (await this.#askAll({ do: 'positions' })).flat();
  }

  async reports(): Promise<readonly DeviceReport[]> {
    return (await this.#askAll({ do: 'reports' })).flat();
  }

  async close(): Promise<void> {
    await this.#askAll({ do: 'close' });
  }

  /** Ends the processes, whatever they do. */
  async end(): Promise<void> {
    await Promise.all(this.#processes.map((process) => process.end()));
  }

  #askAll<T extends Task>(task: T): Promise<readonly TaskAnswer<T['do']>[]> {
    return Promise.all(this.#processes.map((process) => process.ask(task)));
  }
}

class DeviceProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #asked = 0;

  constructor() {
    this.#child = fork(deviceProcess, { execArgv: [], serialization: 'advanced' });
    this.#child.on('message', ({ id, answer }: AnswerMessage) => {
      this.#waiting.get(id)?.resolve(answer);
      this.#waiting.delete(id);
    });
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`the devices exited with ${code}`));
    });
  }

  ask<T extends Task>(task: T): Promise<TaskAnswer<T['do']>> {
    const id = this.#asked++;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#child.send({ id, task });
    return waiting.promise as Promise<TaskAnswer<T['do']>>;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill('SIGKILL');
    await once(this.#child, 'exit');
  }
}
