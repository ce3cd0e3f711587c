import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { decodeHubMessage, encodeMessage, type Push } from '#sync/protocol/index.ts';
import { type Change, encodeChanges, printStamp, replicaIdFrom, toHex } from '#sync/record/index.ts';
import { helloFrame, openLiveSocket, type Person } from '../src/server/live/testing.ts';

const replica = replicaIdFrom(randomBytes(6));
/** The pause between an answer and the next request. */
const betweenMs = 10;

/** A device that pushes and returns the answer to each push. */
export class AnsweredDevice {
  readonly #ws: WebSocket;
  readonly #waiting = new Map<string, (answer: string) => void>();

  private constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.on('message', (data) => this.#hear(new Uint8Array(data as Buffer)));
    ws.on('error', () => {}); // `close` follows
    ws.on('close', () => {
      for (const answer of this.#waiting.values()) answer('closed');
    });
  }

  static async connect(person: Omit<Person, 'sessionId'>): Promise<AnsweredDevice> {
    const ws = openLiveSocket(person);
    const device = new AnsweredDevice(ws);
    await once(ws, 'open');
    ws.send(helloFrame);
    return device;
  }

  /** Resolves with `ack`, the code of a refusal, or `closed`. */
  push(changes: readonly Change[], replaced: Push['replaced']): Promise<string> {
    const id = new Uint8Array(randomBytes(16));
    return new Promise((resolve) => {
      this.#waiting.set(toHex(id), resolve);
      this.#ws.send(encodeMessage({ type: 'push', body: { id, changes: encodeChanges(changes), replaced } }));
    });
  }

  close(): void {
    this.#ws.terminate();
  }

  #hear(frame: Uint8Array): void {
    const message = decodeHubMessage(frame);
    if (!message.ok) throw new Error('received an invalid hub message');
    const { type, body } = message.value;
    if (type === 'ack') for (const id of body.ids) this.#answer(id, 'ack');
    if (type === 'refused' && body.id !== null) this.#answer(body.id, body.code);
  }

  #answer(id: Uint8Array, answer: string): void {
    this.#waiting.get(toHex(id))?.(answer);
    this.#waiting.delete(toHex(id));
  }
}

/**
 * A user who works while others do. Repeatedly writes a title, reads the document and changes it over HTTP, and records
 * how many milliseconds each answer takes.
 */
export class Bystander {
  readonly waits: number[] = [];
  readonly #person: Person;
  readonly #device: AnsweredDevice;
  readonly #done: Promise<void>;
  #stopped = false;

  private constructor(person: Person, device: AnsweredDevice) {
    this.#person = person;
    this.#device = device;
    this.#done = this.#run();
  }

  static async arrive(person: Person): Promise<Bystander> {
    return new Bystander(person, await AnsweredDevice.connect(person));
  }

  async leave(): Promise<readonly number[]> {
    this.#stopped = true;
    await this.#done;
    this.#device.close();
    return this.waits;
  }

  async #run(): Promise<void> {
    for (let at = 0; !this.#stopped; at++) {
      await this.#timed(() => this.#write(at));
      await this.#timed(() => this.#ask('GET'));
      if (at % 50 === 0) await this.#timed(() => this.#ask('PATCH')); // limited to 120 per user and minute
      await wait(betweenMs);
    }
  }

  async #timed(work: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    await work();
    this.waits.push(performance.now() - started);
  }

  async #write(at: number): Promise<void> {
    const stamp = printStamp({ ms: Date.now(), counter: 0, replica });
    const change: Change = { key: 'notes/mine', fields: new Map([['title', { value: `Title ${at}`, stamp }]]) };
    const answer = await this.#device.push([change], [[null]]);
    if (answer !== 'ack') throw new Error(`a title was answered with ${answer}`);
  }

  async #ask(method: 'GET' | 'PATCH'): Promise<void> {
    const { origin, uid, cookie } = this.#person;
    const patch = { notesData: { notes: { other: { title: `at ${Date.now()}` } } } };
    const response = await fetch(`${origin}/api/users/${uid}`, {
      method,
      headers: { cookie, origin, 'content-type': 'application/merge-patch+json' },
      ...(method === 'PATCH' && { body: JSON.stringify(patch) }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${method} was answered with ${response.status}`);
  }
}

/** Returns the maximum and the 99th percentile. */
export function longestOf(waits: readonly number[]): { readonly most: number; readonly p99: number } {
  const sorted = waits.toSorted((a, b) => a - b);
  return { most: sorted.at(-1) ?? 0, p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0 };
}
