import type { RecordKey } from '#domain/kernel/index.ts';
import { type BodyUpdate, type Change, emptyRecord, mergeRecords } from '../record/index.ts';
import {
  beginsWith,
  type DeviceStorage,
  emptyMeta,
  type Meta,
  type NewWaitingRow,
  noMark,
  type PageProgress,
  type QuarantineEntry,
  type Range,
  type Seen,
  type StoredClock,
  type StoredDocument,
  type StoredPage,
  type StoredRefusal,
  type StoredSharedRecord,
  type StoredSince,
  type WaitingMark,
  type WaitingRow,
  type WrittenRows,
} from './device-storage.ts';

/**
 * A device's storage in memory: what a shared computer uses, and the seeded world, where several tabs hold the same one.
 */
export class MemoryDeviceStorage implements DeviceStorage {
  #meta: Meta = emptyMeta;
  #nextId = 1;
  /** With the journal's number where they were stamped anew. */
  readonly #waiting = new Map<number, { readonly row: WaitingRow; readonly journal: number }>();
  readonly #marks = new Map<number, WaitingMark>();
  readonly #records = new Map<string, StoredSharedRecord & { readonly journal: number }>();
  readonly #bodies = new Map<
    string,
    { readonly layer: number; readonly key: RecordKey; parts: BodyUpdate[]; journal: number }
  >();
  readonly #pages = new Map<string, StoredPage>();
  readonly #quarantine: QuarantineEntry[] = [];

  /** A byte-for-byte second profile, as a restored or cloned browser profile is. */
  clone(): MemoryDeviceStorage {
    const copy = new MemoryDeviceStorage();
    copy.#meta = this.#meta;
    copy.#nextId = this.#nextId;
    for (const [id, row] of this.#waiting) copy.#waiting.set(id, row);
    for (const [id, mark] of this.#marks) copy.#marks.set(id, mark);
    for (const [at, record] of this.#records) copy.#records.set(at, record);
    for (const [at, body] of this.#bodies) copy.#bodies.set(at, { ...body, parts: [...body.parts] });
    for (const [at, page] of this.#pages) copy.#pages.set(at, page);
    copy.#quarantine.push(...this.#quarantine);
    return copy;
  }

  async load(): Promise<StoredDocument> {
    const heads = [...this.#pages.values()]
      .filter(({ kind }) => kind === 'heads')
      .toSorted((a, b) => a.index - b.index);
    return { ...(await this.loadSince({ journal: 0, row: 0 })), heads };
  }

  async loadSince({ journal, row }: Seen): Promise<StoredSince> {
    return {
      seen: { journal: this.#meta.journal, row: Math.max(row, this.#nextId - 1) },
      meta: this.#meta,
      records: [...this.#records.values()]
        .filter((record) => record.journal > journal)
        .map(({ layer, key, state }) => ({ layer, key, state })),
      bodies: [...this.#bodies.values()].filter((body) => body.journal > journal).map(({ key }) => key),
      waiting: [...this.#waiting.values()]
        .filter((each) => each.row.id > row || each.journal > journal)
        .map((each) => each.row),
      marks: new Map([...this.#waiting.keys()].map((id) => [id, this.#marks.get(id) ?? noMark])),
    };
  }

  async appendWaiting(rows: readonly NewWaitingRow[]): Promise<readonly number[]> {
    return rows.map((row) => {
      const id = this.#nextId++;
      this.#waiting.set(id, { row: { ...row, id }, journal: 0 });
      return id;
    });
  }

  async restamp(rows: readonly WaitingRow[]): Promise<WrittenRows> {
    const journal = this.#written();
    const present = rows.filter(({ id }) => this.#waiting.has(id) && this.#marks.get(id)?.acknowledged !== true);
    for (const row of present) {
      this.#waiting.set(row.id, { row, journal });
      this.#marks.delete(row.id);
    }
    return { rows: present.map(({ id }) => id), journal };
  }

  async markSent(push: Uint8Array, rows: readonly number[]): Promise<void> {
    for (const id of rows) if (this.#waiting.has(id)) this.#marks.set(id, { ...noMark, push });
  }

  async markRefused(rows: readonly number[], refusal: StoredRefusal | null): Promise<number> {
    for (const id of rows) if (this.#waiting.has(id)) this.#marks.set(id, { ...noMark, refusal });
    return this.#written();
  }

  async acknowledge(push: Uint8Array, rows: readonly number[]): Promise<void> {
    for (const id of rows) if (this.#waiting.has(id)) this.#marks.set(id, { ...noMark, push, acknowledged: true });
  }

  async settle(): Promise<WrittenRows | null> {
    const rows = [...this.#waiting.keys()].filter((id) => this.#marks.get(id)?.acknowledged === true);
    if (rows.length === 0) return null;
    const journal = this.#written();
    for (const id of rows) {
      this.#merge(this.#waiting.get(id)?.row.changes ?? [], journal);
      this.#waiting.delete(id);
      this.#marks.delete(id);
    }
    return { rows, journal };
  }

  async absorb(changes: readonly Change[], range: Range | null): Promise<number | null> {
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

  async storePages(pages: readonly StoredPage[], progress: PageProgress): Promise<number> {
    if (pages[0]?.index === 0) this.#deletePages();
    for (const page of pages) this.#pages.set(`${page.layer} ${page.id}`, page);
    const ended = progress.next === progress.of;
    this.#meta = { ...this.#meta, progress: ended ? null : progress };
    if (ended) this.#meta = { ...this.#meta, cursor: progress.generation, mark: progress.mark };
    return this.#written();
  }

  async beginHistory(epoch: string): Promise<number> {
    const { layer, earlierLayers, epoch: before } = this.#meta;
    const fresh = before === null;
    for (const [id, mark] of this.#marks) if (mark.acknowledged) this.#marks.set(id, { ...mark, acknowledged: false });
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

  async dropPages(): Promise<number> {
    this.#deletePages();
    this.#meta = { ...this.#meta, progress: null };
    return this.#written();
  }

  async startOver(): Promise<number> {
    this.#meta = { ...this.#meta, cursor: null, mark: null, progress: null };
    return this.#written();
  }

  async endHistory(offers: readonly NewWaitingRow[]) {
    const { earlierLayers } = this.#meta;
    const isEarlier = ({ layer }: { readonly layer: number }) => earlierLayers.includes(layer);
    for (const [at, page] of this.#pages) if (isEarlier(page)) this.#pages.delete(at);
    for (const [at, record] of this.#records) if (isEarlier(record)) this.#records.delete(at);
    for (const [at, body] of this.#bodies) if (isEarlier(body)) this.#bodies.delete(at);
    this.#meta = { ...this.#meta, earlierLayers: [] };
    return { ids: await this.appendWaiting(offers), journal: this.#written() };
  }

  async setClock(clock: StoredClock): Promise<void> {
    this.#meta = { ...this.#meta, clock };
  }

  async page(layer: number, id: number): Promise<StoredPage | null> {
    return this.#pages.get(`${layer} ${id}`) ?? null;
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

  #deletePages(): void {
    for (const [at, { layer }] of this.#pages) if (layer === this.#meta.layer) this.#pages.delete(at);
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
