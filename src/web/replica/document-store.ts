import { type Instant, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { type Preferences, preferencesId } from '#domain/profile/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { Backoff } from '#sync/document/backoff.ts';
import type { SaveStatus } from '#sync/document/status.ts';
import { highestStamp, msOf, noFields, type Sha256 } from '#sync/record/index.ts';
import type { Replica, ReplicaEvents } from '#sync/replica/replica.ts';
import { DocumentReader } from './document-reader.ts';
import { PreparedRecords } from './prepared-records.ts';
import { Publisher } from './publisher.ts';
import { RecordActions } from './record-actions.ts';
import { type RecordEntry, recordEntry } from './record-entry.ts';
import { type RecordView, RecordViews } from './record-views.ts';
import { type BodyView, ShownContents } from './shown-contents.ts';

export interface DocumentParts {
  /** Opens the device's copy. It is called again after a failure. */
  readonly open: (events: ReplicaEvents) => Promise<Replica>;
  readonly ended: ReplicaEvents['ended'];
  readonly zone: () => string;
  /** Returns UTC milliseconds by the device's clock, which may be wrong. */
  readonly clock: () => number;
  /** Calls `work` a little later, in its own task. */
  readonly soon: (work: () => void) => void;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly sha256: Sha256;
  /** Called after the user's first change in this page. */
  readonly firstEdit: () => void;
  readonly report: (error: unknown) => void;
}

const onItsWay: SaveStatus = { kind: 'saving', pending: 1 };
const inMemory: SaveStatus = { kind: 'unsaved', pending: 1 };
const unavailable: SaveStatus = { kind: 'failed', pending: 0, failure: { code: 'storage/unavailable' } };

/**
 * Which records are in memory: none or the first of a start, all that this device has stored, or also all that the hub
 * had when this device first synced. Only then an unknown record does not exist.
 */
export type RecordsHere = 'first' | 'stored' | 'all';

/** A service whose lifetime is that of the open document. */
export interface DocumentService {
  readonly close: () => void;
}

/** One user's document for screens to read and write: its lifetime, its save state, its records and bodies. */
export class DocumentStore {
  /** What a user does to the records. */
  readonly actions: RecordActions;
  readonly reader = new DocumentReader(() => this.replica);
  readonly #parts: DocumentParts;
  readonly #publisher: Publisher;
  readonly #views: RecordViews;
  readonly #contents: ShownContents;
  readonly #companions = new Map<string, DocumentService>();
  readonly #backoff = new Backoff({ firstMs: 1_000, maxMs: 60_000, growth: 2 });
  #replica: Replica | null = null;
  #status: SaveStatus = { kind: 'saving', pending: 0 };
  /**
   * The number of active holds: each stands for data of the user that is on this device, unsent, and not part of the
   * document.
   */
  #held = 0;
  #oldestPending: Instant | null = null;
  #recordsHere: RecordsHere = 'first';
  #frozen = false;
  #edited = false;
  #closed = false;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
    const openReplica = () => this.#replica;
    const prepared = new PreparedRecords();
    this.#views = new RecordViews(openReplica, prepared);
    this.#publisher = new Publisher({
      refresh: (key) => {
        this.#contents.refresh(key);
        this.#views.refresh(key);
        this.actions.completePrepared(key);
      },
      isReady: () => this.ready,
      publishing: () => this.#published(),
      telling: () => this.#noteOldestPending(),
      soon: parts.soon,
      after: parts.after,
    });
    this.#contents = new ShownContents({
      openReplica,
      isPrepared: (key) => prepared.get(key) !== undefined,
      after: parts.after,
      recordLoaded: (key) => this.#publisher.changedNow(key),
      bodyChanged: () => this.#publisher.notify(),
      report: parts.report,
    });
    this.actions = new RecordActions({
      openReplica,
      prepared,
      preferences: () => this.preferences,
      entryOf: (key) => this.#views.entryOf(key),
      publish: () => this.#acted(),
      refreshInSteps: () => this.#publisher.refreshInSteps(),
      zone: parts.zone,
      clock: parts.clock,
      sha256: parts.sha256,
    });
  }

  /** Reads the device's copy. Retries after a failure until the store is closed. */
  async open(): Promise<void> {
    if (this.#closed) return;
    const events: ReplicaEvents = {
      changed: (keys) => this.#publisher.changed(keys),
      status: (status) => {
        const wasSaved = this.#status.kind === 'saved';
        this.#status = status;
        // *Saved* disappears in the same task as the keystroke that invalidates it
        if (wasSaved) this.#publisher.notify();
        else this.#publisher.soon(this.#hasMoreRecords() ? 'publish' : 'notify');
      },
      ended: this.#parts.ended,
      damaged: (key) => this.#publisher.changed([key as RecordKey]),
    };
    try {
      const replica = await this.#parts.open(events);
      if (this.#closed) return await replica.close();
      this.#replica = replica;
      this.#status = replica.status;
      this.#contents.openAll();
      this.#publisher.publish();
    } catch (error) {
      this.#parts.report(error);
      this.#status = unavailable;
      this.#publisher.publish();
      if (!this.#closed) this.#parts.after(this.#backoff.next(), () => void this.open());
    }
  }

  /** Stores pending edits and closes the document and its services. Nothing is written afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#publisher.stop();
    for (const companion of this.#companions.values()) companion.close();
    this.#companions.clear();
    await this.#replica?.close();
    this.#status = unavailable;
    this.#publisher.notify();
  }

  /**
   * Returns a service that belongs to the open document, such as a worker that reads the entire document. It is opened
   * on first use, shared afterwards, and closed with the document. Null if the document is already closed.
   */
  readonly companion = <C extends DocumentService>(name: string, open: () => C): C | null => {
    if (this.#closed) return null;
    const known = this.#companions.get(name) as C | undefined; // each name belongs to one type of companion
    const companion = known ?? open();
    this.#companions.set(name, companion);
    return companion;
  };

  readonly subscribe = (listener: () => void): (() => void) => this.#publisher.subscribe(listener);

  /** Whether the device's copy is in memory. */
  get ready(): boolean {
    return this.#replica !== null;
  }

  get status(): SaveStatus {
    if (this.#held === 0 || this.#status.kind !== 'saved') return this.#status;
    return this.#replica?.document.ports.durable === false ? inMemory : onItsWay;
  }

  /**
   * Records that the user has unsaved data outside the document: text in another field, or a file that the server does
   * not have. The save state is not *Saved* until the hold is released.
   *
   * @returns a function that releases the hold
   */
  readonly hold = (): (() => void) => {
    this.#held += 1;
    this.#publisher.notify();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#held -= 1;
      this.#publisher.notify();
    };
  };

  get recordsHere(): RecordsHere {
    return this.#recordsHere;
  }

  /** When the oldest unacknowledged change was made, in UTC milliseconds. */
  get oldestPending(): Instant | null {
    return this.#oldestPending;
  }

  /** Whether leaving the page would lose the user's changes. */
  get holdsUnsaved(): boolean {
    const { status } = this;
    if (status.kind === 'unsaved') return true;
    return status.kind === 'failed' && /^storage\//.test(status.failure.code) && status.pending > 0;
  }

  /** Whether editing is frozen by a sign-out in this tab or another. */
  get frozen(): boolean {
    return this.#frozen;
  }

  setFrozen(frozen: boolean): void {
    if (frozen === this.#frozen) return;
    this.#frozen = frozen;
    this.#publisher.publish();
  }

  /** @throws before the device's copy has been read, since an unknown document cannot be changed */
  get replica(): Replica {
    if (this.#replica === null) throw new Error('The document is not loaded yet: wait until it is ready');
    return this.#replica;
  }

  get openReplica(): Replica | null {
    return this.#replica;
  }

  readonly records = <C extends Collection>(collection: C): readonly RecordEntry<C>[] => this.#views.list(collection);

  /** Returns the ids of a collection's permanently deleted records; references to them are dangling. */
  readonly deletedIds = (collection: Collection): readonly string[] => this.#views.deletedIds(collection);

  record<C extends Collection>(collection: C, id: string): RecordView<C> {
    return this.#views.view(collection, id);
  }

  /** Loads the content of a record for a change that needs it without showing it. */
  readonly openRecord = (key: RecordKey): Promise<void> => this.replica.document.records.open(key);

  /**
   * Keeps the content of a record in memory while it is shown.
   * @returns a function that releases it
   */
  readonly watchRecord = (key: RecordKey): (() => void) => this.#contents.showRecord(key);

  body(collection: Collection, id: string): BodyView {
    return this.#contents.body(recordKey(collection, id));
  }

  /**
   * Keeps a body open while it is shown.
   * @returns a function that releases it
   */
  readonly watchBody = (key: RecordKey): (() => void) => this.#contents.showBody(key);

  /**
   * Stores all edits. Resolves when they are on disk or storage has failed.
   *
   * @returns whether they are on disk
   */
  readonly flush = async (): Promise<boolean> => {
    await this.#replica?.flush();
    return this.#replica?.unstored().length === 0;
  };

  get preferences(): Preferences {
    return (this.record('preferences', preferencesId).entry ?? noPreferences).value;
  }

  #acted(): void {
    this.#publisher.publish();
    if (this.#edited) return;
    this.#edited = true;
    this.#parts.firstEdit();
  }

  #published(): void {
    if (this.#replica === null) return;
    this.#contents.openAll();
    this.#recordsHere = recordsIn(this.#replica);
  }

  #hasMoreRecords(): boolean {
    return this.#replica !== null && recordsIn(this.#replica) !== this.#recordsHere;
  }

  #noteOldestPending(): void {
    if (this.#replica !== null) this.#oldestPending = oldestPending(this.#replica);
  }
}

function recordsIn({ document: { records } }: Replica): RecordsHere {
  if (records.isComplete) return 'all';
  return records.isRead ? 'stored' : 'first';
}

const noPreferences = recordEntry('preferences', recordKey('preferences', preferencesId), { fields: noFields });

/**
 * Returns when the oldest pending change was made. Rows are in the order in which they were written, and a change that
 * is still being stored counts as made now.
 */
function oldestPending(replica: Replica): Instant | null {
  const [row] = replica.document.pending.unacknowledged();
  const stamps = (row?.changes ?? []).flatMap((change) => highestStamp(change) ?? []);
  if (stamps.length === 0) return replica.document.pendingCount === 0 ? null : replica.document.clock.now();
  return Math.min(...stamps.map(msOf));
}
