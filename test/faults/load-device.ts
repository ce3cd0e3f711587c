import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type RecordKey, recordKey } from '#domain/kernel/index.ts';
import type { Connect } from '#sync/client/socket.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import type { OpenBody } from '#sync/document/open-body.ts';
import type { FetchChunk } from '#sync/document/snapshot-download.ts';
import type { SaveStatus } from '#sync/document/status.ts';
import { bodyEdit, type Fields } from '#sync/record/index.ts';
import type { Replica } from '#sync/replica/replica.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { chunkFetcherOf, connectorOf, openReplica, type Person } from '../../src/server/live/testing.ts';
import type { Copy, MadeChange, NoteCopy } from './history.ts';
import { LoadFiles } from './load-files.ts';
import type { MadeFile } from './stored-files.ts';
import { personOf, wordOf, wordsIn } from './words.ts';

/** How far a device is. */
export interface Position {
  readonly device: string;
  readonly uid: string;
  readonly cursor: number | null;
  readonly pending: number;
  readonly status: SaveStatus['kind'];
  /** The number of its files that are not uploaded. */
  readonly waitingFiles: number;
}

/** What a device did and saw. */
export interface DeviceReport {
  readonly changes: readonly MadeChange[];
  readonly copy: Copy;
  readonly files: readonly MadeFile[];
  /** What no device should see, such as a word of another person. */
  readonly problems: readonly string[];
  /** The longest time without a server. */
  readonly longestOfflineMs: number;
}

const sharedNotes = 3;
const properties = 'properties/';

/** Behind the word of a note that is written once, so that a log gets long enough for a snapshot. */
const padding = ' '.repeat(8_000);

/**
 * A device that writes changes, each with a word of its own, and looks at everything that it receives. Now and then its page
 * is loaded again, and if everything is saved, it may have lost what it had stored.
 */
export class LoadDevice {
  readonly #name: string;
  readonly #person: Person;
  readonly #chance: SeededChance;
  #storage = new MemoryDeviceStorage();
  readonly #changes: Omit<MadeChange, 'acknowledged'>[] = [];
  readonly #problems = new Set<string>();
  readonly #bodies = new Map<RecordKey, OpenBody>();
  readonly #files: LoadFiles;
  #replica: Replica | null = null;
  #isLoading = false;
  #acknowledged = 0;
  #offlineSince: number | null = null;
  #longestOfflineMs = 0;

  static async open(name: string, person: Person, chance: SeededChance): Promise<LoadDevice> {
    const device = new LoadDevice(name, person, chance);
    await device.#open();
    return device;
  }

  private constructor(name: string, person: Person, chance: SeededChance) {
    this.#name = name;
    this.#person = person;
    this.#chance = chance;
    this.#files = new LoadFiles(personOf(name), person, new SeededChance(chance.below(2 ** 32)));
  }

  get position(): Position {
    const { document, status } = this.#opened;
    return {
      device: this.#name,
      uid: this.#person.uid,
      cursor: document.meta.cursor,
      pending: document.pendingCount,
      status: status.kind,
      waitingFiles: this.#files.waiting,
    };
  }

  /**
   * Makes one change, most often to a note that the person's other devices change too, adds a file, or loads the page
   * again.
   */
  act(withFiles: boolean): void {
    if (this.#isLoading) return;
    const roll = this.#chance.next();
    const edits = withFiles ? 0.96 : 0.98;
    if (roll < edits) this.#edit(roll / edits);
    else if (roll < 0.98) this.#files.add(wordOf(this.#name, this.#files.made.length + 1));
    else void this.#loadAgain();
  }

  async report(): Promise<DeviceReport> {
    const offlineMs = this.#offlineSince === null ? 0 : performance.now() - this.#offlineSince;
    return {
      changes: this.#changes.map((change, at) => ({ ...change, acknowledged: at < this.#acknowledged })),
      copy: { holder: this.#name, person: personOf(this.#name), notes: await this.#notes() },
      files: this.#files.made,
      problems: [...this.#problems],
      longestOfflineMs: Math.max(this.#longestOfflineMs, offlineMs),
    };
  }

  get #isAllSaved(): boolean {
    return this.#replica?.status.kind === 'saved' && this.#replica.document.pendingCount === 0;
  }

  async close(): Promise<void> {
    await this.#files.close();
    await this.#opened.close();
  }

  /** @param roll chooses the kind of change, from 0 to 1 */
  #edit(roll: number): void {
    const word = wordOf(this.#name, this.#changes.length + 1);
    const shared = sharedNote(this.#name, this.#chance.below(sharedNotes));
    if (roll < 0.4) this.#type(shared, word);
    else if (roll < 0.7) this.#set(shared, `${properties}${word}`, word);
    else if (roll < 0.9) this.#set(shared, 'title', word);
    else this.#create(recordKey('notes', word), word);
  }

  async #loadAgain(): Promise<void> {
    this.#isLoading = true;
    await this.#files.close();
    const isAllStored = this.#isAllSaved && this.#files.waiting === 0;
    await this.#opened.close();
    if (isAllStored && this.#chance.happens(0.5)) {
      this.#storage = new MemoryDeviceStorage();
      this.#files.lose();
    }
    await this.#open();
    this.#isLoading = false;
  }

  get #opened(): Replica {
    if (this.#replica === null) throw new Error('the device is not open');
    return this.#replica;
  }

  async #open(): Promise<void> {
    const person = this.#person;
    const inflate = promisify(gunzip);
    this.#replica = await openReplica(
      person,
      {
        storage: this.#storage,
        connect: this.#watchedConnect(connectorOf(person)),
        fetchChunk: this.#watchedFetch(chunkFetcherOf(person)),
        inflate: async (bytes) => this.#watched(await inflate(bytes)),
        report: (error) => this.#problems.add(`${this.#name} reports ${String(error)}`),
      },
      {
        status: (status) => this.#statusChanged(status),
        ended: (reason) => this.#problems.add(`${this.#name} was ended: ${reason}`),
        damaged: (key) => this.#problems.add(`${this.#name} received damaged bytes of ${key}`),
      },
    );
    this.#replica.start();
    this.#files.open(this.#replica);
    for (let at = 0; at < sharedNotes; at++) {
      const key = sharedNote(this.#name, at);
      this.#bodies.set(key, await this.#replica.document.bodies.open(key));
    }
  }

  #type(key: RecordKey, word: string): void {
    const text = this.#bodies.get(key)?.text;
    if (text === undefined) throw new Error(`${key} is not open`);
    const edges = [0, ...[...text.toString().matchAll(/ /g)].map(({ index }) => index + 1)];
    text.insert(this.#chance.pick(edges), `${word} `);
    this.#opened.document.bodies.flush(); // it counts as pending now
    this.#changes.push({ word, key, place: 'text' });
  }

  #set(key: RecordKey, path: string, word: string): void {
    this.#opened.edit([{ key, leaves: [{ path, value: word }] }]);
    this.#changes.push({ word, key, place: path === 'title' ? 'title' : 'property' });
  }

  #create(key: RecordKey, word: string): void {
    const body = bodyEdit(key, null, `${word} ${padding}`)?.update;
    this.#opened.edit([{ key, leaves: [], ...(body && { body }) }]);
    this.#changes.push({ word, key, place: 'text' });
  }

  #statusChanged(status: SaveStatus): void {
    const now = performance.now();
    if (status.kind === 'offline') this.#offlineSince ??= now;
    else if (this.#offlineSince !== null) {
      this.#longestOfflineMs = Math.max(this.#longestOfflineMs, now - this.#offlineSince);
      this.#offlineSince = null;
    }
    if (status.kind === 'needs-sign-in') this.#problems.add(`${this.#name} was asked to sign in`);
    if (this.#isAllSaved) this.#acknowledged = this.#changes.length;
    this.#files.wake();
  }

  #watchedConnect(connect: Connect): Connect {
    return (events) => connect({ ...events, received: (frame) => events.received(this.#watched(frame)) });
  }

  #watchedFetch(fetchChunk: FetchChunk): FetchChunk {
    return async (name, signal) => this.#watched(await fetchChunk(name, signal));
  }

  #watched<Bytes extends Uint8Array>(bytes: Bytes): Bytes {
    const person = personOf(this.#name);
    for (const word of wordsIn(bytes))
      if (personOf(word) !== person) this.#problems.add(`${this.#name} received ${word} of another person`);
    return bytes;
  }

  async #notes(): Promise<ReadonlyMap<string, NoteCopy>> {
    const { view, bodies } = this.#opened.document;
    const notes = new Map<string, NoteCopy>();
    for (const key of view.keysOf('notes'))
      notes.set(key, noteOf(view.get(key)?.fields ?? new Map(), await bodies.text(key)));
    return notes;
  }
}

function sharedNote(device: string, at: number): RecordKey {
  return recordKey('notes', `${personOf(device)}-shared-${at}`);
}

function noteOf(fields: Fields, text: string): NoteCopy {
  const values = [...fields].map(([path, { value }]) => [path, value] as const);
  const leaves = [...fields].map(([path, { value, stamp }]) => `${path} = ${JSON.stringify(value)} ${stamp}`);
  const title = fields.get('title')?.value;
  return {
    title: typeof title === 'string' ? title : null,
    properties: new Map(
      values
        .filter(([path]) => path.startsWith(properties))
        .map(([path, value]) => [path.slice(properties.length), value]),
    ),
    text,
    leaves: leaves.sort().join('\n'),
  };
}
