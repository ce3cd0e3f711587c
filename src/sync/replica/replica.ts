import {
  collectionOf,
  idOf,
  inTrash,
  missingDefaults,
  parseRecordKey,
  type RecordKey,
  uuidV7,
} from '#domain/kernel/index.ts';
import { isNeverTombstoned, recordTypeOf } from '#domain/user-document.ts';
import {
  type Change,
  emptyRecord,
  encodeChanges,
  equalBytes,
  type Field,
  HybridClock,
  highestStamp,
  isDetail,
  type JsonValue,
  laterStamp,
  mergeRecords,
  noFields,
  type RecordState,
  type RecordSummary,
  type ReplicaId,
  replicaIdFrom,
  type Stamp,
  type Transform,
} from '../record/index.ts';
import { bodiesByKey, type ReadParts, readerWith } from './body-reader.ts';
import type { WholeRecord } from './comparison.ts';
import { type ChunkWithSummaries, ContentReader, readSummaries } from './content-reader.ts';
import type { ContentStream } from './content-stream.ts';
import {
  type DeviceStorage,
  type Meta,
  type NewPendingChange,
  notDelivered,
  type PendingChange,
  type QuarantineEntry,
  type StoredChunk,
  type StoredSince,
  type TabPosition,
  type WrittenChanges,
} from './device-storage.ts';
import { DocumentMemory } from './document-memory.ts';
import type { CloseReason, Connect } from './hub-connector.ts';
import { OpenBodies } from './open-bodies.ts';
import type { OpenBody } from './open-body.ts';
import { Outbox } from './outbox.ts';
import { slicedChanges } from './sliced-changes.ts';
import type { FetchChunk } from './snapshot-download.ts';
import { type SaveFailure, type SaveStatus, statusOf } from './status.ts';
import { StoreQueue } from './store-queue.ts';
import { SyncSession } from './sync-session.ts';
import type { TabMessage, Tabs } from './tabs.ts';
import { TypingBursts } from './typing-bursts.ts';

export interface ReplicaPorts {
  readonly storage: DeviceStorage;
  readonly connect: Connect;
  readonly fetchChunk: FetchChunk;
  readonly tabs: Tabs;
  /** UTC milliseconds of the device's clock, right or wrong. */
  readonly now: () => number;
  /** Milliseconds that only grow. */
  readonly monotonic: () => number;
  /** 0 up to 1. */
  readonly random: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly inflate: Transform;
  /** Reads bodies that may take long, away from the screens. */
  readonly readApart: ReadParts;
  /** Resolves when screens had the chance to show what changed until now. */
  readonly shown: () => Promise<void>;
  /** Whether what the storage takes outlives the page. */
  readonly durable: boolean;
  /** Told of errors that nobody can act on, for the log. */
  readonly report?: (error: unknown) => void;
}

/** One leaf to set; null clears it. */
export interface LeafEdit {
  readonly path: string;
  readonly value: JsonValue;
}

/** What one act does to one record. */
export interface RecordEdit {
  readonly key: RecordKey;
  readonly leaves: readonly LeafEdit[];
  /** A body's first text, for a record that has none. */
  readonly body?: Uint8Array;
}

/** Parts that fail apart from each other: writing the person's acts, taking the hub's messages, the hub's own word. */
type FailingPart = 'storing' | 'reading' | 'sync';

export interface ReplicaEvents {
  /** These records look different now. */
  readonly changed: (keys: ReadonlySet<RecordKey>) => void;
  readonly status: (status: SaveStatus) => void;
  /** The server said so from a stored row: this sign-in, or the account, is over. */
  readonly ended: (reason: 'session-revoked' | 'account-deleted') => void;
  /** Bytes that could not be applied were set aside, and nothing else was lost. */
  readonly damaged: (key: string) => void;
}

/**
 * The device's side of sync for one person, in one page: what screens read and write. Nothing here waits for the
 * network: an edit is in memory at once, on disk within moments, and on its way when there is one.
 */
export class Replica {
  readonly id: ReplicaId;
  readonly clock: HybridClock;
  readonly memory = new DocumentMemory();
  readonly outbox: Outbox;
  readonly ports: ReplicaPorts;
  readonly #events: ReplicaEvents;
  readonly #store: StoreQueue;
  readonly #session: SyncSession;
  readonly #contents: ContentReader;
  readonly bodies: OpenBodies;
  readonly #bursts: TypingBursts;
  readonly readBody: ReadParts;
  /** Told which texts are others than before. */
  readonly contentStreams = new Set<Pick<ContentStream, 'bodyChanged' | 'chunkStored'>>();
  #meta: Meta;
  readonly #failures = new Map<FailingPart, SaveFailure>();
  #status: SaveStatus = { kind: 'saved' };
  #closed = false;
  /** Whether something on this device could not be read when it was opened. */
  #damaged = false;
  #rereading: Promise<void> | null = null;
  #rereadAgain = false;
  /** The highest id of a row that this page has seen on the disk. */
  #lastRow = 0;
  #rereadFrom: TabPosition = nowhere;
  #actedAt = Number.NEGATIVE_INFINITY;

  /** Reads what the device has; screens can be shown from it at once, and the network comes after. */
  static async open(ports: ReplicaPorts, events: ReplicaEvents): Promise<Replica> {
    const stored = await ports.storage.load();
    const replica = new Replica(ports, events, stored.meta);
    const unreadable = await replica.#takeSummaries(stored.summaryChunks);
    replica.#take(stored);
    if (unreadable.includes(stored.meta.layer)) await replica.#startOver();
    return replica;
  }

  private constructor(ports: ReplicaPorts, events: ReplicaEvents, meta: Meta) {
    this.ports = ports;
    this.#events = events;
    this.#meta = meta;
    this.id = replicaIdFrom(ports.randomBytes(6));
    this.clock = new HybridClock(ports.now, this.id, meta.clock.offset);
    this.outbox = new Outbox(ports.randomBytes);
    this.#contents = new ContentReader(ports.storage, ports.inflate, (key) => this.#session.requestAgain(key));
    this.readBody = readerWith(ports.readApart);
    this.#bursts = new TypingBursts({ after: ports.after, ended: (key, lastAt) => this.#typingPaused(key, lastAt) });
    this.bodies = new OpenBodies({
      contents: this.#contents,
      memory: this.memory,
      read: this.readBody,
      timeSlice: () => this.timeSlice(),
      randomBytes: ports.randomBytes,
      layers: () => [this.#meta.layer, ...this.#meta.earlierLayers],
      edited: (key, update) => this.#typed(key, update),
      damaged: (key, parts, why) => this.setAside(parts.map((bytes) => ({ key, bytes, why }))),
      merged: () => this.#updateStatus(),
      report: (error) => ports.report?.(error),
    });
    this.#store = new StoreQueue({
      storage: ports.storage,
      after: ports.after,
      stored: (rows) => this.#stored(rows),
      failed: (failure) => this.fail('storing', failure),
    });
    this.#session = new SyncSession(this);
    ports.tabs.listen((message) => this.#handleTabMessage(message));
  }

  /** Begins to sync: now, and whenever there is a network. */
  start(visible = true): void {
    this.#session.start(visible);
    this.#updateStatus();
  }

  get meta(): Meta {
    return this.#meta;
  }

  get status(): SaveStatus {
    return this.#status;
  }

  /** UTC milliseconds by the hub's clock as last known; *today* is computed from it. */
  now(): number {
    return this.clock.now();
  }

  get(key: RecordKey): RecordState | undefined {
    return this.memory.get(key);
  }

  keysOf(collection: string): ReadonlySet<RecordKey> {
    return this.memory.keysOf(collection);
  }

  /**
   * Applies one act of the person: at once in memory, as one row on disk.
   *
   * @throws if details of a record are set that is not open: what they replace is not known (`openRecord` first)
   */
  edit(edits: readonly RecordEdit[]): void {
    // until the first sync ended, the hub may have it
    const createdAt = this.#meta.cursor === null ? null : this.now();
    const effective = edits
      .filter(({ leaves, body }) => leaves.length > 0 || body !== undefined)
      .map((edit) => this.#withDefaults(edit, createdAt));
    if (effective.length === 0 || this.#closed) return;
    const rows = effective.map(({ key, leaves }) => leaves.map(({ path }) => this.#replacedStamp(key, path)));
    const stamp = this.clock.next(
      rows.flat().reduce<Stamp | undefined>((high, each) => (each === null ? high : laterStamp(each, high)), undefined),
    );
    const changes = effective.map(({ key, leaves, body }) => {
      const fields = new Map<string, Field>(leaves.map(({ path, value }) => [path, { value, stamp }]));
      return slicedChanges(key, fields, body);
    });
    const replaced = changes.flatMap((slices, at) => slices.map((_, slice) => (slice === 0 ? (rows[at] ?? []) : [])));
    this.#apply({ changes: changes.flat(), replaced, offset: this.clock.offset, offer: false });
  }

  /** Deletes a record for ever. Preferences and library exercises cannot be. */
  deletePermanently(keys: readonly RecordKey[]): void {
    const deletable = keys.filter((key) => !isNeverTombstoned(key) && this.memory.get(key)?.tombstone === undefined);
    if (deletable.length === 0 || this.#closed) return;
    const highest = deletable.flatMap((key) => highestStamp(this.memory.get(key) ?? emptyRecord) ?? []);
    const tombstone = this.clock.next(
      highest.reduce<Stamp | undefined>((high, each) => laterStamp(each, high), undefined),
    );
    const changes = deletable.map((key): Change => ({ key, fields: noFields, tombstone }));
    this.#apply({ changes, replaced: changes.map(() => []), offset: this.clock.offset, offer: false });
  }

  /** Loads the details of a record, so that all of it can be read and edited. */
  async openRecord(key: RecordKey): Promise<void> {
    if (!this.memory.isWhole(key)) await this.#readDetails(key);
  }

  async #readDetails(key: RecordKey): Promise<void> {
    const { layer, earlierLayers } = this.#meta;
    const contents = this.memory
      .contents(key)
      .filter((content) => content.layer === layer || earlierLayers.includes(content.layer));
    const details = await this.#contents.details(key, contents);
    this.memory.addDetails(key, details);
    this.#changed([key]);
  }

  /** What pages say of a record that is open is read as soon as its page is here; it can be edited meanwhile. */
  #addSummary(layer: number, summary: RecordSummary): void {
    if (!this.memory.addSummary(layer, summary)) return;
    this.#readDetails(summary.key).catch((error: unknown) => this.ports.report?.(error));
  }

  /** Opens the body of a record; `closeBody` it when nobody looks any more. */
  openBody(key: RecordKey): Promise<OpenBody> {
    return this.bodies.open(key);
  }

  closeBody(key: RecordKey): void {
    this.bodies.close(key);
  }

  /** The text of a body, without opening it for editing. */
  async bodyText(key: RecordKey): Promise<string> {
    return this.bodies.text(key);
  }

  /** One layer's record, whole, to compare histories. */
  async layerRecord(key: RecordKey, layer: number): Promise<WholeRecord> {
    const head = this.memory.synced(layer, key) ?? emptyRecord;
    const contents = this.memory.contents(key).filter((content) => content.layer === layer);
    const body = await this.bodies.storedParts(key, [layer]);
    if (contents.length === 0 || head.tombstone !== undefined) return { state: head, body };
    const details = await this.#contents.details(key, contents);
    return { state: mergeRecords({ fields: details }, head), body };
  }

  /** Stores everything typed; resolves when it is on disk or the storage has failed. For `visibilitychange` and before closing. */
  async flush(): Promise<void> {
    this.#flushTyping();
    await this.#store.flush();
  }

  #flushTyping(): void {
    this.bodies.flush();
    this.#bursts.end();
  }

  /** Acts that are in this page's memory alone, what was typed until now among them. */
  unstored(): readonly NewPendingChange[] {
    this.#flushTyping();
    return this.#store.rows();
  }

  /**
   * Stores what another page, gone since, had in its memory alone; what it could store after all is there already.
   *
   * @returns whether it is on disk
   */
  async recoverUnsaved(rows: readonly NewPendingChange[]): Promise<boolean> {
    if (this.#closed) return false;
    const stored = rows.length === 0 ? [] : this.outbox.rows().map(({ changes }) => encodeChanges(changes));
    for (const row of rows) {
      const bytes = encodeChanges(row.changes);
      if (!stored.some((each) => equalBytes(each, bytes))) this.#apply(row);
    }
    await this.flush();
    return this.#store.size === 0;
  }

  /** The page is shown or hidden. Hidden: what was typed is stored at once. Shown: what other tabs stored is read. */
  async visible(visible: boolean): Promise<void> {
    this.#session.visible(visible);
    await this.flush();
    if (visible) await this.reread();
  }

  /** The browser says online. */
  online(): void {
    this.#session.reconnectNow();
  }

  /** Acts that are not on the hub's disk. */
  get pendingCount(): number {
    const notCompared = this.#meta.earlierLayers.length;
    return this.outbox.pendingCount + this.#store.size + notCompared;
  }

  /** Stops: what was typed is stored first. Nothing is written afterwards. */
  async close(): Promise<void> {
    await this.flush();
    this.#closed = true;
    this.#store.stop();
    this.#session.stop();
    this.bodies.destroy();
    this.ports.tabs.close();
    this.ports.storage.close();
  }

  // What the session with the hub does to the document.

  get closed(): boolean {
    return this.#closed;
  }

  get storage(): DeviceStorage {
    return this.ports.storage;
  }

  setMeta(meta: Partial<Meta>): void {
    const { cursor } = this.#meta;
    this.#meta = { ...this.#meta, ...meta };
    // a first sync ends without pages too, where the hub has folded none yet
    if (cursor === null && this.#meta.cursor !== null) for (const feed of this.contentStreams) feed.chunkStored();
  }

  /** Changes from the hub are on disk: memory, open bodies and screens follow, other tabs hear of it. */
  remoteApplied(changes: readonly Change[], journal: number): void {
    for (const change of changes) {
      this.memory.mergeSynced(this.#meta.layer, change.key, change);
      this.#notifyContentStreams(change);
    }
    for (const [key, bodies] of bodiesByKey(changes))
      this.bodies.take(
        key,
        bodies.map(({ update }) => update),
      );
    this.wrote(journal);
    this.#changed(changes.map(({ key }) => key));
  }

  /** The hub has sent records again that this device asked for; they are whole, whatever becomes of their pages. */
  receivedAgain(keys: readonly RecordKey[]): void {
    for (const key of keys) this.#contents.sentAgain(key);
    this.#changed(keys);
  }

  /** Rows that the hub has on disk are among what came from the hub on this device; rows of other tabs too. */
  promoted({ rows, journal }: WrittenChanges): void {
    const areKnown = rows.every((id) => this.outbox.has(id));
    for (const id of rows) this.#promote(id);
    if (!areKnown) this.#rereadAfter({ journal: journal - 1, row: this.#lastRow });
    this.wrote(journal);
    this.#updateStatus();
  }

  /** Rows that the product itself made wait: parts of a difference, or a body the hub asked for. */
  backfilled(rows: readonly PendingChange[]): void {
    for (const row of rows) {
      this.outbox.add(row, notDelivered);
      for (const change of row.changes) this.memory.addPending(change);
    }
    this.#appended(rows);
  }

  /** Rows are stored under other stamps, those apart that another tab had acknowledged or settled meanwhile. */
  restamped(shifted: readonly PendingChange[], { rows, journal }: WrittenChanges): void {
    const ids = new Set(rows);
    const written = shifted.filter(({ id }) => ids.has(id));
    for (const row of written) this.#replaceRow(row);
    this.wrote(journal);
    if (written.length < shifted.length) void this.reread();
    this.#changed(written.flatMap(({ changes }) => changes.map(({ key }) => key)));
  }

  /** A transaction of ours is on disk: the others read what is new, and where one of theirs came between, so do we. */
  wrote(journal: number): void {
    if (journal === this.#meta.journal + 1) this.setMeta({ journal });
    else this.#rereadAfter({ journal: journal - 1, row: this.#lastRow });
    this.ports.tabs.post({ kind: 'stored', journal, row: this.#lastRow });
  }

  /** Rows of ours are on disk: as with any other transaction. */
  #appended(rows: readonly PendingChange[]): void {
    const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
    if (first === undefined || last === undefined) return;
    const { journal } = this.#meta;
    if (first === this.#lastRow + 1) this.#lastRow = last;
    else this.#rereadAfter({ journal, row: first - 1 });
    this.ports.tabs.post({ kind: 'stored', journal, row: last });
  }

  /** What others did after a write of ours was read before that was known here: it is read once more. */
  #rereadAfter(seen: TabPosition): void {
    this.#rereadFrom = earlier(this.#rereadFrom, seen);
    void this.reread();
  }

  /** How far this page has seen the disk. */
  get seen(): TabPosition {
    return { journal: this.#meta.journal, row: this.#lastRow };
  }

  /** Reads what other tabs stored since. Asked while it reads, it reads once more: the first look may have been too early. */
  reread(): Promise<void> {
    if (this.#closed) return Promise.resolve();
    this.#rereadAgain = true;
    this.#rereading ??= this.#rereadUntilQuiet().finally(() => {
      this.#rereading = null;
    });
    return this.#rereading;
  }

  async #rereadUntilQuiet(): Promise<void> {
    while (this.#rereadAgain && !this.#closed) {
      this.#rereadAgain = false;
      await this.#reread();
    }
  }

  /** What fails, part by part; null where it works again. */
  fail(part: FailingPart, failure: SaveFailure | null): void {
    if (failure === null && !this.#failures.delete(part)) return;
    if (failure !== null) this.#failures.set(part, failure);
    this.#updateStatus();
  }

  statusChanged(): void {
    this.#updateStatus();
  }

  end(reason: Exclude<CloseReason, 'lost' | 'sign-in'>): void {
    this.#events.ended(reason);
  }

  /** A page of heads was read: memory and screens follow. */
  summariesReceived({ chunk, summaries }: ChunkWithSummaries): void {
    for (const summary of summaries) this.#addSummary(chunk.layer, summary);
    if (summaries.length > 0) this.#changed(summaries.map(({ key }) => key));
  }

  /** Pages are on disk: what waits for them goes on, other tabs hear of it. */
  chunksStored(journal: number): void {
    this.#contents.chunkStored();
    for (const feed of this.contentStreams) feed.chunkStored();
    this.wrote(journal);
  }

  /** Keeps bytes aside that cannot be applied, and says so. Where even that fails, the bytes are where they were. */
  async quarantine(entries: readonly Omit<QuarantineEntry, 'at'>[]): Promise<void> {
    for (const key of new Set(entries.map(({ key }) => key))) this.#events.damaged(key);
    const at = this.now();
    const dated = entries.map((entry) => ({ ...entry, at }));
    await this.storage.quarantine(dated).catch((error: unknown) => this.ports.report?.(error));
  }

  /** Keeps parts of bodies aside. What is damaged is asked for again; what takes too long would do so again. */
  setAside(entries: readonly Omit<QuarantineEntry, 'at'>[]): void {
    void this.quarantine(entries);
    const slow = entries.find(({ why }) => why === 'too-slow');
    if (slow !== undefined) this.fail('sync', { code: 'device/set-aside', key: slow.key });
    const damaged = entries.filter(({ why }) => why !== 'too-slow');
    for (const key of new Set(damaged.map(({ key }) => key))) this.#session.requestAgain(key);
  }

  /**
   * Divides long work: called between its steps, what this returns lets the screens have their turn once the work has run
   * for a while. One piece of work has one of these.
   */
  timeSlice(): () => Promise<void> {
    const { monotonic, after } = this.ports;
    let since = monotonic();
    return async () => {
      if (monotonic() - since < mostMsAtOnce) return;
      await new Promise<void>((go) => after(0, go));
      since = monotonic();
    };
  }

  /**
   * A record was deleted for ever elsewhere while changes to it wait here: the copy of this device becomes a new record,
   * so that what was written is not lost with the old id.
   */
  async forkDeleted(key: RecordKey): Promise<void> {
    const state = this.memory.get(key);
    const parsed = parseRecordKey(key);
    if (!parsed.ok || state === undefined || state.tombstone !== undefined) return;
    await this.openRecord(key);
    const written = await this.bodies.whole(key);
    const copy: RecordKey = `${parsed.value.collection}/${uuidV7(this.now(), this.ports.randomBytes(10))}`;
    const leaves = [...(this.memory.get(key)?.fields ?? noFields)].map(([path, { value }]) => ({ path, value }));
    const body = written === null ? {} : { body: written };
    this.edit([
      { key: copy, leaves: leaves.filter(({ path, value }) => value !== null && path !== 'trashedAt'), ...body },
    ]);
    await this.#store.flush();
  }

  /** Milliseconds since the person last did something to the document, in this page. */
  get quietMs(): number {
    return this.ports.monotonic() - this.#actedAt;
  }

  #apply(row: NewPendingChange): void {
    this.#actedAt = this.ports.monotonic();
    for (const change of row.changes) {
      this.memory.addPending(change);
      if (change.body !== undefined) this.bodies.apply(change.key, change.body.update);
      this.#notifyContentStreams(change);
    }
    this.#retryRefused(row);
    this.#store.add(row);
    this.#changed(row.changes.map(({ key }) => key));
    this.#updateStatus();
  }

  #notifyContentStreams({ key, body, tombstone }: Change): void {
    if (body === undefined && tombstone === undefined) return;
    for (const feed of this.contentStreams) feed.bodyChanged(key);
  }

  /** Stores what the user typed into an open body. In the trash each key restores the record, so that none is missed. */
  #typed(key: RecordKey, update: Uint8Array): void {
    const now = this.now();
    const starts = this.#bursts.edited(key, now);
    const isDated = starts || this.#isInTrash(key);
    this.edit([{ key, leaves: isDated ? [{ path: 'editedAt', value: now }] : [], body: update }]);
  }

  /** A record that went to the trash after the last key stays there. */
  #typingPaused(key: RecordKey, lastAt: number): void {
    if (!this.#isInTrash(key)) this.edit([{ key, leaves: [{ path: 'editedAt', value: lastAt }] }]);
  }

  #isInTrash(key: RecordKey): boolean {
    return inTrash(this.memory.get(key)?.fields ?? noFields);
  }

  /** A note of a day is created by its first edit, whatever that is; other records are created with `createdAt`. */
  #withDefaults(edit: RecordEdit, createdAt: number | null): RecordEdit {
    const type = recordTypeOf(collectionOf(edit.key));
    const id = idOf(edit.key);
    if (type === null || type.defaults(id).size === 0) return edit;
    const leaves = this.memory.get(edit.key)?.fields ?? noFields;
    const missing = missingDefaults(type, { id, leaves, createdAt: leaves.size === 0 ? createdAt : null }, edit.leaves);
    return { ...edit, leaves: [...edit.leaves, ...(missing as readonly LeafEdit[])] };
  }

  #replacedStamp(key: RecordKey, path: string): Stamp | null {
    if (isDetail(path) && !this.memory.isWhole(key))
      throw new Error(`The details of ${key} are not loaded: open the record before editing them`);
    return this.memory.get(key)?.fields.get(path)?.stamp ?? null;
  }

  /** An edit may be what makes a refused record acceptable: shorter, or another value. */
  #retryRefused(row: NewPendingChange): void {
    const keys = new Set<string>(row.changes.map(({ key }) => key));
    const again = this.outbox.refusedRows((_, refused) => refused.changes.some(({ key }) => keys.has(key)));
    if (again.length > 0) this.#session.retry(again);
  }

  #stored(rows: readonly PendingChange[]): void {
    for (const row of rows) this.outbox.add(row, notDelivered);
    this.#appended(rows);
    this.#session.changesPending();
    this.#updateStatus();
  }

  #promote(id: number): void {
    const row = this.outbox.remove(id);
    for (const change of row?.changes ?? []) {
      this.memory.mergeSynced(this.#meta.layer, change.key, change);
      this.memory.removePending(change);
    }
  }

  /** Another tab had the row acknowledged: what it came to is in what that tab stored, perhaps under other stamps. */
  #forgetRow(id: number): readonly RecordKey[] {
    const changes = this.outbox.remove(id)?.changes ?? [];
    for (const change of changes) this.memory.dropPending(change);
    return changes.map(({ key }) => key);
  }

  #replaceRow(row: PendingChange): void {
    const before = this.outbox.row(row.id);
    if (before === undefined) return;
    this.outbox.replace(row);
    row.changes.forEach((change, at) => {
      const old = before.changes[at];
      if (old !== undefined) this.memory.replacePending(old, change);
    });
  }

  /** Takes what is stored: at the start all of it, later what another tab stored. */
  #take(stored: StoredSince): readonly RecordKey[] {
    const changed: RecordKey[] = [];
    const { layer, earlierLayers } = stored.meta;
    const known = [this.#meta.layer, ...this.#meta.earlierLayers];
    if (layer !== this.#meta.layer) this.outbox.forgetAcknowledged();
    this.memory.forgetLayers(known.filter((each) => each !== layer && !earlierLayers.includes(each)));
    this.#meta = stored.meta;
    this.#lastRow = Math.max(this.#lastRow, stored.seen.row);
    if (stored.meta.clock.offset !== this.clock.offset) this.clock.reset(stored.meta.clock.offset);
    for (const { layer, key, state } of stored.records) {
      this.memory.mergeSynced(layer, key, state);
      changed.push(key);
    }
    for (const row of stored.pending) changed.push(...this.#takeRow(row));
    this.#takeMarks(stored);
    for (const { id } of this.outbox.rows()) if (!stored.marks.has(id)) changed.push(...this.#forgetRow(id));
    return changed;
  }

  #takeMarks({ marks }: StoredSince): void {
    for (const [id, mark] of marks) this.outbox.mark(id, mark);
  }

  #takeRow(row: PendingChange): readonly RecordKey[] {
    const known = this.outbox.row(row.id);
    if (known !== undefined && sameStamps(known, row)) return [];
    if (known !== undefined) {
      this.#replaceRow(row);
      return row.changes.map(({ key }) => key);
    }
    this.outbox.add(row, notDelivered);
    for (const change of row.changes) {
      this.memory.addPending(change);
      if (change.body !== undefined) this.bodies.apply(change.key, change.body.update);
      this.#notifyContentStreams(change);
    }
    return row.changes.map(({ key }) => key);
  }

  async #reread(): Promise<void> {
    const since = earlier(this.seen, this.#rereadFrom);
    this.#rereadFrom = nowhere;
    const stored = await this.ports.storage.loadSince(since);
    if (this.#closed) return;
    // which rows another tab sent is marked without an entry in the journal
    if (!isBeyond(stored.seen, since)) return this.#takeMarks(stored);
    const { cursor, progress } = stored.meta;
    const startsOver = cursor === null && this.#meta.cursor !== null;
    const chunksCame =
      (progress !== null && progress !== this.#meta.progress) || (cursor !== null && cursor !== this.#meta.cursor);
    const changed = this.#take(stored);
    for (const key of stored.bodies) {
      await this.bodies.refresh(key);
      for (const feed of this.contentStreams) feed.bodyChanged(key);
    }
    if (chunksCame) await this.#takeChunks();
    if (chunksCame) for (const feed of this.contentStreams) feed.chunkStored();
    this.#changed([...changed, ...stored.bodies]);
    if (startsOver) this.#session.restartFirstSync();
    this.#session.changesPending();
    this.#updateStatus();
  }

  /** Pages that another tab stored. What is known of a page already adds nothing. */
  async #takeChunks(): Promise<void> {
    const { summaryChunks: summaries } = await this.ports.storage.load();
    await this.#takeSummaries(summaries);
  }

  /** @returns the layers of which a page cannot be read */
  async #takeSummaries(chunks: readonly StoredChunk[]): Promise<readonly number[]> {
    const unreadable: number[] = [];
    const readOrReport = (chunk: StoredChunk) =>
      readSummaries(chunk, this.ports.inflate).catch((error: unknown) => {
        unreadable.push(chunk.layer);
        this.ports.report?.(error);
        return [];
      });
    const read = await Promise.all(chunks.map(readOrReport));
    for (const [at, { layer }] of chunks.entries())
      for (const summary of read[at] ?? []) this.#addSummary(layer, summary);
    return unreadable;
  }

  /** The hub has what cannot be read here. Until it comes, what can be read is shown, and stays on the disk. */
  async #startOver(): Promise<void> {
    this.#damaged = true;
    const journal = await this.ports.storage.restartFirstSync();
    this.setMeta({ cursor: null, mark: null, progress: null });
    this.wrote(journal);
  }

  #handleTabMessage(message: TabMessage): void {
    if (this.#closed) return;
    if (message.kind !== 'wake' && isBeyond(message, this.seen)) void this.reread();
    this.#session.handleTabMessage(message);
  }

  #changed(keys: readonly RecordKey[]): void {
    if (keys.length > 0 && !this.#closed) this.#events.changed(new Set(keys));
  }

  #updateStatus(): void {
    if (this.#closed) return;
    const damage = this.#damaged && this.#meta.cursor === null ? deviceDamaged : null;
    const [failure = damage ?? refusalOf(this.outbox) ?? incompleteIn(this.bodies)] = this.#failures.values();
    const status = statusOf({
      failure,
      pending: this.pendingCount,
      link: this.#session.linkState,
      durable: this.ports.durable,
      caughtUp: this.#session.caughtUp,
    });
    if (JSON.stringify(status) === JSON.stringify(this.#status)) return;
    this.#status = status;
    this.#events.status(status);
  }
}

/** Milliseconds that screens wait for work that is done in steps. */
const mostMsAtOnce = 10;

const deviceDamaged: SaveFailure = { code: 'device/damaged' };

function refusalOf(outbox: Outbox): SaveFailure | null {
  const [refusal] = outbox.refusals();
  return refusal === undefined ? null : { code: 'sync/refused', refusal: refusal.code, key: refusal.key };
}

function incompleteIn({ incomplete }: OpenBodies): SaveFailure | null {
  return incomplete === null ? null : { code: 'sync/incomplete', key: incomplete };
}

const nowhere: TabPosition = { journal: Number.POSITIVE_INFINITY, row: Number.POSITIVE_INFINITY };

function earlier(a: TabPosition, b: TabPosition): TabPosition {
  return { journal: Math.min(a.journal, b.journal), row: Math.min(a.row, b.row) };
}

function isBeyond(a: TabPosition, b: TabPosition): boolean {
  return a.journal > b.journal || a.row > b.row;
}

function sameStamps(a: PendingChange, b: PendingChange): boolean {
  return a.changes.every((change, at) => highestStamp(change) === highestStamp(b.changes[at] ?? emptyRecord));
}
