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
  type Fields,
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
import type {
  DeviceStorage,
  Meta,
  NewPendingChange,
  PendingChange,
  QuarantineEntry,
  StoredChunk,
  StoredSince,
  TabPosition,
  WrittenChanges,
} from './device-storage.ts';
import type { CloseReason, Connect } from './hub-connector.ts';
import { MergedView } from './merged-view.ts';
import { OpenBodies } from './open-bodies.ts';
import type { OpenBody } from './open-body.ts';
import { PendingLog } from './pending-log.ts';
import { slicedChanges } from './sliced-changes.ts';
import type { FetchChunk } from './snapshot-download.ts';
import { type SaveFailure, type SaveStatus, statusOf } from './status.ts';
import { SyncSession } from './sync-session.ts';
import type { TabMessage, Tabs } from './tabs.ts';
import { TypingBursts } from './typing-bursts.ts';

export interface ReplicaPorts {
  readonly storage: DeviceStorage;
  readonly connect: Connect;
  readonly fetchChunk: FetchChunk;
  readonly tabs: Tabs;
  /** UTC milliseconds on the device's clock, which may be wrong. */
  readonly now: () => number;
  /** Monotonic milliseconds. */
  readonly monotonic: () => number;
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
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

/** One leaf to set; null clears it. */
export interface LeafEdit {
  readonly path: string;
  readonly value: JsonValue;
}

/** The changes of one edit to one record. */
export interface RecordEdit {
  readonly key: RecordKey;
  readonly leaves: readonly LeafEdit[];
  /** The initial text of a body, for a record without one. */
  readonly body?: Uint8Array;
}

/**
 * Parts that fail independently: storing the user's edits, applying the hub's messages, and errors reported by the hub.
 */
type FailingPart = 'storing' | 'reading' | 'sync';

export interface ReplicaEvents {
  /** These records have changed. */
  readonly changed: (keys: ReadonlySet<RecordKey>) => void;
  readonly status: (status: SaveStatus) => void;
  /** The sign-in or the account has ended, according to a stored row of the server. */
  readonly ended: (reason: 'session-revoked' | 'account-deleted') => void;
  /** Bytes that could not be applied were set aside. Nothing else was lost. */
  readonly damaged: (key: string) => void;
}

/**
 * The device's side of sync for one user in one page, which screens read and write. Nothing here waits for the network.
 * An edit is in memory at once and on disk within moments, and is sent when there is a connection.
 */
export class Replica {
  readonly id: ReplicaId;
  readonly clock: HybridClock;
  readonly view: MergedView;
  readonly pending: PendingLog;
  readonly ports: ReplicaPorts;
  readonly #events: ReplicaEvents;
  readonly #session: SyncSession;
  readonly #contents: ContentReader;
  readonly bodies: OpenBodies;
  readonly #bursts: TypingBursts;
  readonly readBody: ReadParts;
  /** The streams to notify of changed bodies. */
  readonly contentStreams = new Set<Pick<ContentStream, 'bodyChanged' | 'chunkStored'>>();
  #meta: Meta;
  readonly #failures = new Map<FailingPart, SaveFailure>();
  #status: SaveStatus = { kind: 'saved' };
  #closed = false;
  /** Resolves when the last of the edits that are stored together has ended. */
  #together: Promise<unknown> = Promise.resolve();
  /** Whether some stored data could not be read when the replica was opened. */
  #damaged = false;
  #rereading: Promise<void> | null = null;
  #rereadAgain = false;
  /** The highest id of a row on disk that this page has read. */
  #lastRow = 0;
  #rereadFrom: TabPosition = nowhere;
  #actedAt = Number.NEGATIVE_INFINITY;

  /** Opens a replica from stored data. Screens can render it at once, before the network is used. */
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
    this.pending = new PendingLog({
      storage: ports.storage,
      after: ports.after,
      randomBytes: ports.randomBytes,
      stored: (rows) => this.#stored(rows),
      failed: (failure) => this.fail('storing', failure),
    });
    this.view = new MergedView((key) => this.pending.forRecord(key));
    this.#contents = new ContentReader(ports.storage, ports.inflate, (key) => this.#session.requestAgain(key));
    this.readBody = readerWith(ports.readApart);
    this.#bursts = new TypingBursts({ after: ports.after, ended: (key, lastAt) => this.#typingPaused(key, lastAt) });
    this.bodies = new OpenBodies({
      contents: this.#contents,
      view: this.view,
      pendingFor: (key) => this.pending.forRecord(key),
      read: this.readBody,
      timeSlice: () => this.timeSlice(),
      randomBytes: ports.randomBytes,
      layers: () => [this.#meta.layer, ...this.#meta.earlierLayers],
      edited: (key, update) => this.#typed(key, update),
      damaged: (key, parts, why) => this.setAside(parts.map((bytes) => ({ key, bytes, why }))),
      merged: () => this.#updateStatus(),
      report: (error) => ports.report?.(error),
    });
    this.#session = new SyncSession(this);
    ports.tabs.listen((message) => this.#handleTabMessage(message));
  }

  /** Starts syncing, now and whenever there is a network. */
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

  /** Returns UTC milliseconds on the hub's clock as last known. *Today* is computed from it. */
  now(): number {
    return this.clock.now();
  }

  get(key: RecordKey): RecordState | undefined {
    return this.view.get(key);
  }

  keysOf(collection: string): ReadonlySet<RecordKey> {
    return this.view.keysOf(collection);
  }

  /**
   * Applies one edit by the user: at once in memory, and as one row on disk.
   *
   * @throws if it sets details of a record that is not open, because the stamps they replace are unknown (call
   * `openRecord` first)
   */
  edit(edits: readonly RecordEdit[]): void {
    const row = this.#closed ? null : this.#rowOf(edits);
    if (row !== null) this.#apply(row);
  }

  /**
   * Writes many records, all of them or none: this device stores them in one transaction and then shows all of them.
   * Other devices receive them in several pushes. A second call waits for the first.
   *
   * @param batches the edits, in parts that each take a few milliseconds; if reading them fails, nothing is written
   * @returns whether they are stored; false if the replica was closed before
   * @throws StorageError if the disk is full or unavailable; then nothing is written
   */
  editTogether(batches: AsyncIterable<readonly RecordEdit[]>): Promise<boolean> {
    const edited = this.#together.then(() => this.#editTogether(batches));
    this.#together = edited.catch(() => {});
    return edited;
  }

  async #editTogether(batches: AsyncIterable<readonly RecordEdit[]>): Promise<boolean> {
    const rows: NewPendingChange[] = [];
    try {
      for await (const edits of batches) {
        const row = this.#rowOf(edits);
        if (row === null) continue;
        this.ports.storage.prepare(row);
        for (const change of row.changes) this.view.stage(change);
        rows.push(row);
      }
      await this.flush(); // earlier edits are stored first
      if (this.#closed || rows.length === 0) return !this.#closed;
      const ids = await this.ports.storage.appendPending(rows);
      const stored = rows.map((row, at) => ({ ...row, id: ids[at] as number }));
      for (const row of stored) this.pending.adopt(row);
      this.view.reveal();
      for (const change of rows.flatMap(({ changes }) => changes)) this.#notifyOpen(change);
      this.#stored(stored);
      this.#changed(rows.flatMap(({ changes }) => changes.map(({ key }) => key)));
      return true;
    } finally {
      this.view.discardStaged();
    }
  }

  /** Stamps edits, as one row to store; null if they change nothing. */
  #rowOf(edits: readonly RecordEdit[]): NewPendingChange | null {
    // until the first sync is complete, the hub may already have the record
    const createdAt = this.#meta.cursor === null ? null : this.now();
    const effective = edits
      .filter(({ leaves, body }) => leaves.length > 0 || body !== undefined)
      .map((edit) => this.#withDefaults(edit, createdAt));
    if (effective.length === 0) return null;
    const rows = effective.map(({ key, leaves }) => leaves.map(({ path }) => this.#replacedStamp(key, path)));
    const stamp = this.clock.next(
      rows.flat().reduce<Stamp | undefined>((high, each) => (each === null ? high : laterStamp(each, high)), undefined),
    );
    const changes = effective.map(({ key, leaves, body }) => {
      const fields = new Map<string, Field>(leaves.map(({ path, value }) => [path, { value, stamp }]));
      return slicedChanges(key, fields, body);
    });
    const replaced = changes.flatMap((slices, at) => slices.map((_, slice) => (slice === 0 ? (rows[at] ?? []) : [])));
    return { changes: changes.flat(), replaced, offset: this.clock.offset, offer: false };
  }

  /** Deletes records permanently, except preferences and library exercises. */
  deletePermanently(keys: readonly RecordKey[]): void {
    const deletable = keys.filter((key) => !isNeverTombstoned(key) && this.view.get(key)?.tombstone === undefined);
    if (deletable.length === 0 || this.#closed) return;
    const highest = deletable.flatMap((key) => highestStamp(this.view.get(key) ?? emptyRecord) ?? []);
    const tombstone = this.clock.next(
      highest.reduce<Stamp | undefined>((high, each) => laterStamp(each, high), undefined),
    );
    const changes = deletable.map((key): Change => ({ key, fields: noFields, tombstone }));
    this.#apply({ changes, replaced: changes.map(() => []), offset: this.clock.offset, offer: false });
  }

  /** Loads the details of a record, so that all of it can be read and edited. */
  async openRecord(key: RecordKey): Promise<void> {
    if (!this.view.isWhole(key)) await this.#readDetails(key);
  }

  async #readDetails(key: RecordKey): Promise<void> {
    this.view.addDetails(key, await this.#detailsOf(key));
    this.#changed([key]);
  }

  /** Returns a record with its details, which are not kept in memory: for work that passes over many records. */
  async wholeRecord(key: RecordKey): Promise<RecordState> {
    const state = this.view.get(key) ?? emptyRecord;
    return this.view.isWhole(key) ? state : mergeRecords({ fields: await this.#detailsOf(key) }, state);
  }

  #detailsOf(key: RecordKey): Promise<Fields> {
    const { layer, earlierLayers } = this.#meta;
    const contents = this.view
      .contents(key)
      .filter((content) => content.layer === layer || earlierLayers.includes(content.layer));
    return this.#contents.details(key, contents);
  }

  /**
   * Adds a summary. If the record is already open, its details in the chunk are read once the chunk is stored; it can
   * be edited in the meantime.
   */
  #addSummary(layer: number, summary: RecordSummary): void {
    if (!this.view.addSummary(layer, summary)) return;
    this.#readDetails(summary.key).catch((error: unknown) => this.ports.report?.(error));
  }

  /** Opens the body of a record. Call `closeBody` when no screen shows it any more. */
  openBody(key: RecordKey): Promise<OpenBody> {
    return this.bodies.open(key);
  }

  closeBody(key: RecordKey): void {
    this.bodies.close(key);
  }

  /** Returns the text of a body without opening it for editing. */
  async bodyText(key: RecordKey): Promise<string> {
    return this.bodies.text(key);
  }

  /** Returns a complete record of one layer, to compare lineages. */
  async layerRecord(key: RecordKey, layer: number): Promise<WholeRecord> {
    const head = this.view.synced(layer, key) ?? emptyRecord;
    const contents = this.view.contents(key).filter((content) => content.layer === layer);
    const body = await this.bodies.storedParts(key, [layer]);
    if (contents.length === 0 || head.tombstone !== undefined) return { state: head, body };
    const details = await this.#contents.details(key, contents);
    return { state: mergeRecords({ fields: details }, head), body };
  }

  /**
   * Stores everything typed so far. Resolves when it is on disk or storage has failed. Called on `visibilitychange` and
   * before closing.
   */
  async flush(): Promise<void> {
    this.#flushTyping();
    await this.pending.flush();
  }

  #flushTyping(): void {
    this.bodies.flush();
    this.#bursts.end();
  }

  /** Returns the edits that are only in this page's memory, including what was just typed. */
  unstored(): readonly NewPendingChange[] {
    this.#flushTyping();
    return this.pending.unstored();
  }

  /**
   * Stores edits that a closed page had only in memory. Edits that the page managed to store are skipped.
   *
   * @returns whether the edits are on disk
   */
  async recoverUnsaved(rows: readonly NewPendingChange[]): Promise<boolean> {
    if (this.#closed) return false;
    const stored = rows.length === 0 ? [] : this.pending.stored().map(({ changes }) => encodeChanges(changes));
    for (const row of rows) {
      const bytes = encodeChanges(row.changes);
      if (!stored.some((each) => equalBytes(each, bytes))) this.#apply(row);
    }
    await this.flush();
    return this.pending.unstored().length === 0;
  }

  /**
   * Handles a change of visibility. When hidden, typed text is stored at once. When shown, what other tabs stored is
   * read.
   */
  async visible(visible: boolean): Promise<void> {
    this.#session.visible(visible);
    await this.flush();
    if (visible) await this.reread();
  }

  /** Reconnects when the browser reports being online. */
  online(): void {
    this.#session.reconnectNow();
  }

  /** The number of edits that are not on the hub's disk. Each lineage that is not reconciled yet counts as one. */
  get pendingCount(): number {
    const notCompared = this.#meta.earlierLayers.length;
    return this.pending.count + notCompared;
  }

  /** Stores typed text and closes the replica. It writes nothing afterwards. */
  async close(): Promise<void> {
    await this.flush();
    this.#closed = true;
    this.pending.stop();
    this.#session.stop();
    this.bodies.destroy();
    this.ports.tabs.close();
    this.ports.storage.close();
  }

  // The methods below are for the session with the hub.

  get closed(): boolean {
    return this.#closed;
  }

  get storage(): DeviceStorage {
    return this.ports.storage;
  }

  setMeta(meta: Partial<Meta>): void {
    const { cursor } = this.#meta;
    this.#meta = { ...this.#meta, ...meta };
    // a first sync can also end without chunks, if the hub has none yet
    if (cursor === null && this.#meta.cursor !== null) for (const feed of this.contentStreams) feed.chunkStored();
  }

  /** Updates memory, open bodies and screens after changes from the hub are on disk, and notifies other tabs. */
  remoteApplied(changes: readonly Change[], journal: number): void {
    for (const change of changes) {
      this.view.mergeSynced(this.#meta.layer, change.key, change);
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

  /** Handles records that the hub sent again on request. They are complete even if their chunks are unreadable. */
  receivedAgain(keys: readonly RecordKey[]): void {
    for (const key of keys) this.#contents.sentAgain(key);
    this.#changed(keys);
  }

  /** Merges promoted rows, including those of other tabs, into the synced data. */
  promoted({ rows, journal }: WrittenChanges): void {
    const areKnown = rows.every((id) => this.pending.get(id) !== undefined);
    for (const id of rows) this.#promote(id);
    if (!areKnown) this.#rereadAfter({ journal: journal - 1, row: this.#lastRow });
    this.wrote(journal);
    this.#updateStatus();
  }

  /** Adds rows that the app created itself: backfills, or a body that the hub requested. */
  backfilled(rows: readonly PendingChange[]): void {
    for (const row of rows) {
      this.pending.adopt(row);
      for (const change of row.changes) this.view.show(change);
    }
    this.#appended(rows);
  }

  /**
   * Handles restamped rows that are on disk. Rows that another tab acknowledged or promoted in the meantime are not
   * among them.
   */
  restamped(shifted: readonly PendingChange[], { rows, journal }: WrittenChanges): void {
    const ids = new Set(rows);
    const written = shifted.filter(({ id }) => ids.has(id));
    for (const row of written) this.#replaceRow(row);
    this.wrote(journal);
    if (written.length < shifted.length) void this.reread();
    this.#changed(written.flatMap(({ changes }) => changes.map(({ key }) => key)));
  }

  /** Notifies other tabs of a transaction by this one. If another tab wrote in between, reads what it stored. */
  wrote(journal: number): void {
    if (journal === this.#meta.journal + 1) this.setMeta({ journal });
    else this.#rereadAfter({ journal: journal - 1, row: this.#lastRow });
    this.ports.tabs.post({ kind: 'stored', journal, row: this.#lastRow });
  }

  /**
   * Notifies other tabs of appended rows, which the journal does not count. If another tab wrote in between, reads what
   * it stored.
   */
  #appended(rows: readonly PendingChange[]): void {
    const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
    if (first === undefined || last === undefined) return;
    const { journal } = this.#meta;
    if (first === this.#lastRow + 1) this.#lastRow = last;
    else this.#rereadAfter({ journal, row: first - 1 });
    this.ports.tabs.post({ kind: 'stored', journal, row: last });
  }

  /** Reads what other tabs have stored since a position, because an earlier read may have been too early. */
  #rereadAfter(seen: TabPosition): void {
    this.#rereadFrom = earlier(this.#rereadFrom, seen);
    void this.reread();
  }

  /** How far this page has read the disk. */
  get seen(): TabPosition {
    return { journal: this.#meta.journal, row: this.#lastRow };
  }

  /**
   * Reads what other tabs have stored. If called during a read, reads again, because the running read may have been too
   * early.
   */
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

  /** Sets the failure of a part; null clears it. */
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

  /** Updates memory and screens with a chunk of summaries. */
  summariesReceived({ chunk, summaries }: ChunkWithSummaries): void {
    for (const summary of summaries) this.#addSummary(chunk.layer, summary);
    if (summaries.length > 0) this.#changed(summaries.map(({ key }) => key));
  }

  /** Resumes reads that wait for chunks, after some were stored, and notifies other tabs. */
  chunksStored(journal: number): void {
    this.#contents.chunkStored();
    for (const feed of this.contentStreams) feed.chunkStored();
    this.wrote(journal);
  }

  /** Sets aside bytes that cannot be applied, and reports it. If even that fails, the bytes remain where they were. */
  async quarantine(entries: readonly Omit<QuarantineEntry, 'at'>[]): Promise<void> {
    for (const key of new Set(entries.map(({ key }) => key))) this.#events.damaged(key);
    const at = this.now();
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
    for (const key of new Set(damaged.map(({ key }) => key))) this.#session.requestAgain(key);
  }

  /**
   * Creates a function to await between the steps of long work. It yields to the UI once the work has run for a while.
   * Each piece of work needs a function of its own.
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
   * Copies this device's version of a record to a new one, if the record was permanently deleted elsewhere while
   * changes to it are pending here. This way nothing that was written is lost with the old id.
   */
  async forkDeleted(key: RecordKey): Promise<void> {
    const state = this.view.get(key);
    const parsed = parseRecordKey(key);
    if (!parsed.ok || state === undefined || state.tombstone !== undefined) return;
    await this.openRecord(key);
    const written = await this.bodies.whole(key);
    const copy: RecordKey = `${parsed.value.collection}/${uuidV7(this.now(), this.ports.randomBytes(10))}`;
    const leaves = [...(this.view.get(key)?.fields ?? noFields)].map(([path, { value }]) => ({ path, value }));
    const body = written === null ? {} : { body: written };
    this.edit([
      { key: copy, leaves: leaves.filter(({ path, value }) => value !== null && path !== 'trashedAt'), ...body },
    ]);
    await this.pending.flush();
  }

  /** Milliseconds since the user's last edit in this page. */
  get quietMs(): number {
    return this.ports.monotonic() - this.#actedAt;
  }

  /** @param typedInto the open body whose document already has the row's updates */
  #apply(row: NewPendingChange, typedInto: RecordKey | null = null): void {
    this.#actedAt = this.ports.monotonic();
    this.#retryRefused(row);
    this.pending.append(row);
    for (const change of row.changes) {
      this.view.show(change);
      if (change.key === typedInto) this.#notifyContentStreams(change);
      else this.#notifyOpen(change);
    }
    this.#changed(row.changes.map(({ key }) => key));
    this.#updateStatus();
  }

  /** Passes a change of this device to the open body of its record, and to the readers of all bodies. */
  #notifyOpen(change: Change): void {
    if (change.body !== undefined) this.bodies.apply(change.key, change.body.update);
    this.#notifyContentStreams(change);
  }

  #notifyContentStreams({ key, body, tombstone }: Change): void {
    if (body === undefined && tombstone === undefined) return;
    for (const feed of this.contentStreams) feed.bodyChanged(key);
  }

  /**
   * Applies what the user typed into an open body. In the trash, each edit sets `editedAt`, because it restores the
   * record.
   */
  #typed(key: RecordKey, update: Uint8Array): void {
    const now = this.now();
    const starts = this.#bursts.edited(key, now);
    const isDated = starts || this.#isInTrash(key);
    const leaves = isDated ? [{ path: 'editedAt', value: now }] : [];
    const row = this.#closed ? null : this.#rowOf([{ key, leaves, body: update }]);
    if (row !== null) this.#apply(row, key);
  }

  /**
   * Sets `editedAt` to the time of the last edit. A record that was trashed or deleted after that edit is left as it
   * is.
   */
  #typingPaused(key: RecordKey, lastAt: number): void {
    const isDeleted = this.view.get(key)?.tombstone !== undefined;
    if (!isDeleted && !this.#isInTrash(key)) this.edit([{ key, leaves: [{ path: 'editedAt', value: lastAt }] }]);
  }

  #isInTrash(key: RecordKey): boolean {
    return inTrash(this.view.get(key)?.fields ?? noFields);
  }

  /**
   * Adds the default leaves that the record lacks. A daily note is created by its first edit, whatever that is; other
   * records are created with `createdAt`.
   */
  #withDefaults(edit: RecordEdit, createdAt: number | null): RecordEdit {
    const type = recordTypeOf(collectionOf(edit.key));
    const id = idOf(edit.key);
    if (type === null || type.defaults(id).size === 0) return edit;
    const leaves = this.view.get(edit.key)?.fields ?? noFields;
    const missing = missingDefaults(type, { id, leaves, createdAt: leaves.size === 0 ? createdAt : null }, edit.leaves);
    return { ...edit, leaves: [...edit.leaves, ...(missing as readonly LeafEdit[])] };
  }

  #replacedStamp(key: RecordKey, path: string): Stamp | null {
    if (isDetail(path) && !this.view.isWhole(key))
      throw new Error(`The details of ${key} are not loaded: open the record before editing them`);
    return this.view.get(key)?.fields.get(path)?.stamp ?? null;
  }

  /** Retries refused rows of edited records: the edit may make them acceptable, for example by shortening the text. */
  #retryRefused(row: NewPendingChange): void {
    const keys = new Set<string>(row.changes.map(({ key }) => key));
    const again = this.pending.refusedRows((_, refused) => refused.changes.some(({ key }) => keys.has(key)));
    if (again.length > 0) this.#session.retry(again);
  }

  #stored(rows: readonly PendingChange[]): void {
    this.#appended(rows);
    this.#session.changesPending();
    this.#updateStatus();
  }

  #promote(id: number): void {
    const row = this.pending.remove(id);
    for (const change of row?.changes ?? []) this.view.mergeSynced(this.#meta.layer, change.key, change);
  }

  /**
   * Removes a row that another tab had acknowledged. What that tab stored includes the row's changes, possibly with
   * other stamps.
   */
  #forgetRow(id: number): readonly RecordKey[] {
    const changes = this.pending.remove(id)?.changes ?? [];
    for (const { key } of changes) this.view.rebuild(key);
    return changes.map(({ key }) => key);
  }

  #replaceRow(row: PendingChange): void {
    this.pending.replace(row);
    for (const { key } of row.changes) this.view.rebuild(key);
  }

  /** Applies stored data: all of it at the start, later what another tab stored. */
  #take(stored: StoredSince): readonly RecordKey[] {
    const changed: RecordKey[] = [];
    const { layer, earlierLayers } = stored.meta;
    const known = [this.#meta.layer, ...this.#meta.earlierLayers];
    if (layer !== this.#meta.layer) this.pending.forgetAcknowledged();
    this.view.forgetLayers(known.filter((each) => each !== layer && !earlierLayers.includes(each)));
    this.#meta = stored.meta;
    this.#lastRow = Math.max(this.#lastRow, stored.seen.row);
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

  #takeDeliveries({ deliveries }: StoredSince): void {
    for (const [id, delivery] of deliveries) this.pending.setDelivery(id, delivery);
  }

  #takeRow(row: PendingChange): readonly RecordKey[] {
    const known = this.pending.get(row.id);
    if (known !== undefined && sameStamps(known, row)) return [];
    if (known !== undefined) {
      this.#replaceRow(row);
      return row.changes.map(({ key }) => key);
    }
    this.pending.adopt(row);
    for (const change of row.changes) {
      this.view.show(change);
      this.#notifyOpen(change);
    }
    return row.changes.map(({ key }) => key);
  }

  async #reread(): Promise<void> {
    const since = earlier(this.seen, this.#rereadFrom);
    this.#rereadFrom = nowhere;
    const stored = await this.ports.storage.loadSince(since);
    if (this.#closed) return;
    // a tab that marks rows as sent adds no journal entry
    if (!isBeyond(stored.seen, since)) return this.#takeDeliveries(stored);
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

  /** Reads chunks that another tab stored. Chunks that are already known add nothing. */
  async #takeChunks(): Promise<void> {
    const { summaryChunks: summaries } = await this.ports.storage.load();
    await this.#takeSummaries(summaries);
  }

  /** @returns the layers with an unreadable chunk */
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

  /**
   * Restarts the first sync, because the hub has what cannot be read here. Until it arrives, readable data stays on
   * disk and visible.
   */
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
    const [failure = damage ?? refusalOf(this.pending) ?? incompleteIn(this.bodies)] = this.#failures.values();
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

/** The maximum number of milliseconds for which stepwise work may block the UI. */
const mostMsAtOnce = 10;

const deviceDamaged: SaveFailure = { code: 'device/damaged' };

function refusalOf(pending: PendingLog): SaveFailure | null {
  const [refusal] = pending.refusals();
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
