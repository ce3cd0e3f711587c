import { recordKey } from '#domain/kernel/index.ts';
import type { Attachment, AttachmentHash } from '#domain/notes/index.ts';
import type { Replica } from '#sync/replica/replica.ts';
import type { SeededChance } from '#sync/testing/seeded-chance.ts';
import type { Person } from '../../src/server/live/testing.ts';
import { DeviceFiles } from '../../src/web/attachments/device-files.ts';
import { FileShelf } from '../../src/web/attachments/file-shelf.ts';
import { MemoryFileStorage } from '../../src/web/attachments/memory-file-storage.ts';
import { Uploads } from '../../src/web/attachments/uploads.ts';
import { DocumentReader } from '../../src/web/replica/document-reader.ts';
import { fileServerFor } from './file-server.ts';
import type { MadeFile } from './stored-files.ts';

const mebibyte = 1024 * 1024;
/** One in so many is sent in several parts. */
const largeOneIn = 6;

/** The files of a device that it adds to notes and uploads, as the app does. */
export class LoadFiles {
  readonly #person: Person;
  readonly #owner: string;
  readonly #chance: SeededChance;
  #storage = new MemoryFileStorage();
  /** The digests of all files that were added, and whether each was shown as uploaded. */
  readonly #made = new Map<AttachmentHash, boolean>();
  #files: DeviceFiles | null = null;
  #adding: Promise<void> | null = null;

  /** @param owner the person, for messages */
  constructor(owner: string, person: Person, chance: SeededChance) {
    this.#owner = owner;
    this.#person = person;
    this.#chance = chance;
  }

  get made(): readonly MadeFile[] {
    return Array.from(this.#made, ([hash, isStored]) => ({ hash, person: this.#owner, isStored }));
  }

  /** The number of files that are not uploaded. */
  get waiting(): number {
    return [...this.#made.values()].filter((isStored) => !isStored).length + (this.#adding === null ? 0 : 1);
  }

  open(replica: Replica): void {
    const shelf = new FileShelf({ storage: this.#storage, post: () => {}, now: () => Date.now(), recentBytes: 0 });
    const server = fileServerFor(this.#person);
    const reader = new DocumentReader(() => replica);
    const uploads = new Uploads({
      shelf,
      server,
      random: () => this.#chance.next(),
      isRecorded: ({ hash }) => !reader.isPending(recordKey('attachments', hash)),
      alone: (work) => work(),
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    const records = {
      of: () => undefined, // each file is added once
      write: (hash: AttachmentHash, record: Attachment) => {
        const leaves = (['bytes', 'mime', 'name'] as const).map((path) => ({ path, value: record[path] ?? null }));
        replica.edit([{ key: recordKey('attachments', hash), leaves }]);
      },
    };
    this.#files = new DeviceFiles({ shelf, uploads, server, records, now: () => Date.now(), chance: async () => {} });
    shelf.subscribe(() => {
      for (const { hash, upload } of shelf.rows.values()) if (upload === 'done') this.#made.set(hash, true);
    });
    void shelf.opened().then(() => uploads.wake());
  }

  /** Adds a file that begins with a word, unless another one is being added. */
  add(word: string): void {
    if (this.#files === null || this.#adding !== null) return;
    this.#adding = this.#add(this.#files, word).finally(() => {
      this.#adding = null;
    });
  }

  /** Uploads what waits, since any change of the status may mean that its record was acknowledged. */
  wake(): void {
    this.#files?.uploads.wake();
  }

  /** Closes the files with their page, when none is being added. What is stored stays. */
  async close(): Promise<void> {
    await this.#adding;
    this.#files?.uploads.close(); // storage in memory would be emptied if it were closed, too
    this.#files = null;
  }

  /** The browser has removed what was stored. */
  lose(): void {
    this.#storage = new MemoryFileStorage();
  }

  async #add(files: DeviceFiles, word: string): Promise<void> {
    const most = this.#chance.below(largeOneIn) === 0 ? 3 * mebibyte : mebibyte / 8;
    const content = new Uint8Array(Math.ceil(this.#chance.between(1, most))).fill(this.#chance.below(256));
    const added = await files.add([new File([`${word} `, content], `${word}.bin`)]);
    if (!added.ok) throw new Error(added.error.code);
    for (const { hash } of added.value) if (!this.#made.has(hash)) this.#made.set(hash, false);
  }
}
