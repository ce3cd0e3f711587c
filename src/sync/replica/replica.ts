import type { RecordKey } from '#domain/kernel/index.ts';
import type { CloseReason, Connect } from '../client/socket.ts';
import { SyncClient } from '../client/sync-client.ts';
import { type ContentSink, ContentStream } from '../document/content-stream.ts';
import type { Meta, NewPendingChange, StoredDocument } from '../document/device-storage.ts';
import { DocumentCore, type DocumentPorts, type FailingPart } from '../document/document-core.ts';
import { DocumentEdits, type RecordEdit } from '../document/document-edits.ts';
import type { MergedView } from '../document/merged-view.ts';
import type { OpenBodies } from '../document/open-bodies.ts';
import type { OpenBody } from '../document/open-body.ts';
import type { PendingLog } from '../document/pending-log.ts';
import type { FetchChunk } from '../document/snapshot-download.ts';
import { type SaveFailure, type SaveStatus, statusOf } from '../document/status.ts';
import type { TabMessage } from '../document/tabs.ts';
import { timeSlice } from '../document/time-slice.ts';
import { encodeChanges, equalBytes, type HybridClock, type RecordState, type ReplicaId } from '../record/index.ts';

export interface ReplicaPorts extends DocumentPorts {
  readonly connect: Connect;
  readonly fetchChunk: FetchChunk;
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
}

export interface ReplicaEvents {
  /** These records have changed. */
  readonly changed: (keys: ReadonlySet<RecordKey>) => void;
  readonly status: (status: SaveStatus) => void;
  /** The sign-in or the account has ended, according to a stored row of the server. */
  readonly ended: (reason: Exclude<CloseReason, 'lost' | 'sign-in'>) => void;
  /** Bytes that could not be applied were set aside. Nothing else was lost. */
  readonly damaged: (key: string) => void;
}

/**
 * The device's side of sync for one user in one page, which screens read and write. Nothing here waits for the network.
 * An edit is in memory at once and on disk within moments, and is sent when there is a connection.
 */
export class Replica {
  readonly ports: ReplicaPorts;
  readonly #events: ReplicaEvents;
  readonly core: DocumentCore;
  readonly #edits: DocumentEdits;
  readonly #client: SyncClient;
  readonly #failures = new Map<FailingPart, SaveFailure>();
  #status: SaveStatus = { kind: 'saved' };
  /** Whether some stored data could not be read when the replica was opened. */
  #damaged = false;

  /** Opens a replica from stored data. Screens can render it at once, before the network is used. */
  static async open(ports: ReplicaPorts, events: ReplicaEvents): Promise<Replica> {
    const stored = await ports.storage.load();
    const replica = new Replica(ports, events, stored);
    const unreadable = await replica.core.records.readSummaries(stored.summaryChunks);
    replica.core.take(stored);
    if (unreadable.includes(stored.meta.layer)) await replica.#startOver();
    return replica;
  }

  private constructor(ports: ReplicaPorts, events: ReplicaEvents, stored: StoredDocument) {
    this.ports = ports;
    this.#events = events;
    this.core = new DocumentCore(
      ports,
      {
        changed: events.changed,
        statusChanged: () => this.#updateStatus(),
        failed: (part, failure) => this.#setFailure(part, failure),
        damaged: events.damaged,
        requestAgain: (key) => this.#client.requestAgain(key),
        typed: (key, update) => this.#edits.typed(key, update),
        changesPending: () =>
          this.#client.dispatch({ type: 'changes-stored', isAnyStored: this.core.pending.storedCount > 0 }),
        startedOver: () => this.#client.dispatch({ type: 'started-over' }),
      },
      stored,
    );
    this.#edits = new DocumentEdits(this.core, (rows) => this.#client.dispatch({ type: 'retry-requested', rows }));
    this.#client = new SyncClient(this.core, {
      connect: ports.connect,
      fetchChunk: ports.fetchChunk,
      random: ports.random,
      ended: events.ended,
      forkDeleted: (key) => this.#edits.forkDeleted(key),
    });
    ports.tabs.listen((message) => this.#handleTabMessage(message));
  }

  /** Starts syncing, now and whenever there is a network. */
  start(visible = true): void {
    this.#client.dispatch({ type: 'started', isVisible: visible });
    this.#updateStatus();
  }

  get id(): ReplicaId {
    return this.core.clock.replica;
  }

  get clock(): HybridClock {
    return this.core.clock;
  }

  get view(): MergedView {
    return this.core.view;
  }

  get pending(): PendingLog {
    return this.core.pending;
  }

  get bodies(): OpenBodies {
    return this.core.bodies;
  }

  get meta(): Meta {
    return this.core.meta;
  }

  get status(): SaveStatus {
    return this.#status;
  }

  /** Returns UTC milliseconds on the hub's clock as last known. *Today* is computed from it. */
  now(): number {
    return this.core.clock.now();
  }

  get(key: RecordKey): RecordState | undefined {
    return this.core.view.get(key);
  }

  keysOf(collection: string): ReadonlySet<RecordKey> {
    return this.core.view.keysOf(collection);
  }

  /**
   * Applies one edit by the user: at once in memory, and as one row on disk.
   *
   * @throws if it sets details of a record that is not open, because the stamps they replace are unknown (call
   * `openRecord` first)
   */
  edit(edits: readonly RecordEdit[]): void {
    this.#edits.edit(edits);
  }

  /** See {@link DocumentEdits.editTogether}. */
  editTogether(batches: AsyncIterable<readonly RecordEdit[]>): Promise<boolean> {
    return this.#edits.editTogether(batches);
  }

  /** Deletes records permanently, except preferences and library exercises. */
  deletePermanently(keys: readonly RecordKey[]): void {
    this.#edits.deletePermanently(keys);
  }

  /** Loads the details of a record, so that all of it can be read and edited. */
  openRecord(key: RecordKey): Promise<void> {
    return this.core.records.open(key);
  }

  /** Returns a record with its details, which are not kept in memory: for work that passes over many records. */
  wholeRecord(key: RecordKey): Promise<RecordState> {
    return this.core.records.whole(key);
  }

  /** Opens the body of a record. Call `closeBody` when no screen shows it any more. */
  openBody(key: RecordKey): Promise<OpenBody> {
    return this.core.bodies.open(key);
  }

  closeBody(key: RecordKey): void {
    this.core.bodies.close(key);
  }

  /** Returns the text of a body without opening it for editing. */
  bodyText(key: RecordKey): Promise<string> {
    return this.core.bodies.text(key);
  }

  /** Streams the contents of all records in a collection; see {@link ContentStream}. */
  streamContents(collection: string, sink: ContentSink): ContentStream {
    return new ContentStream(this.core, collection, sink);
  }

  /** Creates a function to await between the steps of long work, so that it never blocks the UI for long. */
  timeSlice(): () => Promise<void> {
    return timeSlice(this.ports);
  }

  /**
   * Stores everything typed so far. Resolves when it is on disk or storage has failed. Called on `visibilitychange` and
   * before closing.
   */
  flush(): Promise<void> {
    return this.#edits.flush();
  }

  /** Returns the edits that are only in this page's memory, including what was just typed. */
  unstored(): readonly NewPendingChange[] {
    this.#edits.flushTyping();
    return this.core.pending.unstored();
  }

  /**
   * Stores edits that a closed page had only in memory. Edits that the page managed to store are skipped.
   *
   * @returns whether the edits are on disk
   */
  async recoverUnsaved(rows: readonly NewPendingChange[]): Promise<boolean> {
    const { isClosed, pending } = this.core;
    if (isClosed) return false;
    const stored = rows.length === 0 ? [] : pending.stored().map(({ changes }) => encodeChanges(changes));
    for (const row of rows) {
      const bytes = encodeChanges(row.changes);
      if (!stored.some((each) => equalBytes(each, bytes))) this.#edits.accept(row);
    }
    await this.flush();
    return pending.unstored().length === 0;
  }

  /**
   * Handles a change of visibility. When hidden, typed text is stored at once. When shown, what other tabs stored is
   * read.
   */
  async visible(visible: boolean): Promise<void> {
    this.#client.dispatch({ type: 'visibility-changed', isVisible: visible });
    await this.flush();
    if (visible) await this.core.disk.read();
  }

  /** Reads what other tabs have stored. */
  reread(): Promise<void> {
    return this.core.disk.read();
  }

  /** Reconnects when the browser reports being online. */
  online(): void {
    this.#client.dispatch({ type: 'reconnect-requested' });
  }

  /** The number of edits that are not on the hub's disk. Each lineage that is not reconciled yet counts as one. */
  get pendingCount(): number {
    return this.core.pendingCount;
  }

  /** Stores typed text and closes the replica. It writes nothing afterwards. */
  async close(): Promise<void> {
    await this.flush();
    this.#client.dispatch({ type: 'stopped' });
    this.core.close();
  }

  /**
   * Restarts the first sync, because the hub has what cannot be read here. Until it arrives, readable data stays on
   * disk and visible.
   */
  async #startOver(): Promise<void> {
    this.#damaged = true;
    const journal = await this.ports.storage.restartFirstSync();
    this.core.setMeta({ cursor: null, mark: null, progress: null });
    this.core.disk.wrote(journal);
  }

  #handleTabMessage(message: TabMessage): void {
    if (this.core.isClosed) return;
    if (message.kind !== 'wake') this.core.disk.announced(message);
    this.#client.tabMessage(message);
  }

  #setFailure(part: FailingPart, failure: SaveFailure | null): void {
    if (failure === null && !this.#failures.delete(part)) return;
    if (failure !== null) this.#failures.set(part, failure);
    this.#updateStatus();
  }

  #updateStatus(): void {
    const { isClosed, meta, pending, bodies } = this.core;
    if (isClosed) return;
    const damage = this.#damaged && meta.cursor === null ? deviceDamaged : null;
    const [failure = damage ?? refusalOf(pending) ?? incompleteIn(bodies)] = this.#failures.values();
    const status = statusOf({
      failure,
      pending: this.pendingCount,
      link: this.#client.linkState,
      durable: this.ports.durable,
      caughtUp: this.#client.caughtUp,
    });
    if (JSON.stringify(status) === JSON.stringify(this.#status)) return;
    this.#status = status;
    this.#events.status(status);
  }
}

const deviceDamaged: SaveFailure = { code: 'device/damaged' };

function refusalOf(pending: PendingLog): SaveFailure | null {
  const [first] = pending.refused();
  return first === undefined ? null : { code: 'sync/refused', refusal: first.refusal.code, key: first.refusal.key };
}

function incompleteIn({ incomplete }: OpenBodies): SaveFailure | null {
  return incomplete === null ? null : { code: 'sync/incomplete', key: incomplete };
}
