import type { Head } from '../record/index.ts';
import type { EncodedRest } from './generation-rests.ts';
import type { Generation, HubStorage, PageEntry, RecordIndexEntry, StoredRecord } from './hub-storage.ts';
import { type HubTaskInput, TaskEnded, type TaskRunner } from './hub-tasks.ts';

export interface GenerationPorts {
  readonly storage: HubStorage;
  readonly tasks: TaskRunner;
  readonly pause: () => Promise<void>;
}

const plainPageBytes = 1024 * 1024;
/** The newest records come alone: a screenful is listed before the rest of the list has come. */
const firstHeadsBytes = 64 * 1024;
/** Heads are read where screens are drawn: a page of them is less than a frame or two of work. */
const headsPageBytes = 160 * 1024;
const recordsAStep = 200;
/** Fields and bodies that are read at a time. */
const bytesAStep = 4 * 1024 * 1024;

/**
 * Makes pages for a new device from the fold, newest records first, and puts them before those of the generation that
 * stands. A record in a newer page stands for itself: what an older page still says of it is a part of it, so nothing
 * has to be taken out. Where the older pages have become mostly such leftovers, all pages are made anew.
 *
 * @param whole make everything anew whatever stands: what was deleted for ever must be gone from the bytes
 */
export async function buildGeneration(uid: string, ports: GenerationPorts, whole = false): Promise<Generation> {
  const { storage } = ports;
  const standing = await storage.generation(uid);
  const increment =
    standing === null || whole ? null : await makePages(uid, ports, standing.sequence, nextId(standing));
  if (increment !== null && standing !== null && !isMostlyLeftovers(standing, increment)) {
    return commit(uid, storage, increment, standing.pages);
  }
  return commit(uid, storage, await makePages(uid, ports, 0, standing === null ? 1 : nextId(standing)), []);
}

interface MadePages {
  readonly sequence: number;
  readonly entries: readonly PageEntry[];
  readonly bytes: ReadonlyMap<number, Uint8Array>;
}

async function commit(
  uid: string,
  storage: HubStorage,
  made: MadePages,
  kept: readonly PageEntry[],
): Promise<Generation> {
  const pages = [...made.entries, ...kept];
  // every heads page before every rests page: a list is whole before the first body
  const ordered = [...pages.filter(({ kind }) => kind === 'heads'), ...pages.filter(({ kind }) => kind === 'rests')];
  const generation = { sequence: made.sequence, mark: await storage.markAt(uid, made.sequence), pages: ordered };
  await storage.commitGeneration(uid, generation, made.bytes);
  return generation;
}

function isMostlyLeftovers(standing: Generation, increment: MadePages): boolean {
  const added = increment.entries.reduce((sum, { plainSize }) => sum + plainSize, 0);
  const present = standing.pages.reduce((sum, { plainSize }) => sum + plainSize, 0);
  return (
    standing.pages.length > 4 && (added > present / 2 || standing.pages.length > (2 * present) / plainPageBytes + 8)
  );
}

function nextId({ pages }: Generation): number {
  return pages.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
}

async function makePages(uid: string, ports: GenerationPorts, after: number, firstId: number): Promise<MadePages> {
  const { storage, pause } = ports;
  const { folded, index } = await storage.recordsChangedAfter(uid, after);
  const pages = new PageWriter(uid, ports.tasks, firstId);
  const heads: Head[] = [];
  const keys = newestFirst(index);
  for (let at = 0; at < keys.length; ) {
    const some = await storage.someRecords(uid, keys.slice(at, at + recordsAStep), bytesAStep);
    const records = new Map(some.records.map((record) => [record.key, record]));
    const inOrder = keys.slice(at, at + some.keys).flatMap((key) => records.get(key) ?? []);
    for (const encoded of await encodeRests(uid, inOrder, ports.tasks)) heads.push(await pages.addRest(encoded));
    at += some.keys;
    await pause();
  }
  await pages.closeRests();
  await pages.addHeads(heads);
  return { sequence: folded, entries: pages.entries, bytes: pages.bytes };
}

/** Where looking for a record's text takes too long, its text is written out. */
async function encodeRests(
  uid: string,
  records: readonly StoredRecord[],
  tasks: TaskRunner,
): Promise<readonly EncodedRest[]> {
  const plain = new Set(records.filter(({ setAside }) => setAside).map(({ key }) => key));
  for (;;) {
    try {
      return await tasks.run(uid, 'encodeRests', { records, plain });
    } catch (error) {
      if (!(error instanceof TaskEnded) || error.key === null || plain.has(error.key)) throw error;
      plain.add(error.key);
    }
  }
}

function newestFirst(index: readonly RecordIndexEntry[]): readonly string[] {
  return index.toSorted((a, b) => ((a.highest ?? '') < (b.highest ?? '') ? 1 : -1)).map(({ key }) => key);
}

/** Rests that go onto one page, as far as it is full. */
interface OpenPage {
  readonly id: number;
  readonly rests: Uint8Array[];
  bytes: number;
}

class PageWriter {
  readonly entries: PageEntry[] = [];
  readonly bytes = new Map<number, Uint8Array>();
  readonly #uid: string;
  readonly #tasks: TaskRunner;
  #nextId: number;
  /** Sets and prose have little to say to each other: each compresses better, and is read alone, on pages of its own. */
  readonly #open = new Map<'details' | 'bodies', OpenPage>();

  constructor(uid: string, tasks: TaskRunner, firstId: number) {
    this.#uid = uid;
    this.#tasks = tasks;
    this.#nextId = firstId;
  }

  /** Puts details and body into an open page and gives the head that refers to them. */
  async addRest({ head, rest }: EncodedRest): Promise<Head> {
    if (rest === null) return { ...head, rest: null };
    const page = await this.#pageWithRoom(rest.kind, rest.bytes.length);
    const place = { page: page.id, offset: page.bytes, length: rest.bytes.length };
    page.rests.push(rest.bytes);
    page.bytes += rest.bytes.length;
    return { ...head, rest: place };
  }

  async closeRests(): Promise<void> {
    for (const page of this.#open.values()) await this.#add('rests', 'packRests', page.rests, page.id);
    this.#open.clear();
  }

  async #pageWithRoom(kind: 'details' | 'bodies', bytes: number): Promise<OpenPage> {
    const open = this.#open.get(kind);
    if (open !== undefined && open.bytes + bytes <= plainPageBytes) return open;
    if (open !== undefined) await this.#add('rests', 'packRests', open.rests, open.id);
    const page = { id: this.#nextId++, rests: [], bytes: 0 };
    this.#open.set(kind, page);
    return page;
  }

  async addHeads(heads: readonly Head[]): Promise<void> {
    let page: Head[] = [];
    let size = 0;
    let most = firstHeadsBytes;
    for (const head of heads) {
      page.push(head);
      size += 64 + head.fields.size * 32;
      if (size < most) continue;
      await this.#add('heads', 'packHeads', page);
      page = [];
      size = 0;
      most = headsPageBytes;
    }
    if (page.length > 0) await this.#add('heads', 'packHeads', page);
  }

  async #add<N extends 'packHeads' | 'packRests'>(
    kind: PageEntry['kind'],
    task: N,
    content: HubTaskInput<N>,
    id = this.#nextId++,
  ): Promise<void> {
    const { bytes, plainSize, sum } = await this.#tasks.run(this.#uid, task, content);
    this.bytes.set(id, bytes);
    this.entries.push({ id, kind, size: bytes.length, plainSize, sum });
  }
}
