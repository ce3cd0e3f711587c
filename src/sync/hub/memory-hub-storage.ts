import { encodeValue, equalBytes, laterStamp, msOf } from '../record/index.ts';
import type {
  AppendOutcome,
  AppendRequest,
  Fold,
  Generation,
  Head,
  HistoryEntry,
  HubStorage,
  LogEntry,
  PruneLimits,
  StoredRecord,
} from './hub-storage.ts';

interface Document {
  head: Head;
  log: LogEntry[];
  records: Map<string, StoredRecord>;
  purged: Set<string>;
  history: HistoryEntry[];
  generation: Generation | null;
  pages: Map<number, Uint8Array>;
}

const emptyHead: Head = { sequence: 0, mark: null, highest: null, folded: 0, floor: 0, bytes: 0, deleted: false };
const emptyList = encodeValue([]);

/** A hub's storage in memory, for the seeded world: what is in it counts as on disk. */
export class MemoryHubStorage implements HubStorage {
  readonly #epoch: string;
  readonly #documents: Map<string, Document>;

  constructor(epoch: string, documents: Map<string, Document> = new Map()) {
    this.#epoch = epoch;
    this.#documents = documents;
  }

  /** What a backup would hold, under the epoch given: the same one for a rollback, a new one for a restore. */
  copy(epoch: string): MemoryHubStorage {
    const documents = [...this.#documents].map(([uid, document]) => [uid, copyDocument(document)] as const);
    return new MemoryHubStorage(epoch, new Map(documents));
  }

  async epoch(): Promise<string> {
    return this.#epoch;
  }

  async head(uid: string): Promise<Head> {
    return this.#documents.get(uid)?.head ?? emptyHead;
  }

  async append(requests: readonly AppendRequest[], mark: Uint8Array): Promise<readonly AppendOutcome[]> {
    return requests.map((request) => appendOne(this.#document(request.uid), request, mark));
  }

  async markAt(uid: string, sequence: number): Promise<Uint8Array | null> {
    return this.#log(uid).find((entry) => entry.sequence === sequence)?.mark ?? null;
  }

  async logAfter(uid: string, after: number, bytes: number): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    let size = 0;
    for (const entry of this.#log(uid)) {
      if (entry.sequence <= after) continue;
      entries.push(entry);
      size += entry.payload.length;
      if (size > bytes) break;
    }
    return entries;
  }

  async sizesAfter(uid: string, after: number) {
    const log = this.#log(uid).filter(({ sequence }) => sequence > after);
    const records = this.#records(uid).filter(({ sequence }) => sequence > after);
    return {
      log: log.reduce((sum, { payload }) => sum + payload.length, 0),
      records: records.reduce((sum, { fields, body }) => sum + fields.length + (body?.state.length ?? 0), 0),
    };
  }

  async records(uid: string, keys: readonly string[]): Promise<readonly StoredRecord[]> {
    return keys.flatMap((key) => this.#documents.get(uid)?.records.get(key) ?? []);
  }

  async recordsChangedAfter(uid: string, after: number) {
    const index = this.#records(uid)
      .filter(({ sequence }) => sequence > after)
      .map(({ key, highest }) => ({ key, highest }));
    return { folded: (await this.head(uid)).folded, index };
  }

  async commitFold(uid: string, fold: Fold): Promise<boolean> {
    const document = this.#document(uid);
    if (document.head.folded !== fold.from) return false;
    for (const record of fold.records) document.records.set(record.key, record);
    for (const entry of fold.history)
      if (!document.history.some((known) => sameEntry(known, entry))) document.history.push(entry);
    document.head = { ...document.head, folded: fold.upto };
    return true;
  }

  async generation(uid: string): Promise<Generation | null> {
    return this.#documents.get(uid)?.generation ?? null;
  }

  async page(uid: string, id: number): Promise<Uint8Array | null> {
    return this.#documents.get(uid)?.pages.get(id) ?? null;
  }

  async commitGeneration(uid: string, generation: Generation, added: ReadonlyMap<number, Uint8Array>): Promise<void> {
    const document = this.#document(uid);
    const listed = new Set(generation.pages.map(({ id }) => id));
    document.generation = generation;
    document.pages = new Map([...document.pages, ...added].filter(([id]) => listed.has(id)));
  }

  async history(uid: string, key: string): Promise<readonly HistoryEntry[]> {
    return this.#documents.get(uid)?.history.filter((entry) => entry.key === key) ?? [];
  }

  async unfolded(limit: number): Promise<readonly string[]> {
    return [...this.#documents]
      .filter(([, { head }]) => head.folded < head.sequence)
      .map(([uid]) => uid)
      .slice(0, limit);
  }

  async trashedBefore(instant: number, limit: number) {
    return this.#everyRecord(({ trashedSince }) => trashedSince !== null && trashedSince < instant).slice(0, limit);
  }

  async prune(uid: string, before: PruneLimits): Promise<void> {
    const document = this.#document(uid);
    const pruned = document.log.filter((entry) => isPrunable(document, entry, before));
    document.log = document.log.map((entry) =>
      pruned.includes(entry) ? { ...entry, payload: new Uint8Array(0), replaced: emptyList } : entry,
    );
    const floor = pruned.reduce((highest, { sequence }) => Math.max(highest, sequence), document.head.floor);
    document.head = {
      ...document.head,
      floor,
      bytes: document.head.bytes - pruned.reduce((sum, { payload }) => sum + payload.length, 0),
    };
    document.history = thinned(
      document.history.filter(({ at }) => at >= before.history),
      before.daily,
    );
  }

  async prunable(before: PruneLimits, limit: number): Promise<readonly string[]> {
    const due = [...this.#documents].filter(
      ([, document]) =>
        document.log.some((entry) => isPrunable(document, entry, before)) ||
        document.history.some(({ at }) => at < before.daily),
    );
    return due.map(([uid]) => uid).slice(0, limit);
  }

  async incomplete(uid: string): Promise<readonly StoredRecord[]> {
    return this.#records(uid).filter(({ body }) => body !== null && !body.complete);
  }

  async unpurged(limit: number) {
    return [...this.#documents]
      .flatMap(([uid, { records, purged }]) =>
        [...records.values()]
          .filter(({ key, tombstone }) => tombstone !== null && !purged.has(key))
          .map(({ key }) => ({ uid, key })),
      )
      .slice(0, limit);
  }

  async purge(uid: string, payloads: ReadonlyMap<number, Uint8Array>, keys: readonly string[]): Promise<void> {
    const document = this.#document(uid);
    document.log = document.log.map((entry) => {
      const payload = payloads.get(entry.sequence);
      return payload === undefined ? entry : { ...entry, payload, replaced: emptyList };
    });
    document.history = document.history.filter(({ key }) => !keys.includes(key));
    for (const key of keys) document.purged.add(key);
  }

  async deleteDocument(uid: string): Promise<void> {
    this.#documents.set(uid, { ...newDocument(), head: { ...emptyHead, deleted: true } });
  }

  #document(uid: string): Document {
    const known = this.#documents.get(uid) ?? newDocument();
    this.#documents.set(uid, known);
    return known;
  }

  #log(uid: string): readonly LogEntry[] {
    return this.#documents.get(uid)?.log ?? [];
  }

  #records(uid: string): readonly StoredRecord[] {
    return [...(this.#documents.get(uid)?.records.values() ?? [])];
  }

  #everyRecord(wanted: (record: StoredRecord) => boolean) {
    return [...this.#documents].flatMap(([uid, { records }]) =>
      [...records.values()].filter(wanted).map(({ key }) => ({ uid, key })),
    );
  }
}

function newDocument(): Document {
  return {
    head: emptyHead,
    log: [],
    records: new Map(),
    purged: new Set(),
    history: [],
    generation: null,
    pages: new Map(),
  };
}

function copyDocument(document: Document): Document {
  return {
    ...document,
    log: [...document.log],
    records: new Map(document.records),
    purged: new Set(document.purged),
    history: [...document.history],
    pages: new Map(document.pages),
  };
}

function appendOne(document: Document, request: AppendRequest, mark: Uint8Array): AppendOutcome {
  const { head } = document;
  if (head.deleted) return { outcome: 'refused', code: 'account-deleted' };
  const known = document.log.find(({ id }) => equalBytes(id, request.id));
  if (known !== undefined) return { outcome: 'appended', sequence: known.sequence, repeated: true };
  if (isAhead(request, head)) return { outcome: 'refused', code: 'clock' };
  const bytes = head.bytes + request.payload.length;
  if (request.quota !== null && bytes > request.quota) return { outcome: 'refused', code: 'quota' };
  const sequence = head.sequence + 1;
  const { id, payload, replaced, receivedAt } = request;
  document.log.push({ sequence, mark, id, payload, replaced, receivedAt });
  const highest = request.highest === null ? head.highest : laterStamp(request.highest, head.highest ?? undefined);
  document.head = { ...head, sequence, mark, highest, bytes };
  return { outcome: 'appended', sequence, repeated: false };
}

/** The bound is the hub's clock or the highest stamp that the document holds, whichever is later, and a little more. */
function isAhead({ highest, bound }: AppendRequest, head: Head): boolean {
  if (highest === null || bound === null) return false;
  const known = head.highest === null ? 0 : msOf(head.highest);
  return msOf(highest) > Math.max(bound.nowMs, known) + bound.aheadMs;
}

function isPrunable({ head }: Document, { sequence, payload, receivedAt }: LogEntry, before: PruneLimits): boolean {
  return payload.length > 0 && sequence <= head.folded && receivedAt < before.log;
}

/** Of versions before an instant the last of each day stays. */
function thinned(history: readonly HistoryEntry[], daily: number): HistoryEntry[] {
  const lastOfDay = new Map<string, HistoryEntry>();
  for (const entry of history) {
    if (entry.kind === 'version' && entry.at < daily)
      lastOfDay.set(`${entry.key} ${Math.floor(entry.at / 86_400_000)}`, entry);
  }
  const kept = new Set(lastOfDay.values());
  return history.filter((entry) => entry.kind !== 'version' || entry.at >= daily || kept.has(entry));
}

function sameEntry(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.kind === b.kind && a.key === b.key && a.stamp === b.stamp && equalBytes(a.content, b.content);
}
