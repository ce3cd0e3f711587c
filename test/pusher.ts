import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { decodeHubMessage, encodeMessage } from '#sync/protocol/index.ts';
import { bodyText, bodyUpdate, encodeChanges, HybridClock, replicaIdFrom, toHex } from '#sync/record/index.ts';
import { openLiveSocket, type Person } from '../src/server/live/testing.ts';

const maxInFlight = 10;

/**
 * A device that pushes continuously. Each push writes a leaf that no other push writes, and a word into the body of the
 * same note. Pushes that are unanswered when the socket closes are sent again with the same bytes and the same id.
 */
export class Pusher {
  readonly #person: Person;
  readonly #name: string;
  readonly #clock = new HybridClock(() => Date.now(), replicaIdFrom(randomBytes(6)));
  readonly #unanswered = new Map<string, Uint8Array>();
  readonly #wordsByKey = new Map<RecordKey, string[]>();
  #doc = new Y.Doc();
  #key: RecordKey = 'notes/none';
  #words = 0;
  #ws: WebSocket | null = null;
  #going = true;
  #heard: () => void = () => {};
  acknowledged = 0;

  constructor(person: Person, name: string) {
    this.#person = person;
    this.#name = name;
  }

  /** The words written into each note, in the order of the pushes. */
  get wordsByKey(): ReadonlyMap<RecordKey, readonly string[]> {
    return this.#wordsByKey;
  }

  get unanswered(): number {
    return this.#unanswered.size;
  }

  /** Continues with another note, on a new socket. */
  begin(note: string): void {
    this.#doc = new Y.Doc();
    this.#key = `notes/${this.#name}-${note}`;
    this.connect();
  }

  connect(): void {
    const ws = openLiveSocket(this.#person);
    this.#ws = ws;
    ws.on('error', () => {}); // the device reconnects when the server is back
    ws.on('open', () => {
      for (const frame of this.#unanswered.values()) ws.send(frame);
      this.#fill();
    });
    ws.on('message', (data) => {
      const message = decodeHubMessage(new Uint8Array(data as Buffer));
      if (!message.ok || message.value.type === 'refused')
        throw new Error('the server refused a push or sent an invalid message');
      if (message.value.type === 'ack') for (const id of message.value.body.ids) this.#answered(toHex(id));
      this.#fill();
      this.#heard();
    });
  }

  /** Resolves when the server has acknowledged a number of further pushes. */
  async acknowledgedMore(count: number): Promise<void> {
    const enough = this.acknowledged + count;
    while (this.acknowledged < enough) await this.#next();
  }

  /** Starts no further push, and resolves when all have been acknowledged. */
  async finish(): Promise<void> {
    this.#going = false;
    while (this.#unanswered.size > 0) await this.#next();
    this.#ws?.terminate();
  }

  stop(): void {
    this.#going = false;
    this.#ws?.terminate();
  }

  #next(): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = resolve;
    });
  }

  #answered(id: string): void {
    if (this.#unanswered.delete(id)) this.acknowledged += 1;
  }

  #fill(): void {
    while (this.#going && this.#unanswered.size < maxInFlight) {
      const id = new Uint8Array(randomBytes(16));
      const frame = encodeMessage({ type: 'push', body: { id, changes: this.#write(), replaced: [[null]] } });
      this.#unanswered.set(toHex(id), frame);
      this.#ws?.send(frame, () => {});
    }
  }

  #write(): Uint8Array {
    const word = `${this.#name}${++this.#words}`;
    const words = this.#wordsByKey.get(this.#key) ?? [];
    this.#wordsByKey.set(this.#key, [...words, word]);
    const before = Y.encodeStateVector(this.#doc);
    const text = bodyText(this.#doc);
    text.insert(text.length, `${word} `);
    const body = bodyUpdate(this.#key, Y.encodeStateAsUpdate(this.#doc, before));
    const fields = new Map([[`properties/${word}`, { value: this.#words, stamp: this.#clock.next() }]]);
    return encodeChanges([{ key: this.#key, fields, body }]);
  }
}
