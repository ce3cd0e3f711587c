import type { RecordKey } from '#domain/kernel/index.ts';
import {
  type Change,
  emptyRecord,
  HybridClock,
  highestStamp,
  type ReplicaId,
  replicaIdFrom,
  type Transform,
} from '../record/index.ts';
import { bodiesByKey, type ReadParts, readerWith } from './body-reader.ts';
import { type ChunkWithSummaries, ContentReader } from './content-reader.ts';
import type {
  DeviceStorage,
  Meta,
  NewPendingChange,
  PendingChange,
  QuarantineEntry,
  StoredDocument,
  StoredSince,
  WrittenChanges,
} from './device-storage.ts';
import { DiskFollower } from './disk-follower.ts';
import { MergedView } from './merged-view.ts';
import { OpenBodies } from './open-bodies.ts';
import { PendingLog } from './pending-log.ts';
import { RecordReader } from './record-reader.ts';
import type { SaveFailure } from './status.ts';
import type { Tabs } from './tabs.ts';
import { timeSlice } from './time-slice.ts';

export interface DocumentPorts {
  readonly storage: DeviceStorage;
  readonly tabs: Tabs;
  /** UTC milliseconds on the device's clock, which may be wrong. */
  readonly now: () => number;
  /** Monotonic milliseconds. */
  readonly monotonic: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly inflate: Transform;
  /** Reads large bodies off the main thread. */
  readonly readApart: ReadParts;
  /** Resolves when screens have had the chance to render the changes so far. */
  readonly shown: () => Promise<void>;
  /** Whether stored data survives the page. */
  readonly durable: boolean;
  /** Reports errors for the log. */
  readonly report?: (error: unknown) => void;
}

/**
 * Parts that fail independently: storing the user's edits, applying the hub's messages, and errors reported by the hub.
 */
export type FailingPart = 'storing' | 'reading' | 'sync';

export interface CoreEvents {
  /** These records have changed. */
  readonly changed: (keys: ReadonlySet<RecordKey>) => void;
  /** Something that the save state depends on may have changed. */
  readonly statusChanged: () => void;
  /** A part has failed; null: it works again. */
  readonly failed: (part: FailingPart, failure: SaveFailure | null) => void;
  /** Bytes that could not be applied were set aside. Nothing else was lost. */
  readonly damaged: (key: string) => void;
  /** The hub has to send a record again, because its bytes are damaged on this device. */
  readonly requestAgain: (key: string) => void;
  /** Text was typed into an open body. */
  readonly typed: (key: RecordKey, update: Uint8Array) => void;
  /** Pending changes are on disk, stored by this tab or another. */
  readonly changesPending: () => void;
  /** Another tab started the first sync again. */
  readonly startedOver: () => void;
}

/** Followers of all bodies, to be notified of those that change. */
export interface ContentFollower {
  readonly bodyChanged: (key: RecordKey) => void;
  readonly chunkStored: () => void;
}

/**
 * One user's document in one tab: what is stored on the device, merged with what is pending, and the bodies that are
 * open. Edits, data from the hub and what other tabs stored all come in here, and screens are told.
 */
export class DocumentCore {
  readonly ports: DocumentPorts;
  readonly id: ReplicaId;
  readonly clock: HybridClock;
  readonly view: MergedView;
  readonly pending: PendingLog;
  readonly bodies: OpenBodies;
  readonly records: RecordReader;
  readonly disk: DiskFollower;
  readonly readBody: ReadParts;
  readonly contentFollowers = new Set<ContentFollower>();
  readonly #events: CoreEvents;
  readonly #contents: ContentReader;
  #meta: Meta;
  #isClosed = false;
  #editedAt = Number.NEGATIVE_INFINITY;

  constructor(ports: DocumentPorts, events: CoreEvents, { meta, seen }: Pick<StoredDocument, 'meta' | 'seen'>) {
    this.ports = ports;
    this.#events = events;
    this.#meta = meta;
    this.id = replicaIdFrom(ports.randomBytes(6));
    this.clock = new HybridClock(ports.now, this.id, meta.clock.offset);
    this.pending = new PendingLog({
      storage: ports.storage,
      after: ports.after,
      randomBytes: ports.randomBytes,
      stored: (rows) => this.stored(rows),
      failed: (failure) => events.failed('storing', failure),
    });
    const pendingFor = (key: RecordKey) => this.pending.forRecord(key);
    this.view = new MergedView(pendingFor);
    this.#contents = new ContentReader(ports.storage, ports.inflate, events.requestAgain);
    this.readBody = readerWith(ports.readApart);
    this.bodies = new OpenBodies({
      contents: this.#contents,
      view: this.view,
      pendingFor,
      read: this.readBody,
      timeSlice: () => timeSlice(ports),
      randomBytes: ports.randomBytes,
      layers: () => this.layers,
      edited: events.typed,
      damaged: (key, parts, why) => this.setAside(parts.map((bytes) => ({ key, bytes, why }))),
      merged: events.statusChanged,
      report: (error) => ports.report?.(error),
    });
    this.records = new RecordReader({
      view: this.view,
      contents: this.#contents,
      bodies: this.bodies,
      inflate: ports.inflate,
      layers: () => this.layers,
      loaded: (key) => this.changed([key]),
      report: (error) => ports.report?.(error),
    });
    this.disk = new DiskFollower(
      {
        storage: ports.storage,
        post: (message) => ports.tabs.post(message),
        take: (news, isNews) => this.#takeNews(news, isNews),
      },
      seen,
    );
  }

  get storage(): DeviceStorage {
    return this.ports.storage;
  }

  get meta(): Meta {
    return this.#meta;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The layers to read: that of the current lineage, then those of replaced lineages. */
  get layers(): readonly number[] {
    return [this.#meta.layer, ...this.#meta.earlierLayers];
  }

  /** The number of edits that are not on the hub's disk. Each lineage that is not reconciled yet counts as one. */
  get pendingCount(): number {
    return this.pending.count + this.#meta.earlierLayers.length;
  }

  /** Milliseconds since the user's last edit in this page. */
  get quietMs(): number {
    return this.ports.monotonic() - this.#editedAt;
  }

  setMeta(meta: Partial<Meta>): void {
    const { cursor } = this.#meta;
    this.#meta = { ...this.#meta, ...meta };
    // a first sync can also end without chunks, if the hub has none yet
    if (cursor === null && this.#meta.cursor !== null) for (const each of this.contentFollowers) each.chunkStored();
  }

  /** Ends everything. Nothing is written afterwards. */
  close(): void {
    this.#isClosed = true;
    this.pending.stop();
    this.disk.stop();
    this.bodies.destroy();
    this.ports.tabs.close();
    this.ports.storage.close();
  }

  statusChanged(): void {
    this.#events.statusChanged();
  }

  fail(part: FailingPart, failure: SaveFailure | null): void {
    this.#events.failed(part, failure);
  }

  changed(keys: readonly RecordKey[]): void {
    if (keys.length > 0 && !this.#isClosed) this.#events.changed(new Set(keys));
  }

  /**
   * Shows an edit, and hands it to the storage.
   *
   * @param typedInto the open body whose document already has the updates
   */
  accept(row: NewPendingChange, typedInto: RecordKey | null = null): void {
    this.#editedAt = this.ports.monotonic();
    this.pending.append(row);
    for (const change of row.changes) {
      this.view.show(change);
      if (change.key === typedInto) this.#notifyFollowers(change);
      else this.notifyOpen(change);
    }
    this.changed(row.changes.map(({ key }) => key));
    this.#events.statusChanged();
  }

  /** Announces edits that are on disk now. */
  stored(rows: readonly PendingChange[]): void {
    this.disk.appended(rows);
    this.#events.changesPending();
    this.#events.statusChanged();
  }

  /** Adds changes that the app created itself: backfills, or a body that the hub requested. */
  async backfill(row: NewPendingChange): Promise<void> {
    const ids = await this.storage.appendPending([row]);
    this.backfilled([{ ...row, id: ids[0] as number }]);
  }

  backfilled(rows: readonly PendingChange[]): void {
    for (const row of rows) {
      this.pending.adopt(row);
      for (const change of row.changes) this.view.show(change);
    }
    this.disk.appended(rows);
  }

  /** Passes a change of this device to the open body of its record, and to the followers of all bodies. */
  notifyOpen(change: Change): void {
    if (change.body !== undefined) this.bodies.apply(change.key, change.body.update);
    this.#notifyFollowers(change);
  }

  #notifyFollowers({ key, body, tombstone }: Change): void {
    if (body === undefined && tombstone === undefined) return;
    for (const each of this.contentFollowers) each.bodyChanged(key);
  }

  /** Updates memory, open bodies and screens after changes from the hub are on disk, and notifies other tabs. */
  remoteApplied(changes: readonly Change[], journal: number): void {
    for (const change of changes) {
      this.view.mergeSynced(this.#meta.layer, change.key, change);
      this.#notifyFollowers(change);
    }
    for (const [key, bodies] of bodiesByKey(changes))
      this.bodies.take(
        key,
        bodies.map(({ update }) => update),
      );
    this.disk.wrote(journal);
    this.changed(changes.map(({ key }) => key));
  }

  /** Handles records that the hub sent again on request. They are complete even if their chunks are unreadable. */
  receivedAgain(keys: readonly RecordKey[]): void {
    for (const key of keys) this.#contents.sentAgain(key);
    this.changed(keys);
  }

  /** Merges promoted changes, including those of other tabs, into the synced data. */
  promoted({ rows, journal }: WrittenChanges): void {
    const areKnown = rows.every((id) => this.pending.get(id) !== undefined);
    for (const id of rows)
      for (const change of this.pending.remove(id)?.changes ?? [])
        this.view.mergeSynced(this.#meta.layer, change.key, change);
    if (!areKnown) this.disk.readAfter({ ...this.disk.seen, journal: journal - 1 });
    this.disk.wrote(journal);
    this.#events.statusChanged();
  }

  /**
   * Stores restamped changes. Those that another tab acknowledged or promoted in the meantime are not replaced; then
   * this tab reads what it stored.
   */
  async restamp(shifted: readonly PendingChange[]): Promise<void> {
    const { rows, journal } = await this.storage.restamp(shifted);
    const ids = new Set(rows);
    const written = shifted.filter(({ id }) => ids.has(id));
    for (const row of written) this.#replace(row);
    this.disk.wrote(journal);
    if (written.length < shifted.length) void this.disk.read();
    this.changed(written.flatMap(({ changes }) => changes.map(({ key }) => key)));
  }

  #replace(row: PendingChange): void {
    this.pending.replace(row);
    for (const { key } of row.changes) this.view.rebuild(key);
  }

  /** Updates memory and screens with a chunk of summaries. */
  summariesReceived({ chunk, summaries }: ChunkWithSummaries): void {
    this.records.addSummaries(chunk.layer, summaries);
    this.changed(summaries.map(({ key }) => key));
  }

  /** Resumes reads that wait for chunks, after some were stored, and notifies other tabs. */
  chunksStored(journal: number): void {
    this.#contents.chunkStored();
    for (const each of this.contentFollowers) each.chunkStored();
    this.disk.wrote(journal);
  }

  /** Sets aside bytes that cannot be applied, and reports it. If even that fails, the bytes remain where they were. */
  async quarantine(entries: readonly Omit<QuarantineEntry, 'at'>[]): Promise<void> {
    for (const key of new Set(entries.map(({ key }) => key))) this.#events.damaged(key);
    const at = this.clock.now();
    const dated = entries.map((entry) => ({ ...entry, at }));
    await this.storage.quarantine(dated).catch((error: unknown) => this.ports.report?.(error));
  }

  /**
   * Sets parts of bodies aside. Damaged parts are requested again. Slow ones are not, because they would be slow again.
   */
  setAside(entries: readonly Omit<QuarantineEntry, 'at'>[]): void {
    void this.quarantine(entries);
    const slow = entries.find(({ why }) => why === 'too-slow');
    if (slow !== undefined) this.fail('sync', { code: 'device/set-aside', key: slow.key });
    const damaged = entries.filter(({ why }) => why !== 'too-slow');
    for (const key of new Set(damaged.map(({ key }) => key))) this.#events.requestAgain(key);
  }

  /** Takes over stored data: all of it at the start, later what another tab stored. Returns the records that changed. */
  take(stored: StoredSince): readonly RecordKey[] {
    const changed: RecordKey[] = [];
    const { layer, earlierLayers } = stored.meta;
    if (layer !== this.#meta.layer) this.pending.forgetAcknowledged();
    this.view.forgetLayers(this.layers.filter((each) => each !== layer && !earlierLayers.includes(each)));
    this.#meta = stored.meta;
    this.disk.took(stored.seen);
    if (stored.meta.clock.offset !== this.clock.offset) this.clock.reset(stored.meta.clock.offset);
    for (const { layer, key, state } of stored.records) {
      this.view.mergeSynced(layer, key, state);
      changed.push(key);
    }
    for (const row of stored.pending) changed.push(...this.#takeRow(row));
    this.#takeDeliveries(stored);
    for (const { id } of this.pending.stored()) if (!stored.deliveries.has(id)) changed.push(...this.#forgetRow(id));
    return changed;
  }

  async #takeNews(stored: StoredSince, isNews: boolean): Promise<void> {
    // a tab that marks changes as sent adds no journal entry
    if (!isNews) return this.#takeDeliveries(stored);
    const before = this.#meta;
    const { cursor, progress } = stored.meta;
    const startsOver = cursor === null && before.cursor !== null;
    const chunksCame =
      (progress !== null && progress !== before.progress) || (cursor !== null && cursor !== before.cursor);
    const changed = this.take(stored);
    for (const key of stored.bodies) {
      await this.bodies.refresh(key);
      for (const each of this.contentFollowers) each.bodyChanged(key);
    }
    if (chunksCame) await this.records.readSummaries((await this.storage.load()).summaryChunks);
    if (chunksCame) for (const each of this.contentFollowers) each.chunkStored();
    this.changed([...changed, ...stored.bodies]);
    if (startsOver) this.#events.startedOver();
    this.#events.changesPending();
    this.#events.statusChanged();
  }

  #takeDeliveries({ deliveries }: StoredSince): void {
    for (const [id, delivery] of deliveries) this.pending.setDelivery(id, delivery);
  }

  #takeRow(row: PendingChange): readonly RecordKey[] {
    const known = this.pending.get(row.id);
    if (known !== undefined && sameStamps(known, row)) return [];
    if (known !== undefined) this.#replace(row);
    else {
      this.pending.adopt(row);
      for (const change of row.changes) {
        this.view.show(change);
        this.notifyOpen(change);
      }
    }
    return row.changes.map(({ key }) => key);
  }

  /**
   * Removes a change that another tab had acknowledged. What that tab stored includes it, possibly with other stamps.
   */
  #forgetRow(id: number): readonly RecordKey[] {
    const keys = (this.pending.remove(id)?.changes ?? []).map(({ key }) => key);
    for (const key of keys) this.view.rebuild(key);
    return keys;
  }
}

function sameStamps(a: PendingChange, b: PendingChange): boolean {
  return a.changes.every((change, at) => highestStamp(change) === highestStamp(b.changes[at] ?? emptyRecord));
}
