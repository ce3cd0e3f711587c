import type { RecordKey } from '#domain/kernel/index.ts';
import {
  encodeHeads,
  encodeRest,
  type Head,
  type PackingPorts,
  packPage,
  type RestBody,
  splitFields,
  textPlaces,
} from '../record/index.ts';
import { stateOf } from './fold.ts';
import type { Generation, HubStorage, PageEntry, RecordIndexEntry, StoredBody, StoredRecord } from './hub-storage.ts';

export interface GenerationPorts extends PackingPorts {
  readonly storage: HubStorage;
}

const plainPageBytes = 1024 * 1024;
/** The newest records come alone: a screenful is listed before the rest of the list has come. */
const firstHeadsBytes = 64 * 1024;
/** Heads are read where screens are drawn: a page of them is less than a frame or two of work. */
const headsPageBytes = 160 * 1024;
const recordsAStep = 200;

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
  const { storage } = ports;
  const { folded, index } = await storage.recordsChangedAfter(uid, after);
  const pages = new PageWriter(ports, firstId);
  const heads: Head[] = [];
  for (const keys of steps(newestFirst(index))) {
    const records = new Map((await storage.records(uid, keys)).map((record) => [record.key, record]));
    for (const key of keys) {
      const record = records.get(key);
      if (record !== undefined) heads.push(await pages.addRest(record));
    }
    await ports.pause();
  }
  await pages.closeRests();
  await pages.addHeads(heads);
  return { sequence: folded, entries: pages.entries, bytes: pages.bytes };
}

function newestFirst(index: readonly RecordIndexEntry[]): readonly string[] {
  return index.toSorted((a, b) => ((a.highest ?? '') < (b.highest ?? '') ? 1 : -1)).map(({ key }) => key);
}

function steps(keys: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(keys.length / recordsAStep) }, (_, step) =>
    keys.slice(step * recordsAStep, (step + 1) * recordsAStep),
  );
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
  readonly #packing: PackingPorts;
  #nextId: number;
  /** Sets and prose have little to say to each other: each compresses better, and is read alone, on pages of its own. */
  readonly #open = new Map<'details' | 'bodies', OpenPage>();

  constructor(packing: PackingPorts, firstId: number) {
    this.#packing = packing;
    this.#nextId = firstId;
  }

  /** Puts details and body into an open page and gives the head that refers to them. */
  async addRest(record: StoredRecord): Promise<Head> {
    const key = record.key as RecordKey;
    const state = stateOf(record);
    const { head, details } = splitFields(state.fields);
    const tombstone = state.tombstone === undefined ? {} : { tombstone: state.tombstone };
    if (details.size === 0 && record.body === null) return { key, fields: head, rest: null, ...tombstone };
    const rest = encodeRest({ fields: details, body: record.body === null ? null : restBody(record.body) });
    const page = await this.#pageWithRoom(record.body === null ? 'details' : 'bodies', rest.length);
    const place = { page: page.id, offset: page.bytes, length: rest.length };
    page.rests.push(rest);
    page.bytes += rest.length;
    return { key, fields: head, rest: place, ...tombstone };
  }

  async closeRests(): Promise<void> {
    for (const page of this.#open.values()) await this.#add('rests', joined(page.rests, page.bytes), page.id);
    this.#open.clear();
  }

  async #pageWithRoom(kind: 'details' | 'bodies', bytes: number): Promise<OpenPage> {
    const open = this.#open.get(kind);
    if (open !== undefined && open.bytes + bytes <= plainPageBytes) return open;
    if (open !== undefined) await this.#add('rests', joined(open.rests, open.bytes), open.id);
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
      await this.#add('heads', encodeHeads(page));
      page = [];
      size = 0;
      most = headsPageBytes;
    }
    if (page.length > 0) await this.#add('heads', encodeHeads(page));
  }

  async #add(kind: PageEntry['kind'], plain: Uint8Array, id = this.#nextId++): Promise<void> {
    const bytes = await packPage(plain, this.#packing);
    this.bytes.set(id, bytes);
    this.entries.push({ id, kind, size: bytes.length, plainSize: plain.length });
  }
}

function restBody({ state, sum, text }: StoredBody): RestBody {
  return { state, sum, text: textPlaces(state, text) ?? text };
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
