import type { RecordKey } from '#domain/kernel/index.ts';
import { type BodyUpdate, type Change, emptyRecord, mergeRecords } from '../record/index.ts';
import {
  beginsWith,
  type DeliveryState,
  type DeviceStorage,
  emptyMeta,
  isStartValid,
  type Meta,
  type NewPendingChange,
  notDelivered,
  type PendingChange,
  type PromotedChanges,
  type QuarantineEntry,
  type Range,
  type SnapshotProgress,
  type StartSet,
  type StartStorage,
  type StoredChunk,
  type StoredClock,
  type StoredDocument,
  type StoredRefusal,
  type StoredSince,
  type StoredSyncedRecord,
  type TabPosition,
  type WrittenChanges,
} from './device-storage.ts';

/** Device storage in memory, for shared computers and for the simulation, in which several tabs share one instance. */
export class MemoryDeviceStorage implements DeviceStorage {
  #meta: Meta = emptyMeta;
  #nextId = 1;
  /** Pending rows, each with the journal number of its last restamping, or 0 if there was none. */
  readonly #pending = new Map<number, { readonly row: PendingChange; readonly journal: number }>();
  readonly #deliveries = new Map<number, DeliveryState>();
  readonly #records = new Map<string, StoredSyncedRecord & { readonly journal: number }>();
  readonly #bodies = new Map<
    string,
    { readonly layer: number; readonly key: RecordKey; parts: BodyUpdate[]; journal: number }
  >();
  readonly #chunks = new Map<string, StoredChunk>();
  readonly #quarantine: QuarantineEntry[] = [];
  #start: StartSet | null = null;
  readonly start: StartStorage = {
    load: async () => {
      const start = this.#start;
      if (start === null || !isStartValid(start, this.#meta, this.#summaryChunks)) return null;
      return { ...(await this.loadSince({ journal: start.journal, row: 0 })), start };
    },
    store: async (set) => {
      this.#start = set;
    },
  };

  /** Returns an exact copy, like a restored or cloned browser profile. */
  clone(): MemoryDeviceStorage {
    const copy = new MemoryDeviceStorage();
    copy.#meta = this.#meta;
    copy.#nextId = this.#nextId;
    copy.#start = this.#start;
    for (const [id, row] of this.#pending) copy.#pending.set(id, row);
    for (const [id, delivery] of this.#deliveries) copy.#deliveries.set(id, delivery);
    for (const [at, record] of this.#records) copy.#records.set(at, record);
    for (const [at, body] of this.#bodies) copy.#bodies.set(at, { ...body, parts: [...body.parts] });
    for (const [at, chunk] of this.#chunks) copy.#chunks.set(at, chunk);
    copy.#quarantine.push(...this.#quarantine);
    return copy;
  }

  async load(): Promise<StoredDocument> {
    const summaryChunks = this.#summaryChunks.toSorted((a, b) => a.index - b.index);
    return { ...(await this.loadSince({ journal: 0, row: 0 })), summaryChunks };
  }

  async loadSince({ journal, row }: TabPosition): Promise<StoredSince> {
    return {
      seen: { journal: this.#meta.journal, row: Math.max(row, this.#nextId - 1) },
      meta: this.#meta,
      records: [...this.#records.values()]
        .filter((record) => record.journal > journal)
        .map(({ layer, key, state }) => ({ layer, key, state })),
      bodies: [...this.#bodies.values()].filter((body) => body.journal > journal).map(({ key }) => key),
      pending: [...this.#pending.values()]
        .filter((each) => each.row.id > row || each.journal > journal)
        .map((each) => each.row),
      deliveries: new Map([...this.#pending.keys()].map((id) => [id, this.#deliveries.get(id) ?? notDelivered])),
    };
  }

  async appendPending(rows: readonly NewPendingChange[]): Promise<readonly number[]> {
    return rows.map((row) => {
      const id = this.#nextId++;
      this.#pending.set(id, { row: { ...row, id }, journal: 0 });
      return id;
    });
  }

  /** Rows are stored as they are. */
  prepare(): void {}

  async restamp(rows: readonly PendingChange[]): Promise<WrittenChanges> {
    const journal = this.#written();
    const present = rows.filter(({ id }) => this.#pending.has(id) && this.#deliveries.get(id)?.acknowledged !== true);
    for (const row of present) {
      this.#pending.set(row.id, { row, journal });
      this.#deliveries.delete(row.id);
    }
    return { rows: present.map(({ id }) => id), journal };
  }

  async markSent(push: Uint8Array, rows: readonly number[]): Promise<void> {
    for (const id of rows) if (this.#pending.has(id)) this.#deliveries.set(id, { ...notDelivered, push });
  }

  async markRefused(rows: readonly number[], refusal: StoredRefusal | null): Promise<number> {
    for (const id of rows) if (this.#pending.has(id)) this.#deliveries.set(id, { ...notDelivered, refusal });
    return this.#written();
  }

  async acknowledge(push: Uint8Array, rows: readonly number[]): Promise<void> {
    for (const id of rows)
      if (this.#pending.has(id)) this.#deliveries.set(id, { ...notDelivered, push, acknowledged: true });
  }

  async promote(): Promise<PromotedChanges | null> {
    const rows = [...this.#pending.keys()].filter((id) => this.#deliveries.get(id)?.acknowledged === true);
    if (rows.length === 0) return null;
    const journal = this.#written();
    for (const id of rows) {
      this.#merge(this.#pending.get(id)?.row.changes ?? [], journal);
      this.#pending.delete(id);
      this.#deliveries.delete(id);
    }
    return { rows, journal, areAll: true };
  }

  async applyRemote(changes: readonly Change[], range: Range | null): Promise<number | null> {
    const { cursor } = this.#meta;
    if (range !== null && range.after > (cursor ?? 0)) return null;
    const journal = this.#written();
    this.#merge(changes, journal);
    if (range !== null && range.upto >= (cursor ?? 0)) {
      const mark = cursor !== null && range.upto === cursor ? this.#meta.mark : range.mark;
      this.#meta = { ...this.#meta, cursor: range.upto, mark, progress: null };
    }
    return journal;
  }

  async storeChunks(chunks: readonly StoredChunk[], progress: SnapshotProgress): Promise<number> {
    if (chunks[0]?.index === 0) this.#deleteChunks();
    for (const chunk of chunks) this.#chunks.set(`${chunk.layer} ${chunk.id}`, chunk);
    const ended = progress.next === progress.of;
    this.#meta = { ...this.#meta, progress: ended ? null : progress };
    if (ended) this.#meta = { ...this.#meta, cursor: progress.generation, mark: progress.mark };
    return this.#written();
  }

  async startReconciliation(epoch: string): Promise<number> {
    const { layer, earlierLayers, epoch: before } = this.#meta;
    const fresh = before === null;
    for (const [id, delivery] of this.#deliveries)
      if (delivery.acknowledged) this.#deliveries.set(id, { ...delivery, acknowledged: false });
    this.#meta = {
      ...this.#meta,
      epoch,
      cursor: null,
      mark: null,
      progress: null,
      layer: fresh ? layer : layer + 1,
      earlierLayers: fresh ? earlierLayers : [...earlierLayers, layer],
    };
    return this.#written();
  }

  async dropChunks(): Promise<number> {
    this.#deleteChunks();
    this.#meta = { ...this.#meta, progress: null };
    return this.#written();
  }

  async restartFirstSync(): Promise<number> {
    this.#meta = { ...this.#meta, cursor: null, mark: null, progress: null };
    return this.#written();
  }

  async finishReconciliation(offers: readonly NewPendingChange[]) {
    const { earlierLayers } = this.#meta;
    const isEarlier = ({ layer }: { readonly layer: number }) => earlierLayers.includes(layer);
    for (const [at, chunk] of this.#chunks) if (isEarlier(chunk)) this.#chunks.delete(at);
    for (const [at, record] of this.#records) if (isEarlier(record)) this.#records.delete(at);
    for (const [at, body] of this.#bodies) if (isEarlier(body)) this.#bodies.delete(at);
    this.#meta = { ...this.#meta, earlierLayers: [] };
    return { ids: await this.appendPending(offers), journal: this.#written() };
  }

  async setClock(clock: StoredClock): Promise<void> {
    this.#meta = { ...this.#meta, clock };
  }

  async chunk(layer: number, id: number): Promise<StoredChunk | null> {
    return this.#chunks.get(`${layer} ${id}`) ?? null;
  }

  async bodyParts(layer: number, key: RecordKey): Promise<readonly BodyUpdate[]> {
    return this.#bodies.get(`${layer} ${key}`)?.parts ?? [];
  }

  async compactBody(layer: number, key: RecordKey, parts: readonly BodyUpdate[], merged: BodyUpdate): Promise<void> {
    const body = this.#bodies.get(`${layer} ${key}`);
    if (body === undefined || !beginsWith(body.parts, parts)) return;
    body.parts = [merged, ...body.parts.slice(parts.length)];
  }

  async bodyKeys(layer: number): Promise<readonly RecordKey[]> {
    return [...this.#bodies.values()].filter((body) => body.layer === layer).map(({ key }) => key);
  }

  async quarantine(entries: readonly QuarantineEntry[]): Promise<void> {
    this.#quarantine.push(...entries);
  }

  async quarantined(): Promise<readonly QuarantineEntry[]> {
    return this.#quarantine;
  }

  close(): void {}

  get #summaryChunks(): readonly StoredChunk[] {
    return [...this.#chunks.values()].filter(({ kind }) => kind === 'heads');
  }

  #deleteChunks(): void {
    this.#start = null;
    for (const [at, { layer }] of this.#chunks) if (layer === this.#meta.layer) this.#chunks.delete(at);
  }

  #written(): number {
    const journal = this.#meta.journal + 1;
    this.#meta = { ...this.#meta, journal };
    return journal;
  }

  #merge(changes: readonly Change[], journal: number): void {
    const { layer } = this.#meta;
    for (const change of changes) {
      const at = `${layer} ${change.key}`;
      const state = mergeRecords(this.#records.get(at)?.state ?? emptyRecord, change);
      this.#records.set(at, { layer, key: change.key, state, journal });
      if (state.tombstone !== undefined) this.#bodies.delete(at);
      if (change.body === undefined || state.tombstone !== undefined) continue;
      const body = this.#bodies.get(at) ?? { layer, key: change.key, parts: [], journal };
      body.parts = [...body.parts, change.body];
      body.journal = journal;
      this.#bodies.set(at, body);
    }
  }
}
