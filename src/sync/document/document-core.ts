import type { RecordKey } from '#domain/kernel/index.ts';
import { type Change, emptyRecord, HybridClock, highestStamp, replicaIdFrom, type Transform } from '../record/index.ts';
import { type ReadParts, readerWith } from './body-reader.ts';
import { type ContentFollower, notifyFollowers } from './content-followers.ts';
import { ContentReader } from './content-reader.ts';
import type { DeviceStorage, Meta, PendingChange, StoredSince } from './device-storage.ts';
import { DiskFollower } from './disk-follower.ts';
import { MergedView } from './merged-view.ts';
import { OpenBodies } from './open-bodies.ts';
import { PendingLog } from './pending-log.ts';
import { Quarantine } from './quarantine.ts';
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
  readonly readOffThread: ReadParts;
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
  /** A transaction of this tab was counted in the journal. */
  readonly wrote: () => void;
  /** Chunks of these layers cannot be read. */
  readonly unreadable: (layers: readonly number[]) => Promise<void>;
  /** Another tab started the first sync again. */
  readonly startedOver: () => void;
}

/**
 * One user's document in one tab: what is stored on the device, merged with what is pending, and the bodies that are
 * open. Edits, data from the hub and what other tabs stored all come in here, and screens are told.
 */
export class DocumentCore {
  readonly ports: DocumentPorts;
  readonly clock: HybridClock;
  readonly view: MergedView;
  readonly pending: PendingLog;
  readonly bodies: OpenBodies;
  readonly records: RecordReader;
  readonly disk: DiskFollower;
  readonly followers = new Set<ContentFollower>();
  readonly contents: ContentReader;
  readonly events: CoreEvents;
  readonly quarantine: Quarantine;
  #meta: Meta;
  #isClosed = false;

  constructor(ports: DocumentPorts, events: CoreEvents, { meta, seen }: Pick<StoredSince, 'meta' | 'seen'>) {
    this.ports = ports;
    const report = (error: unknown) => ports.report?.(error);
    this.events = events;
    this.#meta = meta;
    this.clock = new HybridClock(ports.now, replicaIdFrom(ports.randomBytes(6)), meta.clock.offset);
    this.pending = new PendingLog({
      storage: ports.storage,
      after: ports.after,
      monotonic: ports.monotonic,
      failed: (failure) => events.failed('storing', failure),
    });
    const pendingFor = (key: RecordKey) => this.pending.forRecord(key);
    this.view = new MergedView(pendingFor);
    this.contents = new ContentReader(ports.storage, events.requestAgain);
    this.quarantine = new Quarantine({
      storage: ports.storage,
      now: () => this.clock.now(),
      damaged: events.damaged,
      tooSlow: (key) => events.failed('sync', { code: 'device/set-aside', key }),
      requestAgain: events.requestAgain,
      report,
    });
    this.bodies = new OpenBodies({
      contents: this.contents,
      view: this.view,
      pendingFor,
      whenKnown: (key) => this.records.whenKnown(key),
      read: readerWith(ports.readOffThread),
      timeSlice: () => timeSlice(ports),
      randomBytes: ports.randomBytes,
      layers: () => this.#layers,
      edited: events.typed,
      damaged: (key, parts, why) => this.quarantine.setAside(parts.map((bytes) => ({ key, bytes, why }))),
      merged: events.statusChanged,
      report,
    });
    this.records = new RecordReader({
      view: this.view,
      contents: this.contents,
      bodies: this.bodies,
      layers: () => this.#layers,
      take: (stored) => this.take(stored),
      firstSyncEnded: () => this.#meta.cursor !== null,
      changed: (keys) => this.changed(keys),
      unreadable: events.unreadable,
      allRead: (shown) => {
        events.changed(new Set(shown));
        this.#notifyChunkStored();
      },
      timeSlice: () => timeSlice(ports),
      report,
    });
    this.disk = new DiskFollower(
      {
        storage: ports.storage,
        tabs: ports.tabs,
        wrote: events.wrote,
        take: (news, isNews) => this.#takeNews(news, isNews),
        failed: report,
      },
      seen,
    );
  }

  get meta(): Meta {
    return this.#meta;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The layers to read: that of the current lineage, then those of replaced lineages. */
  get #layers(): readonly number[] {
    return [this.#meta.layer, ...this.#meta.earlierLayers];
  }

  /** The number of edits that are not on the hub's disk. Each lineage that is not reconciled yet counts as one. */
  get pendingCount(): number {
    return this.pending.count + this.#meta.earlierLayers.length;
  }

  setMeta(meta: Partial<Meta>): void {
    const { cursor } = this.#meta;
    this.#meta = { ...this.#meta, ...meta };
    // a first sync can also end without chunks, if the hub has none yet
    if (cursor === null && this.#meta.cursor !== null) this.#notifyChunkStored();
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

  changed(keys: readonly RecordKey[]): void {
    if (keys.length > 0 && !this.#isClosed) this.events.changed(new Set(keys));
  }

  /** Adds changes that the app created itself: backfills, or a body that the hub requested. */
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
    notifyFollowers(this.followers, change);
  }

  /** Takes over stored data: all of it at the start, later what another tab stored. Returns the records that changed. */
  take(stored: StoredSince): readonly RecordKey[] {
    const changed: RecordKey[] = [];
    const { layer, earlierLayers } = stored.meta;
    if (layer !== this.#meta.layer) this.pending.forgetAcknowledged();
    this.view.forgetLayers(this.#layers.filter((each) => each !== layer && !earlierLayers.includes(each)));
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
    if (cursor === null) this.view.keepDropped(stored.meta.layer);
    const changed = this.take(stored);
    for (const key of stored.bodies) {
      await this.bodies.refresh(key);
      for (const each of this.followers) each.bodyChanged(key);
    }
    if (chunksCame) await this.records.readSummaries((await this.ports.storage.load()).summaryChunks);
    if (chunksCame) this.#notifyChunkStored();
    this.changed([...changed, ...stored.bodies]);
    if (startsOver) this.events.startedOver();
    this.events.changesPending();
    this.events.statusChanged();
  }

  #notifyChunkStored(): void {
    for (const each of this.followers) each.chunkStored();
  }

  #takeDeliveries({ deliveries }: StoredSince): void {
    for (const [id, delivery] of deliveries) this.pending.setDelivery(id, delivery);
  }

  #takeRow(row: PendingChange): readonly RecordKey[] {
    const known = this.pending.get(row.id);
    if (known !== undefined && sameStamps(known, row)) return [];
    if (known !== undefined) {
      this.pending.replace(row);
      for (const { key } of row.changes) this.view.rebuild(key);
    } else {
      this.pending.adopt(row);
      for (const change of row.changes) {
        this.view.showStored(change);
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
