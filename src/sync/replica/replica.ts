import type { RecordKey } from '#domain/kernel/index.ts';
import type { CloseReason, Connect } from '../client/socket.ts';
import { SyncClient } from '../client/sync-client.ts';
import type { NewPendingChange, StoredDocument } from '../document/device-storage.ts';
import { DocumentCore, type DocumentPorts, type FailingPart } from '../document/document-core.ts';
import { DocumentEdits, type RecordEdit } from '../document/document-edits.ts';
import type { OpenBodies } from '../document/open-bodies.ts';
import type { PendingLog } from '../document/pending-log.ts';
import type { FetchChunk } from '../document/snapshot-download.ts';
import { type SaveFailure, type SaveStatus, statusOf } from '../document/status.ts';
import type { TabMessage } from '../document/tabs.ts';
import { encodeChanges, equalBytes } from '../record/index.ts';

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
  readonly #events: ReplicaEvents;
  readonly document: DocumentCore;
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
    const unreadable = await replica.document.records.readSummaries(stored.summaryChunks);
    replica.document.take(stored);
    if (unreadable.includes(stored.meta.layer)) await replica.#startOver();
    return replica;
  }

  private constructor(ports: ReplicaPorts, events: ReplicaEvents, stored: StoredDocument) {
    this.#events = events;
    this.document = new DocumentCore(
      ports,
      {
        changed: events.changed,
        statusChanged: () => this.#updateStatus(),
        failed: (part, failure) => this.#setFailure(part, failure),
        damaged: events.damaged,
        requestAgain: (key) => this.#client.requestAgain(key),
        typed: (key, update) => this.#edits.typed(key, update),
        changesPending: () =>
          this.#client.dispatch({ type: 'changes-stored', isAnyStored: this.document.pending.storedCount > 0 }),
        startedOver: () => this.#client.dispatch({ type: 'started-over' }),
      },
      stored,
    );
    this.#edits = new DocumentEdits(this.document, (rows) => this.#client.dispatch({ type: 'retry-requested', rows }));
    this.#client = new SyncClient(this.document, {
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

  get status(): SaveStatus {
    return this.#status;
  }

  /**
   * Applies one edit by the user: at once in memory, and as one row on disk.
   *
   * @throws if it sets details of a record that is not open, because the stamps they replace are unknown
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
    return this.document.pending.unstored();
  }

  /**
   * Stores edits that a closed page had only in memory. Edits that the page managed to store are skipped.
   *
   * @returns whether the edits are on disk
   */
  async recoverUnsaved(rows: readonly NewPendingChange[]): Promise<boolean> {
    const { isClosed, pending } = this.document;
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
    if (visible) await this.document.disk.read();
  }

  /** Reconnects when the browser reports being online. */
  online(): void {
    this.#client.dispatch({ type: 'reconnect-requested' });
  }

  /** Stores typed text and closes the replica. It writes nothing afterwards. */
  async close(): Promise<void> {
    await this.flush();
    this.#client.dispatch({ type: 'stopped' });
    this.document.close();
  }

  /**
   * Restarts the first sync, because the hub has what cannot be read here. Until it arrives, readable data stays on
   * disk and visible.
   */
  async #startOver(): Promise<void> {
    this.#damaged = true;
    const journal = await this.document.ports.storage.restartFirstSync();
    this.document.setMeta({ cursor: null, mark: null, progress: null });
    this.document.disk.wrote(journal);
  }

  #handleTabMessage(message: TabMessage): void {
    if (this.document.isClosed) return;
    if (message.kind !== 'wake') this.document.disk.announced(message);
    this.#client.tabMessage(message);
  }

  #setFailure(part: FailingPart, failure: SaveFailure | null): void {
    if (failure === null && !this.#failures.delete(part)) return;
    if (failure !== null) this.#failures.set(part, failure);
    this.#updateStatus();
  }

  #updateStatus(): void {
    const { isClosed, meta, pending, pendingCount, bodies, ports } = this.document;
    if (isClosed) return;
    const damage = this.#damaged && meta.cursor === null ? deviceDamaged : null;
    const [failure = damage ?? refusalOf(pending) ?? incompleteIn(bodies)] = this.#failures.values();
    const status = statusOf({
      failure,
      pending: pendingCount,
      link: this.#client.linkState,
      durable: ports.durable,
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
