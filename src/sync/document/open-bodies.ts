import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { type Change, isUndamaged, sliceUpdate } from '../record/index.ts';
import { BodyTooSlow, isReadAtOnce, type ReadParts } from './body-reader.ts';
import type { ContentReader } from './content-reader.ts';
import type { MergedView } from './merged-view.ts';
import { OpenBody } from './open-body.ts';

/** Why parts of a body are set aside. */
export type Damage = 'checksum' | 'cannot-apply' | 'too-slow';

interface OpenBodiesPorts {
  readonly contents: ContentReader;
  readonly view: Pick<MergedView, 'contents'>;
  readonly pendingFor: (key: RecordKey) => readonly Change[];
  /** Resolves when everything stored of a record is known, except its content. */
  readonly whenKnown: (key: RecordKey) => Promise<void>;
  readonly read: ReadParts;
  /** Creates a function to await between the steps of long work, so that the UI stays responsive. */
  readonly timeSlice: () => () => Promise<void>;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Returns the layers to read: that of the current lineage, and those of replaced lineages. */
  readonly layers: () => readonly number[];
  readonly edited: (key: RecordKey, update: Uint8Array) => void;
  readonly damaged: (key: RecordKey, parts: readonly Uint8Array[], why: Damage) => void;
  /** Called when a body may have become complete or incomplete. */
  readonly merged: () => void;
  /** Reports an error in background work. */
  readonly report: (error: unknown) => void;
}

/** How much of a long body is applied at a time. */
const sliceBytes = 64 * 1024;

interface Entry {
  readonly body: OpenBody;
  readonly loaded: Promise<void>;
  /** Resolves when large updates from elsewhere have been applied; null if there are none. */
  taking: Promise<void> | null;
  users: number;
}

/** Manages the bodies that are open on screens, and reads those that are not. */
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

  /** The key of an open body that lacks parts it builds on. */
  get incomplete(): RecordKey | null {
    for (const { body } of this.#open.values()) if (!body.complete) return body.key;
    return null;
  }

  async text(key: RecordKey): Promise<string> {
    const entry = this.#open.get(key);
    if (entry === undefined) return (await this.#ports.read(await this.#parts(key))).merged.text;
    await entry.loaded;
    return entry.body.text.toString();
  }

  /**
   * Returns all undamaged parts of a body, merged. They are taken from the open document if there is one. Returns null
   * if there is no body.
   */
  async whole(key: RecordKey): Promise<Uint8Array | null> {
    const entry = this.#open.get(key);
    if (entry !== undefined) {
      await entry.loaded;
      return entry.body.state();
    }
    const parts = await this.#parts(key);
    return parts.length === 0 ? null : (await this.#ports.read(parts)).merged.state;
  }

  /** Returns the undamaged stored parts in some layers, without pending changes. */
  storedParts(key: RecordKey, layers: readonly number[]): Promise<readonly Uint8Array[]> {
    const { contents, view, damaged } = this.#ports;
    const locations = view.contents(key).filter(({ layer }) => layers.includes(layer));
    return contents.bodyParts(key, locations, layers, (bytes) => damaged(key, [bytes], 'checksum'));
  }

  /** Applies an update from this device to the body, if it is open. */
  apply(key: RecordKey, update: Uint8Array): void {
    const entry = this.#open.get(key);
    if (entry === undefined) return;
    entry.body.apply(update);
    this.#ports.merged();
  }

  /** Applies updates from another device to the body, if it is open. */
  take(key: RecordKey, updates: readonly Uint8Array[]): void {
    const entry = this.#open.get(key);
    if (entry === undefined) return;
    if (entry.taking === null && isReadAtOnce(updates)) {
      for (const update of updates) entry.body.apply(update);
      return this.#ports.merged();
    }
    const taking = (entry.taking ?? entry.loaded)
      .then(() => this.#takeOffThread(entry, updates))
      .catch((error: unknown) => this.#ports.report(error))
      .finally(() => {
        if (entry.taking === taking) entry.taking = null;
      });
    entry.taking = taking;
  }

  isOpen(key: RecordKey): boolean {
    return this.#open.has(key);
  }

  /** Applies parts that were stored by another tab, or that are known only now, to the body, if it is open. */
  async refresh(key: RecordKey): Promise<void> {
    if (this.#open.has(key)) this.take(key, await this.#parts(key));
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
    const body = new OpenBody(key, clientId, edited);
    const entry: Entry = { body, loaded: this.#load(body), taking: null, users: 0 };
    this.#open.set(key, entry);
    return entry;
  }

  /** Loads a body that is already registered, so that no update is missed that arrives in the meantime. */
  async #load(body: OpenBody): Promise<void> {
    await this.#applyRead(body, await this.#parts(body.key), []);
    const { layers, contents, read, report } = this.#ports;
    const [layer] = layers();
    if (layer !== undefined) contents.compact(body.key, layer, read).catch(report);
    this.#ports.merged();
  }

  async #takeOffThread({ body }: Entry, updates: readonly Uint8Array[]): Promise<void> {
    if (this.#open.get(body.key)?.body !== body) return;
    await this.#applyRead(body, updates, [body.state()]);
    this.#ports.merged();
  }

  /**
   * Applies the parts that can be applied, one slice at a time, and sets the others aside.
   *
   * @throws BodyTooSlow if reading takes too long; no part is applied then
   */
  async #applyRead(body: OpenBody, parts: readonly Uint8Array[], base: readonly Uint8Array[]): Promise<void> {
    const { read, damaged, timeSlice } = this.#ports;
    const { merged, refused } = await read([...base, ...parts]).catch((error: unknown) => {
      if (error instanceof BodyTooSlow) damaged(body.key, parts, 'too-slow');
      throw error;
    });
    const broken = refused.flatMap((at) => parts[at - base.length] ?? []);
    if (broken.length > 0) damaged(body.key, broken, 'cannot-apply');
    const missing = Y.diffUpdate(merged.state, Y.encodeStateVector(body.doc));
    const endSlice = timeSlice();
    for (const slice of sliceUpdate(missing, sliceBytes)) {
      await endSlice();
      body.apply(slice);
    }
  }

  /** Reads pending parts before and after the stored ones, so that a row acknowledged in the meantime is not missed. */
  async #parts(key: RecordKey): Promise<readonly Uint8Array[]> {
    await this.#ports.whenKnown(key);
    const before = this.#pending(key);
    const stored = await this.storedParts(key, this.#ports.layers());
    return [...stored, ...before, ...this.#pending(key)];
  }

  #pending(key: RecordKey): readonly Uint8Array[] {
    const bodies = this.#ports.pendingFor(key).flatMap(({ body }) => body ?? []);
    return bodies.filter((body) => isUndamaged(key, body)).map(({ update }) => update);
  }
}
