import type { RecordKey } from '#domain/kernel/index.ts';
import { isUndamaged, mergeBodies } from '../record/index.ts';
import type { DocumentMemory } from './document-memory.ts';
import { OpenBody } from './open-body.ts';
import type { RestReader } from './stored-pages.ts';

interface OpenBodiesPorts {
  readonly rests: RestReader;
  readonly memory: DocumentMemory;
  readonly randomBytes: (count: number) => Uint8Array;
  /** The layers to read: this history's and those not compared yet. */
  readonly layers: () => readonly number[];
  readonly edited: (key: RecordKey, update: Uint8Array) => void;
  /** Bytes that fail their checksum, or that Yjs cannot apply. */
  readonly damaged: (key: RecordKey, bytes: Uint8Array) => void;
  /** Whether a body misses parts that it builds on may be another now. */
  readonly merged: () => void;
  /** What is only thrift failed. */
  readonly report: (error: unknown) => void;
}

interface Entry {
  readonly body: OpenBody;
  readonly loaded: Promise<void>;
  users: number;
}

/** The bodies that somebody looks at, and reading those that nobody does. */
export class OpenBodies {
  readonly #ports: OpenBodiesPorts;
  readonly #open = new Map<RecordKey, Entry>();

  constructor(ports: OpenBodiesPorts) {
    this.#ports = ports;
  }

  async open(key: RecordKey): Promise<OpenBody> {
    const entry = this.#open.get(key) ?? this.#begin(key);
    entry.users++;
    await entry.loaded;
    return entry.body;
  }

  close(key: RecordKey): void {
    const entry = this.#open.get(key);
    if (entry === undefined || --entry.users > 0) return;
    this.#open.delete(key);
    entry.body.close();
    this.#ports.merged();
  }

  /** A body that somebody looks at and that misses parts it builds on. */
  get incomplete(): RecordKey | null {
    for (const { body } of this.#open.values()) if (!body.complete) return body.key;
    return null;
  }

  async text(key: RecordKey): Promise<string> {
    const entry = this.#open.get(key);
    if (entry === undefined) return mergeBodies(await this.#parts(key)).text;
    await entry.loaded;
    return entry.body.text.toString();
  }

  /** All of a body that is sound here, merged: of the open document if there is one. Null where there is no body. */
  async whole(key: RecordKey): Promise<Uint8Array | null> {
    const entry = this.#open.get(key);
    if (entry !== undefined) {
      await entry.loaded;
      return entry.body.state();
    }
    const parts = await this.#parts(key);
    return parts.length === 0 ? null : mergeBodies(parts).state;
  }

  /** Sound parts in some layers as stored, without what waits. */
  storedParts(key: RecordKey, layers: readonly number[]): Promise<readonly Uint8Array[]> {
    const { rests, memory, damaged } = this.#ports;
    const places = memory.rests(key).filter(({ layer }) => layers.includes(layer));
    return rests.bodyParts(key, places, layers, (bytes) => damaged(key, bytes));
  }

  /** An update from elsewhere, for whoever looks at the body. */
  apply(key: RecordKey, update: Uint8Array): void {
    const entry = this.#open.get(key);
    if (entry === undefined) return;
    entry.body.apply(update);
    this.#ports.merged();
  }

  /** Another tab stored parts: an open body takes them. */
  async refresh(key: RecordKey): Promise<void> {
    const entry = this.#open.get(key);
    if (entry === undefined) return;
    for (const part of await this.#parts(key)) entry.body.apply(part);
    this.#ports.merged();
  }

  flush(): void {
    for (const { body } of this.#open.values()) body.flush();
  }

  destroy(): void {
    for (const { body } of this.#open.values()) body.doc.destroy();
    this.#open.clear();
  }

  #begin(key: RecordKey): Entry {
    const { randomBytes, edited } = this.#ports;
    const clientId = randomBytes(4).reduce((id, byte) => id * 256 + byte, 0);
    const body = new OpenBody(key, clientId, (update) => edited(key, update));
    const entry = { body, loaded: this.#load(body), users: 0 };
    this.#open.set(key, entry);
    return entry;
  }

  /** The body is registered before its parts are read, so an update that comes meanwhile is not missed. */
  async #load(body: OpenBody): Promise<void> {
    for (const part of await this.#parts(body.key)) {
      try {
        body.apply(part);
      } catch {
        this.#ports.damaged(body.key, part);
      }
    }
    const [layer] = this.#ports.layers();
    if (layer !== undefined) this.#ports.rests.compact(body.key, layer).catch(this.#ports.report);
    this.#ports.merged();
  }

  /** What waits is read before and after what is stored: a row acknowledged meanwhile is in one of the two. */
  async #parts(key: RecordKey): Promise<readonly Uint8Array[]> {
    const before = this.#waiting(key);
    const stored = await this.storedParts(key, this.#ports.layers());
    return [...stored, ...before, ...this.#waiting(key)];
  }

  #waiting(key: RecordKey): readonly Uint8Array[] {
    const bodies = this.#ports.memory.waitingFor(key).flatMap(({ body }) => body ?? []);
    return bodies.filter((body) => isUndamaged(key, body)).map(({ update }) => update);
  }
}
