import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { WebSocket } from 'ws';
import { decodeHubMessage, encodeMessage, type Push, type Welcome } from '#sync/protocol/index.ts';
import { type Change, encodeChanges, toHex } from '#sync/record/index.ts';
import { liveSocket } from './device.ts';
import type { Signed } from './people.ts';

const inFlight = 10;

/** A push frame as sent over the socket, and its id in hexadecimal. */
export interface PushFrame {
  readonly id: string;
  readonly frame: Uint8Array;
}

/**
 * Encodes a push.
 * @param replaced for each leaf, the stamp that it replaces; by default, leaves replace nothing
 */
export function pushFrame(changes: readonly Change[], replaced: Push['replaced'] = changes.map(() => [])): PushFrame {
  const id = new Uint8Array(randomBytes(16));
  const push = { id, changes: encodeChanges(changes), replaced };
  return { id: toHex(id), frame: encodeMessage({ type: 'push', body: push }) };
}

/** A device that only pushes, as fast as possible with ten pushes in flight. */
export class Pusher {
  readonly #socket: WebSocket;
  readonly #unanswered = new Set<string>();
  #welcome: Welcome | null = null;
  #welcomed: () => void = () => {};
  #acknowledged: (id: string) => void = () => {};
  #failed: (reason: string) => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#take(data));
    socket.on('close', () => this.#failed('the hub closed the connection'));
  }

  /** Connects, and resolves after the welcome. */
  static async connect(origin: string, signed: Signed): Promise<Pusher> {
    const socket = liveSocket(origin, signed);
    const pusher = new Pusher(socket);
    await once(socket, 'open');
    await pusher.#greet();
    return pusher;
  }

  get welcome(): Welcome {
    if (this.#welcome === null) throw new Error('the hub has not welcomed this pusher yet');
    return this.#welcome;
  }

  /** Pushes all entries, one push each, and resolves when the hub has them on disk. */
  async pushAll(pushes: readonly (readonly Change[])[]): Promise<void> {
    let next = 0;
    await new Promise<void>((resolve, reject) => {
      const sendSome = () => {
        while (next < pushes.length && this.#unanswered.size < inFlight)
          this.#send(pushes[next++] as readonly Change[]);
        if (next === pushes.length && this.#unanswered.size === 0) resolve();
      };
      this.#failed = (reason) => reject(new Error(reason));
      this.#acknowledged = sendSome;
      sendSome();
    });
  }

  /** Sends prepared frames, one more after each acknowledgement, until none is left. */
  pushFrames(frames: readonly PushFrame[], acknowledged: (id: string) => void): void {
    let next = 0;
    const send = () => {
      const made = frames[next++];
      if (made === undefined) return;
      this.#unanswered.add(made.id);
      this.#socket.send(made.frame, { binary: true });
    };
    this.#acknowledged = (id) => {
      acknowledged(id);
      send();
    };
    for (let at = 0; at < inFlight; at++) send();
  }

  close(): void {
    this.#socket.removeAllListeners('message');
    this.#socket.on('error', () => {});
    this.#socket.terminate();
  }

  #send(changes: readonly Change[]): void {
    const { id, frame } = pushFrame(changes);
    this.#unanswered.add(id);
    this.#socket.send(frame, { binary: true });
  }

  async #greet(): Promise<void> {
    const hello = { epoch: null, cursor: null, mark: null, replica: '00000000' };
    await new Promise<void>((resolve) => {
      this.#welcomed = resolve;
      this.#socket.send(encodeMessage({ type: 'hello', body: hello }));
    });
  }

  #take(data: Buffer): void {
    const message = decodeHubMessage(new Uint8Array(data));
    if (!message.ok) throw new Error(message.error.code);
    const { type, body } = message.value;
    if (type === 'welcome') {
      this.#welcome = body;
      this.#welcomed();
    }
    if (type === 'refused') this.#failed(`the hub refused a push: ${body.code}`);
    if (type !== 'ack') return;
    for (const each of body.ids) {
      const id = toHex(each);
      if (this.#unanswered.delete(id)) this.#acknowledged(id);
    }
  }
}
