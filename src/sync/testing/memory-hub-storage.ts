import { decideAppend, emptyHead } from '../hub/append-rules.ts';
import type {
  AppendOutcome,
  AppendRequest,
  CleanedPayload,
  Compaction,
  Head,
  HistoryEntry,
  HistoryHead,
  HistoryStorage,
  HubStorage,
  LogEntry,
  LogProgress,
  Payloads,
  PruneLimits,
  RecordIndexPage,
  RecordPosition,
  Since,
  SomeRecords,
  StoredRecord,
  StoredSnapshot,
} from '../hub/hub-storage.ts';
import { isSameSnapshot } from '../hub/same-snapshot.ts';
import { someRecords } from '../hub/some-records.ts';
import { encodeValue, equalBytes } from '../record/index.ts';

interface Document {
  head: Head;
  /** The entry with number n has index n − 1. */
  log: LogEntry[];
  /** The numbers of the pushes in the log, by `pushName`. */
  numbers: Map<string, number>;
  records: Map<string, StoredRecord>;
  purged: Set<string>;
  history: HistoryEntry[];
  generation: StoredSnapshot | null;
  pages: Map<number, Uint8Array>;
}

const emptyList = encodeValue([]);
const nothing = new Uint8Array(0);

/** Hub storage in memory, for the simulation, which treats its content as if it were on disk. */
export class MemoryHubStorage implements HubStorage {
  readonly history: HistoryStorage;
  readonly #epoch: string;
  /** What is stored. Several may share it, as servers share a database. */
  readonly documents: Map<string, Document>;

  constructor(epoch: string, documents: Map<string, Document> = new Map()) {
    this.#epoch = epoch;
    this.documents = documents;
    this.history = historyOf((uid) => this.documents.get(uid)?.history ?? []);
  }

  /** Copies the data as a backup would, under the given epoch: the same one for a rollback, a new one for a restore. */
  copy(epoch: string): MemoryHubStorage {
    const documents = [...this.documents].map(([uid, document]) => [uid, copyDocument(document)] as const);
    return new MemoryHubStorage(epoch, new Map(documents));
  }

  async epoch(): Promise<string> {
    return this.#epoch;
  }

  async head(uid: string): Promise<Head> {
    return this.documents.get(uid)?.head ?? emptyHead;
  }

  async progress(uids: readonly string[]): Promise<readonly LogProgress[]> {
    return uids.flatMap((uid) => {
      const head = this.documents.get(uid)?.head;
      return head === undefined ? [] : { uid, sequence: head.sequence, deleted: head.deleted };
    });
  }

  async append(requests: readonly AppendRequest[], mark: Uint8Array): Promise<readonly AppendOutcome[]> {
    return requests.map((request) => appendOne(this.#document(request.uid), request, mark));
  }

  async commitIdAt(uid: string, sequence: number): Promise<Uint8Array | null> {
    return this.#log(uid)[sequence - 1]?.mark ?? null;
  }

  async logAfter(uid: string, after: number, bytes: number): Promise<readonly LogEntry[]> {
    const entries: LogEntry[] = [];
    let size = 0;
    const log = this.#log(uid);
    for (let at = after; at < log.length && size <= bytes; at++) {
      const entry = log[at] as LogEntry;
      entries.push(entry);
      size += entry.payload.length;
    }
    return entries;
  }

  async payloadsAfter(uid: string, after: number, bytes: number): Promise<Payloads | 'pruned' | null> {
    if (after < (await this.head(uid)).floor) return 'pruned';
    const entries = await this.logAfter(uid, after, bytes);
    const last = entries.at(-1);
    if (last === undefined) return null;
    return { upto: last.sequence, mark: last.mark, payloads: entries.map(({ payload }) => payload) };
  }

  async since(uid: string, number: number): Promise<Since> {
    const log = this.#log(uid).slice(number);
    const records = this.#records(uid).filter(({ sequence }) => sequence > number);
    return {
      head: await this.head(uid),
      mark: await this.commitIdAt(uid, number),
      log: log.reduce((sum, { payload }) => sum + payload.length, 0),
      records: records.reduce((sum, record) => sum + sizeOf(record), 0),
    };
  }

  async records(uid: string, keys: readonly string[]): Promise<readonly StoredRecord[]> {
    return keys.flatMap((key) => this.documents.get(uid)?.records.get(key) ?? []);
  }

  async someRecords(uid: string, keys: readonly string[], bytes: number): Promise<SomeRecords> {
    const known = this.documents.get(uid)?.records;
    return someRecords(
      keys,
      bytes,
      (key) => sizeOf(known?.get(key)),
      (some) => this.records(uid, some),
    );
  }

  async hasRecord(uid: string, key: string): Promise<boolean> {
    const [record] = await this.records(uid, [key]);
    return record !== undefined && record.tombstone === null;
  }

  async makeVersionDue(uid: string, key: string): Promise<boolean> {
    const [record] = await this.records(uid, [key]);
    if (record === undefined || record.tombstone !== null) return false;
    this.#document(uid).records.set(key, { ...record, versionAt: null });
    return true;
  }

  async recordsChangedAfter(uid: string, after: RecordPosition, limit: number): Promise<RecordIndexPage> {
    const index = this.#records(uid)
      .map(({ sequence, key, highest }) => ({ sequence, key, highest }))
      .filter((entry) => comparePositions(entry, after) > 0)
      .sort(comparePositions)
      .slice(0, limit);
    return { folded: (await this.head(uid)).folded, index };
  }

  async commitCompaction(uid: string, fold: Compaction): Promise<boolean> {
    const document = this.#document(uid);
    if (document.head.folded !== fold.from || document.head.deleted) return false;
    for (const record of fold.records)
      if (record.sequence >= (document.records.get(record.key)?.sequence ?? 0))
        document.records.set(record.key, record);
    for (const entry of fold.history)
      if (!document.history.some((known) => sameEntry(known, entry))) document.history.push(entry);
    document.head = { ...document.head, folded: fold.upto };
    return true;
  }

  async snapshot(uid: string): Promise<StoredSnapshot | null> {
    return this.documents.get(uid)?.generation ?? null;
  }

  async chunk(uid: string, id: number): Promise<Uint8Array | null> {
    return this.documents.get(uid)?.pages.get(id) ?? null;
  }

  async addChunk(uid: string, id: number, bytes: Uint8Array): Promise<void> {
    const document = this.#document(uid);
    if (!document.head.deleted) document.pages.set(id, bytes);
  }

  async commitSnapshot(uid: string, snapshot: StoredSnapshot, base: StoredSnapshot | null): Promise<boolean> {
    const document = this.#document(uid);
    const listed = new Set(snapshot.chunks.map(({ id }) => id));
    const { deleted, folded } = document.head;
    if (deleted || folded > snapshot.sequence || !isSameSnapshot(document.generation, base)) return false;
    document.generation = snapshot;
    document.pages = new Map([...document.pages].filter(([id]) => listed.has(id)));
    return true;
  }

  async uncompacted(limit: number): Promise<readonly string[]> {
    return [...this.documents]
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
    for (const entry of pruned) {
      document.numbers.delete(pushName(entry.id));
      document.log[entry.sequence - 1] = { ...entry, id: nothing, payload: nothing, replaced: emptyList };
    }
    const floor = pruned.reduce((highest, { sequence }) => Math.max(highest, sequence), document.head.floor);
    document.head = {
      ...document.head,
      floor,
      bytes: document.head.bytes - pruned.reduce((sum, { payload }) => sum + payload.length, 0),
    };
    document.history = thinned(document.history, before);
  }

  async prunable(before: PruneLimits, limit: number): Promise<readonly string[]> {
    const due = [...this.documents].filter(
      ([, document]) =>
        document.log.some((entry) => isPrunable(document, entry, before)) ||
        thinned(document.history, before).length < document.history.length,
    );
    return due.map(([uid]) => uid).slice(0, limit);
  }

  async incomplete(uid: string, limit: number): Promise<readonly string[]> {
    return this.#records(uid)
      .filter(({ body }) => body !== null && !body.complete)
      .map(({ key }) => key)
      .slice(0, limit);
  }

  async setAside(uid: string, limit: number): Promise<readonly string[]> {
    return this.#records(uid)
      .filter((record) => record.setAside)
      .map(({ key }) => key)
      .slice(0, limit);
  }

  async unpurged(limit: number) {
    return [...this.documents]
      .flatMap(([uid, { records, purged }]) =>
        [...records.values()]
          .filter(({ key, tombstone }) => tombstone !== null && !purged.has(key))
          .map(({ key }) => ({ uid, key })),
      )
      .slice(0, limit);
  }

  async purge(uid: string, payloads: ReadonlyMap<number, CleanedPayload>, keys: readonly string[]): Promise<boolean> {
    const document = this.#document(uid);
    for (const [sequence, { readBytes }] of payloads)
      if (document.log[sequence - 1]?.payload.length !== readBytes) return false;
    let freed = 0;
    for (const [sequence, { payload }] of payloads) {
      const entry = document.log[sequence - 1] as LogEntry;
      document.log[sequence - 1] = { ...entry, payload, replaced: emptyList };
      freed += entry.payload.length - payload.length;
    }
    document.head = { ...document.head, bytes: document.head.bytes - freed };
    document.history = document.history.filter(({ key }) => !keys.includes(key));
    for (const key of keys) document.purged.add(key);
    return true;
  }

  async deleteDocument(uid: string): Promise<void> {
    this.documents.set(uid, { ...newDocument(), head: { ...emptyHead, deleted: true } });
  }

  #document(uid: string): Document {
    const known = this.documents.get(uid) ?? newDocument();
    this.documents.set(uid, known);
    return known;
  }

  #log(uid: string): readonly LogEntry[] {
    return this.documents.get(uid)?.log ?? [];
  }

  #records(uid: string): readonly StoredRecord[] {
    return [...(this.documents.get(uid)?.records.values() ?? [])];
  }

  #everyRecord(wanted: (record: StoredRecord) => boolean) {
    return [...this.documents].flatMap(([uid, { records }]) =>
      [...records.values()].filter(wanted).map(({ key }) => ({ uid, key })),
    );
  }
}

function historyOf(entriesOf: (uid: string) => readonly HistoryEntry[]): HistoryStorage {
  return {
    entries: async (uid, key) => entriesOf(uid).filter((entry) => entry.key === key),
    heads: async (uid, key, { before, limit }) =>
      entriesOf(uid)
        .flatMap((entry, at) => headOf(entry, key, String(at)))
        .filter(({ id }) => before === null || Number(id) < Number(before))
        .toReversed()
        .slice(0, limit),
    contents: async (uid, key, { before, limit }) =>
      entriesOf(uid)
        .flatMap((entry, at) => (entry.key === key ? { id: String(at), content: entry.content } : []))
        .filter(({ id }) => before === null || Number(id) < Number(before))
        .toReversed()
        .slice(0, limit),
    version: async (uid, key, id) => {
      const entry = entriesOf(uid)[Number(id)];
      return entry?.kind === 'version' && entry.key === key ? entry : null;
    },
  };
}

function sizeOf(record: StoredRecord | undefined): number {
  return record === undefined ? 0 : record.fields.length + (record.body?.state.length ?? 0);
}

function newDocument(): Document {
  return {
    head: emptyHead,
    log: [],
    numbers: new Map(),
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
    numbers: new Map(document.numbers),
    records: new Map(document.records),
    purged: new Set(document.purged),
    history: [...document.history],
    pages: new Map(document.pages),
  };
}

function appendOne(document: Document, request: AppendRequest, mark: Uint8Array): AppendOutcome {
  const name = pushName(request.id);
  const { outcome, head } = decideAppend(document.head, request, mark, document.numbers.get(name));
  if (outcome.outcome !== 'appended' || outcome.repeated) return outcome;
  const { id, payload, replaced, receivedAt } = request;
  document.log.push({ sequence: outcome.sequence, mark, id, payload, replaced, receivedAt });
  document.numbers.set(name, outcome.sequence);
  document.head = head;
  return outcome;
}

function pushName(id: Uint8Array): string {
  return id.join();
}

function isPrunable({ head }: Document, { sequence, payload, receivedAt }: LogEntry, before: PruneLimits): boolean {
  return payload.length > 0 && sequence <= head.folded && receivedAt < before.log;
}

/**
 * Returns the history without expired entries. Of the versions before the daily limit, only the last one of each day is
 * kept.
 */
function thinned(history: readonly HistoryEntry[], before: PruneLimits): HistoryEntry[] {
  const isDaily = ({ kind, at }: HistoryEntry) => kind === 'version' && at < before.daily;
  const young = history.filter(({ at }) => at >= before.history);
  const lastOfDay = new Map(
    young.filter(isDaily).map((entry) => [`${entry.key} ${Math.floor(entry.at / 86_400_000)}`, entry]),
  );
  const kept = new Set(lastOfDay.values());
  return young.filter((entry) => !isDaily(entry) || kept.has(entry));
}

function headOf(entry: HistoryEntry, key: string, id: string): readonly HistoryHead[] {
  const { kind, at, stamp, content } = entry;
  if (entry.key !== key || kind === 'quarantined') return [];
  return [{ id, kind, at, stamp, bytes: content.length, content: kind === 'version' ? null : content }];
}

function sameEntry(a: HistoryEntry, b: HistoryEntry): boolean {
  return a.kind === b.kind && a.key === b.key && a.stamp === b.stamp && equalBytes(a.content, b.content);
}

function comparePositions(a: RecordPosition, b: RecordPosition): number {
  return a.sequence - b.sequence || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
}
