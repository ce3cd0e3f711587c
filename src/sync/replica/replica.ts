import type { RecordKey } from '#domain/kernel/index.ts';
import type { Connect, SessionEnd } from '../client/socket.ts';
import { SyncClient } from '../client/sync-client.ts';
import { Backoff } from '../document/backoff.ts';
import type { NewPendingChange, PendingChange, StoredDocument, StoredStart } from '../document/device-storage.ts';
import { DocumentCore, type DocumentPorts, type FailingPart } from '../document/document-core.ts';
import { DocumentEdits, type RecordEdit } from '../document/document-edits.ts';
import type { FetchChunk } from '../document/snapshot-download.ts';
import { StartSetWriter } from '../document/start-set.ts';
import type { SaveFailure, SaveStatus, StatusParts } from '../document/status.ts';
import type { TabMessage } from '../document/tabs.ts';
import { timeSlice } from '../document/time-slice.ts';
import {
  decodeSummaries,
  emptyRecord,
  encodeChanges,
  equalBytes,
  mergeRecords,
  type RecordState,
} from '../record/index.ts';

export interface ReplicaPorts extends DocumentPorts {
  /** The number of records of each collection that a start shows before it has read the others; by default 200. */
  readonly shownFirst?: number;
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
  readonly ended: (reason: SessionEnd) => void;
  /** Bytes that could not be applied were set aside. Nothing else was lost. */
  readonly damaged: (key: string) => void;
}

/** More rows than a window shows, of any list. */
const shownFirst = 200;

/**
 * The device's side of sync for one user in one page, which screens read and write. Nothing here waits for the network.
 * An edit is in memory at once and on disk within moments, and is sent when there is a connection.
 */
export class Replica {
  readonly #events: ReplicaEvents;
  readonly document: DocumentCore;
  readonly #edits: DocumentEdits;
  readonly #startSet: StartSetWriter;
  readonly #client: SyncClient;
  readonly #failures = new Map<FailingPart, SaveFailure>();
  #status: SaveStatus = { kind: 'saved' };
  #isVisible = true;
  /** Whether some stored data could not be read when the replica was opened. */
  #damaged = false;
  /** Resolves when the last of the edits that are stored together has ended. */
  #together: Promise<unknown> = Promise.resolve();

  /** Opens a replica from stored data. Screens can render it at once, before the network is used. */
  static async open(ports: ReplicaPorts, events: ReplicaEvents): Promise<Replica> {
    const start = await loadStart(ports);
    if (start !== null) {
      const replica = new Replica(ports, events, start.stored);
      replica.document.records.begin(start.stored, start.summaries);
      void replica.#readRest();
      return replica;
    }
    const stored = await ports.storage.load();
    const replica = new Replica(ports, events, stored);
    await replica.#read(stored);
    replica.document.take({ ...stored, records: [] });
    return replica;
  }

  private constructor(ports: ReplicaPorts, events: ReplicaEvents, stored: StoredDocument | StoredStart) {
    this.#events = events;
    this.document = new DocumentCore(
      ports,
      {
        changed: events.changed,
        statusChanged: () => this.#updateStatus(),
        failed: (part, failure) => this.#setFailure(part, failure),
        damaged: events.damaged,
        requestAgain: (key) => this.#client.requestAgain(key),
        typed: (key, update) => void this.#write(this.#edits.typed(key, update), key),
        changesPending: () => this.#sendPending(),
        wrote: () => this.#startSet.changed(),
        unreadable: (layers) => this.#startOverWithout(layers),
        startedOver: () => this.#client.dispatch({ type: 'started-over' }),
      },
      stored,
    );
    this.#edits = new DocumentEdits(this.document, (edit) => this.edit([edit]));
    this.#client = new SyncClient(this.document, {
      connect: ports.connect,
      fetchChunk: ports.fetchChunk,
      random: ports.random,
      ended: events.ended,
      forkDeleted: (key) => this.#forkDeleted(key),
    });
    const { view, records, disk } = this.document;
    this.#startSet = new StartSetWriter(
      {
        view,
        records,
        disk,
        storage: ports.storage.start,
        meta: () => this.document.meta,
        after: ports.after,
        timeSlice: () => timeSlice(ports),
        most: ports.shownFirst ?? shownFirst,
        report: (error) => ports.report?.(error),
      },
      'start' in stored ? stored.start.journal : null,
    );
    ports.tabs.listen((message) => this.#handleTabMessage(message));
  }

  /** Starts syncing, whenever there is a network: now, or once everything stored has been read. */
  start(visible = true): void {
    this.#isVisible = visible;
    this.#updateStatus();
    const start = () => {
      if (this.document.isClosed) return;
      this.#client.dispatch({ type: 'started', isVisible: this.#isVisible });
      this.#updateStatus();
    };
    if (this.document.records.isRead) start();
    else void this.document.records.whenRead.then(start);
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
    if (!this.document.isClosed) void this.#write(this.#edits.row(edits));
  }

  /**
   * Writes many records, all of them or none: this device stores them in one transaction and then shows all of them.
   * Other devices receive them in several pushes. A second call waits for the first.
   *
   * @param batches the edits, in parts that each take a few milliseconds; if reading them fails, nothing is written
   * @returns whether they are stored; false if the document was closed before
   * @throws StorageError if the disk is full or unavailable; then nothing is written
   */
  editTogether(batches: AsyncIterable<readonly RecordEdit[]>): Promise<boolean> {
    const edited = this.#together.then(() => this.#editTogether(batches));
    this.#together = edited.catch(() => {});
    return edited;
  }

  async #editTogether(batches: AsyncIterable<readonly RecordEdit[]>): Promise<boolean> {
    const { document } = this;
    const { view, pending, ports } = document;
    const rows: NewPendingChange[] = [];
    const edited = new Map<RecordKey, RecordState>();
    for await (const edits of batches) {
      const row = this.#edits.row(edits);
      if (row === null) continue;
      ports.storage.prepare(row);
      for (const change of row.changes)
        edited.set(change.key, mergeRecords(edited.get(change.key) ?? emptyRecord, change));
      rows.push(row);
    }
    await this.flush(); // earlier edits are stored first
    if (document.isClosed || rows.length === 0) return !document.isClosed;
    const ids = await ports.storage.appendPending(rows);
    const stored = rows.map((row, at) => ({ ...row, id: ids[at] as number }));
    for (const row of stored) pending.adopt(row);
    for (const [key, state] of edited) view.showStored({ key, ...state });
    const changes = rows.flatMap((row) => row.changes);
    for (const change of changes) document.notifyOpen(change);
    this.#stored(stored);
    this.#updateStatus();
    document.changed(changes.map(({ key }) => key));
    return true;
  }

  /** Deletes records permanently, except preferences and library exercises. */
  deletePermanently(keys: readonly RecordKey[]): void {
    if (!this.document.isClosed) void this.#write(this.#edits.deletion(keys));
  }

  /**
   * Stores everything typed so far. Resolves when it is on disk or storage has failed. Called on `visibilitychange` and
   * before closing.
   */
  flush(): Promise<void> {
    this.#flushTyping();
    return this.document.pending.flush();
  }

  /** Returns the edits that are only in this page's memory, including what was just typed. */
  unstored(): readonly NewPendingChange[] {
    this.#flushTyping();
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
      if (!stored.some((each) => equalBytes(each, bytes))) void this.#write(row);
    }
    await this.flush();
    return pending.unstored().length === 0;
  }

  /**
   * Handles a change of visibility. When hidden, typed text is stored at once. When shown, what other tabs stored is
   * read.
   */
  async visible(visible: boolean): Promise<void> {
    this.#isVisible = visible;
    this.#client.dispatch({ type: 'visibility-changed', isVisible: visible });
    await this.flush();
    if (visible) await this.document.disk.read();
    else void this.#startSet.store();
  }

  /** Reconnects when the browser reports being online. */
  online(): void {
    this.#client.dispatch({ type: 'reconnect-requested' });
  }

  /** Stores typed text and closes the replica. It writes nothing afterwards. */
  async close(): Promise<void> {
    await this.flush();
    this.#client.dispatch({ type: 'stopped' });
    this.#startSet.stop();
    this.document.close();
  }

  /** Shows an edit, hands it to the storage, and sends it once it is stored. */
  async #write(row: NewPendingChange | null, typedInto: RecordKey | null = null): Promise<void> {
    const { document } = this;
    if (row === null || document.isClosed) return;
    if (document.pending.hasRefused) this.#retryRefused(row);
    const stored = document.pending.append(row);
    for (const change of row.changes) {
      document.view.show(change);
      if (change.key === typedInto) for (const each of document.followers) each.bodyChanged(typedInto);
      else document.notifyOpen(change);
    }
    this.#events.changed(new Set(row.changes.map(({ key }) => key)));
    this.#updateStatus();
    this.#stored([await stored]);
  }

  /** Announces edits that are on disk now, and sends them. */
  #stored(rows: readonly PendingChange[]): void {
    this.document.disk.appended(rows);
    this.#sendPending();
  }

  #sendPending(): void {
    this.#client.dispatch({ type: 'changes-stored', isAnyStored: this.document.pending.storedCount > 0 });
  }

  /** Takes over what was typed into bodies so far. */
  #flushTyping(): void {
    this.document.bodies.flush();
    this.#edits.endBursts();
  }

  /** Retries refused rows of edited records: the edit may make them acceptable, for example by shortening the text. */
  #retryRefused(row: NewPendingChange): void {
    const keys = new Set<string>(row.changes.map(({ key }) => key));
    const refused = this.document.pending.refused().map(({ change }) => change);
    const again = refused.filter(({ changes }) => changes.some(({ key }) => keys.has(key)));
    if (again.length > 0) this.#client.dispatch({ type: 'retry-requested', rows: again.map(({ id }) => id) });
  }

  async #forkDeleted(key: RecordKey): Promise<void> {
    this.edit(await this.#edits.copyOfDeleted(key));
    await this.document.pending.flush();
  }

  /** Reads everything stored behind what is shown, and tries again until the storage answers. */
  async #readRest(): Promise<void> {
    const { document } = this;
    const backoff = new Backoff({ firstMs: 500, maxMs: 30_000, growth: 2 });
    while (!document.isClosed) {
      try {
        await this.#read(await document.ports.storage.load());
        return document.events.failed('reading', null);
      } catch (error) {
        document.ports.report?.(error);
        document.events.failed('reading', { code: 'storage/unavailable' });
        await new Promise<void>((again) => document.ports.after(backoff.next(), again));
      }
    }
  }

  async #read(stored: StoredDocument): Promise<void> {
    await this.document.records.readRest(stored);
    this.#startSet.changed();
  }

  /**
   * Restarts the first sync if the hub has what cannot be read here. Until it arrives, readable data stays on disk and
   * visible.
   */
  async #startOverWithout(unreadable: readonly number[]): Promise<void> {
    if (!unreadable.includes(this.document.meta.layer)) return;
    this.#damaged = true;
    const journal = await this.document.ports.storage.restartFirstSync();
    this.document.setMeta({ cursor: null, mark: null, progress: null });
    this.document.disk.wrote(journal);
  }

  #handleTabMessage(message: TabMessage): void {
    if (this.document.isClosed) return;
    if (message.kind !== 'wake') this.document.disk.announced(message);
    this.#client.dispatch({ type: 'tab-message', message });
  }

  #setFailure(part: FailingPart, failure: SaveFailure | null): void {
    if (failure === null && !this.#failures.delete(part)) return;
    if (failure !== null) this.#failures.set(part, failure);
    this.#updateStatus();
  }

  #updateStatus(): void {
    const { isClosed, meta, pendingCount, ports } = this.document;
    if (isClosed) return;
    const damage: SaveFailure | null = this.#damaged && meta.cursor === null ? { code: 'device/damaged' } : null;
    const [failure = damage ?? this.#failureOfRecords()] = this.#failures.values();
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

  #failureOfRecords(): SaveFailure | null {
    const { pending, bodies } = this.document;
    const [first] = pending.hasRefused ? pending.refused() : [];
    if (first !== undefined) return { code: 'sync/refused', refusal: first.refusal.code, key: first.refusal.key };
    return bodies.incomplete === null ? null : { code: 'sync/incomplete', key: bodies.incomplete };
  }
}

/** Returns the start set with its decoded summaries; null if there is none or it is damaged. */
async function loadStart({ storage, report }: ReplicaPorts) {
  try {
    const stored = await storage.start.load();
    return stored === null ? null : { stored, summaries: decodeSummaries(stored.start.summaries) };
  } catch (error) {
    report?.(error);
    return null;
  }
}

export function statusOf({ failure, pending, link, durable, caughtUp }: StatusParts): SaveStatus {
  if (failure !== null) return { kind: 'failed', pending, failure };
  if (link === 'sign-in') return { kind: 'needs-sign-in', pending };
  if (pending > 0 && !durable) return { kind: 'unsaved', pending };
  if (link === 'offline') return { kind: 'offline', pending };
  if (link === 'blocked') return { kind: 'live-blocked', pending };
  if (link === 'busy' && pending > 0) return { kind: 'server-busy', pending };
  if (pending > 0 || (link !== 'idle' && !caughtUp)) return { kind: 'saving', pending };
  return { kind: 'saved' };
}
