import type * as Y from 'yjs';
import {
  acceptsLeaf,
  collectionOf,
  erasure,
  err,
  type Instant,
  type LocalDay,
  localDayAt,
  ok,
  type RecordKey,
  type Result,
  recordKey,
  uuidV7,
} from '#domain/kernel/index.ts';
import { dailyNoteIdFor } from '#domain/notes/index.ts';
import { type Preferences, preferencesId } from '#domain/profile/index.ts';
import {
  type Collection,
  isCollection,
  type RecordIn,
  type RecordTypeIn,
  recordTypeOf,
  remainsOf,
} from '#domain/user-document.ts';
import { Backoff } from '#sync/document/backoff.ts';
import type { LeafEdit, RecordEdit } from '#sync/document/document-edits.ts';
import type { OpenBody } from '#sync/document/open-body.ts';
import type { SaveStatus } from '#sync/document/status.ts';
import { emptyRecord, highestStamp, msOf, noFields, type Sha256, templateUpdate } from '#sync/record/index.ts';
import type { Replica, ReplicaEvents } from '#sync/replica/replica.ts';
import { Emitter } from '../lifecycle/index.ts';
import { bodyFromText } from './body-from-text.ts';
import { type EditError, editsOf } from './record-edit.ts';
import { type RecordEntry, recordEntry } from './record-entry.ts';

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

export interface RecordView<C extends Collection> {
  /**
   * `loading`: the device's copy or the content of the record is not in memory yet. `not-here`: the record is not on
   * this device.
   */
  readonly state: 'loading' | 'here' | 'in-trash' | 'deleted' | 'not-here';
  /** The entry as known so far: while loading, only the record summary. */
  readonly entry: RecordEntry<C> | null;
}

export interface BodyView {
  /** `damaged`: parts of the body are missing or unreadable, and only the rest is shown. */
  readonly state: 'loading' | 'open' | 'damaged';
  readonly text: Y.Text | null;
}

export interface CreateOptions {
  /** The id of the record; by default a new one. */
  readonly id?: string;
  /** The initial text of the body. */
  readonly text?: string;
}

/** Leaves to write into one record; null clears a leaf. */
export interface RecordLeaves {
  readonly id: string;
  readonly leaves: readonly LeafEdit[];
}

type Draft<C extends Collection> = (draft: RecordIn<C>) => void;

interface OpenCollection {
  readonly byKey: Map<RecordKey, RecordEntry<Collection>>;
  list: readonly RecordEntry<Collection>[] | null;
  deleted: readonly string[] | null;
}

interface WatchedBody {
  users: number;
  opening: boolean;
  body: OpenBody | null;
  failed: boolean;
  /** Cancels the wait for missing parts of an open body, if one is running. */
  stopWaiting: (() => void) | null;
  /** Whether the wait for missing parts has timed out. */
  isOverdue: boolean;
}

interface WatchedRecord {
  users: number;
  opening: boolean;
}

const loadingRecord: RecordView<Collection> = { state: 'loading', entry: null };
const onItsWay: SaveStatus = { kind: 'saving', pending: 1 };
const inMemory: SaveStatus = { kind: 'unsaved', pending: 1 };
const unavailable: SaveStatus = { kind: 'failed', pending: 0, failure: { code: 'storage/unavailable' } };
const loadingBody: BodyView = { state: 'loading', text: null };
const followMs = 300;
/** The maximum number of records refreshed in one task, since a chunk of a first sync contains thousands. */
const refreshedAtOnce = 1_000;
const missingMs = 5_000;

/** A service whose lifetime is that of the open document. */
export interface DocumentService {
  readonly close: () => void;
}

/**
 * One user's document for screens to read and write. Snapshots keep their identity until they change. Listeners are
 * notified immediately after a user action. Changes from elsewhere, and text typed into a body, which the editor
 * already shows, are published a few times per second.
 */
export class DocumentStore {
  readonly #parts: DocumentParts;
  readonly #changes = new Emitter();
  readonly #collections = new Map<Collection, OpenCollection>();
  readonly #entries = new Map<RecordKey, RecordEntry<Collection>>();
  readonly #views = new Map<RecordKey, RecordView<Collection>>();
  readonly #bodies = new Map<RecordKey, WatchedBody>();
  readonly #records = new Map<RecordKey, WatchedRecord>();
  readonly #bodyViews = new Map<RecordKey, BodyView>();
  readonly #stale = new Set<RecordKey>();
  readonly #companions = new Map<string, DocumentService>();
  readonly #backoff = new Backoff({ firstMs: 1_000, longestMs: 60_000, growth: 2 });
  #replica: Replica | null = null;
  #status: SaveStatus = { kind: 'saving', pending: 0 };
  /**
   * The number of active holds: each stands for data of the user that is on this device, unsent, and not part of the
   * document.
   */
  #held = 0;
  #oldestPending: Instant | null = null;
  #firstSyncEnded = false;
  #frozen = false;
  #edited = false;
  /** What the scheduled task will do; null if none is scheduled. */
  #due: 'publish' | 'tell' | null = null;
  /** Whether changes were published so recently that new ones are throttled. */
  #pausing = false;
  #waitsForPause = false;
  #closed = false;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
  }

  /** Reads the device's copy. Retries after a failure until the store is closed. */
  async open(): Promise<void> {
    if (this.#closed) return;
    const events: ReplicaEvents = {
      changed: (keys) => this.#changed(keys),
      status: (status) => {
        const wasSaved = this.#status.kind === 'saved';
        this.#status = status;
        // *Saved* disappears in the same task as the keystroke that invalidates it
        if (wasSaved) this.#tell();
        else this.#soon(this.#endsFirstSync() ? 'publish' : 'tell');
      },
      ended: this.#parts.ended,
      damaged: (key) => this.#changed(new Set([key as RecordKey])),
    };
    try {
      const replica = await this.#parts.open(events);
      if (this.#closed) return await replica.close();
      this.#replica = replica;
      this.#status = replica.status;
      this.#openWatched(replica);
      this.#publish();
    } catch (error) {
      this.#parts.report(error);
      this.#status = unavailable;
      this.#publish();
      if (!this.#closed) this.#parts.after(this.#backoff.next(), () => void this.open());
    }
  }

  /** Stores pending edits and closes the document and its services. Nothing is written afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const companion of this.#companions.values()) companion.close();
    this.#companions.clear();
    await this.#replica?.close();
    this.#status = unavailable;
    this.#tell();
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

  readonly subscribe = this.#changes.subscribe;

  /** Whether the device's copy is in memory. */
  get ready(): boolean {
    return this.#replica !== null;
  }

  get status(): SaveStatus {
    if (this.#held === 0 || this.#status.kind !== 'saved') return this.#status;
    return this.#replica?.ports.durable === false ? inMemory : onItsWay;
  }

  /**
   * Records that the user has unsaved data outside the document: text in another field, or a file that the server does
   * not have. The save state is not *Saved* until the hold is released.
   *
   * @returns a function that releases the hold
   */
  readonly hold = (): (() => void) => {
    this.#held += 1;
    this.#tell();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#held -= 1;
      this.#tell();
    };
  };

  get firstSyncEnded(): boolean {
    return this.#firstSyncEnded;
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
    this.#publish();
  }

  /** @throws before the device's copy has been read, since an unknown document cannot be changed */
  get replica(): Replica {
    if (this.#replica === null) throw new Error('The document is not loaded yet: wait until it is ready');
    return this.#replica;
  }

  get openReplica(): Replica | null {
    return this.#replica;
  }

  records<C extends Collection>(collection: C): readonly RecordEntry<C>[] {
    const replica = this.#replica;
    if (replica === null) return none;
    const open = this.#collections.get(collection) ?? this.#openCollection(replica, collection);
    open.list ??= [...open.byKey.values()];
    // the entries of a collection were created from the type of that collection
    return open.list as readonly unknown[] as readonly RecordEntry<C>[];
  }

  /** Returns the ids of a collection's permanently deleted records; references to them are dangling. */
  deletedIds(collection: Collection): readonly string[] {
    const replica = this.#replica;
    if (replica === null) return none;
    const open = this.#collections.get(collection) ?? this.#openCollection(replica, collection);
    open.deleted ??= [...replica.keysOf(collection)].flatMap((key) =>
      replica.get(key)?.tombstone === undefined ? [] : key.slice(collection.length + 1),
    );
    return open.deleted;
  }

  record<C extends Collection>(collection: C, id: string): RecordView<C> {
    const key = recordKey(collection, id);
    if (this.#replica === null) return loadingRecord as unknown as RecordView<C>;
    const known = this.#views.get(key) ?? this.#viewOf(this.#replica, collection, key);
    this.#views.set(key, known);
    return known as unknown as RecordView<C>;
  }

  /** Loads the content of a record for a change that needs it without showing it. */
  readonly openRecord = (key: RecordKey): Promise<void> => this.replica.openRecord(key);

  /**
   * Keeps the content of a record in memory while it is shown.
   * @returns a function that releases it
   */
  watchRecord(key: RecordKey): () => void {
    const watched = this.#records.get(key) ?? { users: 0, opening: false };
    this.#records.set(key, watched);
    watched.users++;
    if (this.#replica !== null) this.#openRecord(this.#replica, key, watched);
    return () => {
      if (--watched.users === 0) this.#records.delete(key);
    };
  }

  body(collection: Collection, id: string): BodyView {
    return this.#bodyViews.get(recordKey(collection, id)) ?? loadingBody;
  }

  /**
   * Keeps a body open while it is shown.
   * @returns a function that releases it
   */
  watchBody(key: RecordKey): () => void {
    const watched = this.#bodies.get(key) ?? {
      users: 0,
      opening: false,
      body: null,
      failed: false,
      stopWaiting: null,
      isOverdue: false,
    };
    this.#bodies.set(key, watched);
    watched.users++;
    if (this.#replica !== null) this.#openBody(this.#replica, key, watched);
    return () => {
      if (--watched.users > 0) return;
      this.#bodies.delete(key);
      this.#bodyViews.delete(key);
      if (watched.opening) this.#replica?.closeBody(key);
    };
  }

  changeRecord<C extends Collection>(collection: C, id: string, edit: Draft<C>): Result<void, EditError> {
    return this.changeRecords(collection, [id], edit);
  }

  /** Changes several records of a collection as one edit. If one of them cannot be changed, none is. */
  changeRecords<C extends Collection>(collection: C, ids: readonly string[], edit: Draft<C>): Result<void, EditError> {
    const { replica } = this;
    const edits: RecordEdit[] = [];
    for (const id of ids) {
      const key = recordKey(collection, id);
      const state = replica.get(key) ?? emptyRecord;
      if (state.tombstone !== undefined) return err({ code: 'record/deleted', key });
      const { fields } = state;
      // until the first sync has ended, the hub may have a record with this id
      const isNew = fields.size === 0 && replica.meta.cursor !== null;
      const edited = { id, leaves: fields, isNew, now: replica.now() };
      const changes = editsOf<RecordTypeIn<C>>(recordTypeOf(collection), edited, edit as never);
      if (!changes.ok) return changes;
      edits.push({ key, leaves: changes.value });
    }
    this.#act(() => replica.edit(edits));
    return ok(undefined);
  }

  /**
   * Writes leaves of several records as one edit, for actions on thousands of records. It does not read the records.
   *
   * @throws if a record type refuses a leaf
   */
  readonly setLeaves = (collection: Collection, edits: readonly RecordLeaves[]): void => {
    const type = recordTypeOf(collection);
    const accepted = new Set<string>();
    for (const { leaves } of edits) {
      for (const { path, value } of leaves) {
        const leaf = `${path} ${JSON.stringify(value)}`;
        if (accepted.has(leaf)) continue;
        if (!acceptsLeaf(type, path, value)) throw new Error(`Invalid value for ${path} in a record of ${collection}`);
        accepted.add(leaf);
      }
    }
    const { replica } = this;
    const standing = edits.filter(({ id }) => replica.get(recordKey(collection, id))?.tombstone === undefined);
    this.#act(() => replica.edit(standing.map(({ id, leaves }) => ({ key: recordKey(collection, id), leaves }))));
  };

  /**
   * Creates a record, or changes the one with the given id if it exists.
   *
   * @returns its id
   * @throws if the record type refuses a value of the draft, or if the id is permanently deleted
   */
  createRecord<C extends Collection>(collection: C, edit: Draft<C>, { id, text }: CreateOptions = {}): string {
    const { replica } = this;
    const made = id ?? this.newId();
    const key = recordKey(collection, made);
    const state = replica.get(key) ?? emptyRecord;
    if (state.tombstone !== undefined) throw new Error(`${key} was permanently deleted: its id cannot be reused`);
    // Until the first sync has ended, the hub may have a record with this id, so only the edited leaves are written.
    const isNew = state.fields.size === 0 && (id === undefined || replica.meta.cursor !== null);
    const body = text === undefined || text === '' ? {} : { body: bodyFromText(text) };
    const circumstances = { isNew, isBodyChanged: 'body' in body, isCreation: true, now: replica.now() };
    const edited = { id: made, leaves: state.fields, ...circumstances };
    const changes = editsOf<RecordTypeIn<C>>(recordTypeOf(collection), edited, edit as never);
    if (!changes.ok) throw new Error(`Invalid value in a new record: ${changes.error.path}`);
    this.#act(() => replica.edit([{ key, leaves: changes.value, ...body }]));
    return made;
  }

  /**
   * Writes many records, all of them or none. See `Replica.editTogether`.
   *
   * @returns whether they are stored; false if the document was closed before
   */
  readonly editTogether = async (batches: AsyncIterable<readonly RecordEdit[]>): Promise<boolean> => {
    const isStored = await this.replica.editTogether(batches);
    while (!this.#refreshSome(refreshedAtOnce)) await new Promise<void>((go) => this.#parts.soon(go));
    this.#publish();
    this.#noteEdit();
    return isStored;
  };

  /** Moves records to the trash, as one edit. */
  readonly trash = (keys: readonly RecordKey[]): void => {
    this.#setTrashed(keys, false);
  };

  /** Restores records from the trash, as one edit. */
  readonly restore = (keys: readonly RecordKey[]): void => {
    this.#setTrashed(keys, true);
  };

  /**
   * Deletes records permanently. A record that training history refers to keeps its name. Preferences and library
   * exercises are never deleted, only reset or hidden.
   */
  readonly deleteForEver = (keys: readonly RecordKey[]): void => {
    const { replica } = this;
    const erased = keys.flatMap((key) => {
      const remains = remainsOf(key);
      const fields = replica.get(key)?.fields;
      if (remains === null || fields === undefined || fields.size === 0) return [];
      return { key, leaves: erasure(fields, remains, replica.now()) as readonly LeafEdit[] };
    });
    this.#act(() => {
      replica.edit(erased);
      replica.deletePermanently(keys);
    });
  };

  /** Resolves when all edits are on disk or storage has failed. */
  readonly flush = async (): Promise<void> => {
    await this.#replica?.flush();
  };

  /** Returns the user's current day, by the hub's clock as last known. */
  readonly today = (): LocalDay => this.dayOf(this.now());

  /** Returns the day of an instant in the device's time zone, with the user's preferred start of day. */
  readonly dayOf = (at: Instant): LocalDay => localDayAt(at, this.#parts.zone(), this.preferences.dayStartsAt ?? 0);

  /**
   * Returns UTC milliseconds by the hub's clock as last known. Until the device's copy is in memory, the device's own
   * clock is used, so that screens can already show a day.
   */
  readonly now = (): Instant => this.#replica?.now() ?? this.#parts.clock();

  readonly newId = (): string => uuidV7(this.replica.now(), this.replica.ports.randomBytes(10));

  get preferences(): Preferences {
    return (this.record('preferences', preferencesId).entry ?? noPreferences).value;
  }

  /** Returns the id of a day's note, whether or not that note exists. Writes nothing. */
  readonly dailyNoteId = (day: LocalDay): string => {
    const { replica } = this;
    const notes = replica.keysOf('notes');
    const tombstoned = new Set<string>();
    for (const key of notes)
      if (key.startsWith('notes/day-') && replica.get(key)?.tombstone !== undefined) tombstoned.add(key.slice(6));
    return dailyNoteIdFor(day, tombstoned);
  };

  /**
   * Inserts the text of a template into an empty body. The update has the same bytes on every device, so that two
   * inserts merge into one. If the body is no longer empty, nothing is inserted.
   */
  readonly insertTemplate = async (noteId: string, text: string): Promise<void> => {
    const insert = await this.prepareTemplate(noteId, text);
    if ((await this.replica.bodyText(recordKey('notes', noteId))) === '') insert();
  };

  /**
   * Prepares the insertion of a template into a body that is shown, so that it can precede the keystroke being handled.
   *
   * @returns a function that inserts it synchronously; the caller checks that the body is empty
   */
  readonly prepareTemplate = async (noteId: string, text: string): Promise<() => void> => {
    const { replica } = this;
    const key = recordKey('notes', noteId);
    const body = await templateUpdate(key, text, this.#parts.sha256);
    return () => {
      if (text === '' || replica.get(key)?.tombstone !== undefined) return;
      this.#act(() => replica.edit([{ key, leaves: [], body }]));
    };
  };

  /** Returns the text of a body without opening it. */
  readonly bodyText = (key: RecordKey): Promise<string> => this.replica.bodyText(key);

  #setTrashed(keys: readonly RecordKey[], trashed: boolean): void {
    const { replica } = this;
    // Edits are stored first, since an edit with a later stamp would restore the record.
    void replica.flush();
    const due = keys.filter((key) => this.#entryOf(replica, key)?.inTrash === trashed);
    const value = trashed ? null : replica.now();
    this.#act(() => replica.edit(due.map((key) => ({ key, leaves: [{ path: 'trashedAt', value }] }))));
  }

  /** Applies a user action. Screens update in the same task, so that a controlled field shows the text just typed. */
  #act(work: () => void): void {
    work();
    this.#publish();
    this.#noteEdit();
  }

  #noteEdit(): void {
    if (this.#edited) return;
    this.#edited = true;
    this.#parts.firstEdit();
  }

  /** Opens those shown records and bodies that could not be opened before. */
  #openWatched(replica: Replica): void {
    for (const [key, watched] of this.#records) this.#openRecord(replica, key, watched);
    for (const [key, watched] of this.#bodies) this.#openBody(replica, key, watched);
  }

  #openRecord(replica: Replica, key: RecordKey, watched: WatchedRecord): void {
    if (watched.opening || replica.view.isWhole(key)) return;
    watched.opening = true;
    replica.openRecord(key).then(
      () => {
        watched.opening = false;
        // not throttled, since this record is being shown
        this.#stale.add(key);
        this.#soon('publish');
      },
      (error: unknown) => {
        watched.opening = false;
        this.#parts.report(error);
      },
    );
  }

  /**
   * Opens a body. While a first sync may still deliver its record, the body is not opened, since it would look empty.
   */
  #openBody(replica: Replica, key: RecordKey, watched: WatchedBody): void {
    const isHere = replica.get(key) !== undefined || replica.meta.cursor !== null;
    if (watched.opening || watched.body !== null || !isHere) return;
    watched.opening = true;
    replica.openBody(key).then(
      (body) => {
        watched.body = body;
        this.#showBody(key, watched);
      },
      (error: unknown) => {
        this.#parts.report(error);
        watched.failed = true;
        this.#showBody(key, watched);
      },
    );
  }

  #showBody(key: RecordKey, watched: WatchedBody): void {
    if (this.#bodies.get(key) === watched && this.#keepBodyView(key, watched)) this.#tell();
  }

  #keepBodyView(key: RecordKey, watched: WatchedBody): boolean {
    const before = this.#bodyViews.get(key);
    const state = this.#bodyState(key, watched);
    const text = watched.body?.text ?? null;
    if (before?.state === state && before.text === text) return false;
    this.#bodyViews.set(key, { state, text });
    return true;
  }

  /**
   * Returns the state of a body. Its parts may arrive out of order, for example from the unload journal of a closing
   * tab. An open body with missing parts stays open for a while, since a read-only editor would lose keystrokes.
   */
  #bodyState(key: RecordKey, watched: WatchedBody): BodyView['state'] {
    const { body, failed } = watched;
    if (failed) return 'damaged';
    if (body === null) return 'loading';
    if (body.complete) {
      watched.stopWaiting?.();
      watched.stopWaiting = null;
      watched.isOverdue = false;
      return 'open';
    }
    if (watched.isOverdue || this.#bodyViews.get(key)?.state !== 'open') return 'damaged';
    watched.stopWaiting ??= this.#parts.after(missingMs, () => {
      watched.isOverdue = true;
      this.#showBody(key, watched);
    });
    return 'open';
  }

  #changed(keys: ReadonlySet<RecordKey>): void {
    for (const key of keys) this.#stale.add(key);
    this.#publishSoon();
  }

  /**
   * Publishes the first change in the next task and throttles those that follow. Otherwise each chunk of a first sync
   * and each keystroke in a note would rebuild a list of ten thousand notes.
   */
  #publishSoon(): void {
    if (this.#pausing) {
      this.#waitsForPause = true;
      return;
    }
    this.#pausing = true;
    this.#parts.after(followMs, () => {
      this.#pausing = false;
      if (!this.#waitsForPause) return;
      this.#waitsForPause = false;
      this.#publishSoon();
    });
    this.#soon('publish');
  }

  #soon(due: 'publish' | 'tell'): void {
    if (this.#closed) return;
    const isScheduled = this.#due !== null;
    if (this.#due !== 'publish') this.#due = due;
    if (isScheduled) return;
    this.#parts.soon(() => {
      const now = this.#due;
      this.#due = null;
      if (now === 'tell') this.#tell();
      else if (this.#refreshSome(refreshedAtOnce)) this.#publish();
      else this.#soon('publish');
    });
  }

  #endsFirstSync(): boolean {
    return !this.#firstSyncEnded && this.#replica !== null && this.#replica.meta.cursor !== null;
  }

  #publish(): void {
    const replica = this.#replica;
    if (replica !== null) {
      this.#refreshSome(Number.POSITIVE_INFINITY);
      this.#openWatched(replica);
      this.#firstSyncEnded = replica.meta.cursor !== null;
    }
    this.#tell();
  }

  /**
   * Refreshes up to `most` stale records.
   * @returns whether no stale record is left
   */
  #refreshSome(most: number): boolean {
    const replica = this.#replica;
    if (replica === null) return true;
    let left = most;
    for (const key of this.#stale) {
      if (left === 0) return false;
      left -= 1;
      this.#stale.delete(key);
      this.#refresh(replica, key);
    }
    return true;
  }

  #tell(): void {
    if (this.#replica !== null) this.#oldestPending = oldestPending(this.#replica);
    this.#changes.emit();
  }

  #refresh(replica: Replica, key: RecordKey): void {
    this.#views.delete(key);
    const watched = this.#bodies.get(key);
    if (watched?.body) this.#keepBodyView(key, watched);
    const collection = collectionOf(key);
    const open = isCollection(collection) ? this.#collections.get(collection) : undefined;
    if (open === undefined) return;
    const entry = this.#entryOf(replica, key);
    if (entry === undefined) open.deleted = null;
    if (entry === open.byKey.get(key)) return;
    if (entry === undefined) open.byKey.delete(key);
    else open.byKey.set(key, entry);
    open.list = null;
  }

  #openCollection(replica: Replica, collection: Collection): OpenCollection {
    const byKey = new Map<RecordKey, RecordEntry<Collection>>();
    for (const key of replica.keysOf(collection)) {
      const entry = this.#entryOf(replica, key);
      if (entry !== undefined) byKey.set(key, entry);
    }
    const open: OpenCollection = { byKey, list: null, deleted: null };
    this.#collections.set(collection, open);
    return open;
  }

  #viewOf(replica: Replica, collection: Collection, key: RecordKey): RecordView<Collection> {
    const state = replica.get(key);
    if (state === undefined) return { state: 'not-here', entry: null };
    if (state.tombstone !== undefined) return { state: 'deleted', entry: null };
    const entry = this.#entryOf(replica, key) ?? recordEntry(collection, key, state);
    if (entry.isErased) return { state: 'deleted', entry: null };
    if (!replica.view.isWhole(key)) return { state: 'loading', entry };
    return { state: entry.inTrash ? 'in-trash' : 'here', entry };
  }

  /**
   * Returns the record's entry, which is cached until its fields change; undefined if the record is deleted or not on
   * this device.
   */
  #entryOf(replica: Replica, key: RecordKey): RecordEntry<Collection> | undefined {
    const state = replica.get(key);
    const collection = collectionOf(key);
    if (state === undefined || state.tombstone !== undefined || !isCollection(collection)) {
      this.#entries.delete(key);
      return undefined;
    }
    const known = this.#entries.get(key);
    if (known?.leaves === state.fields) return known;
    const entry = recordEntry(collection, key, state);
    this.#entries.set(key, entry);
    return entry;
  }
}

const none: readonly never[] = [];
const noPreferences = recordEntry('preferences', recordKey('preferences', preferencesId), { fields: noFields });

/**
 * Returns when the oldest pending change was made. Rows are in the order in which they were written, and a change that
 * is still being stored counts as made now.
 */
function oldestPending(replica: Replica): Instant | null {
  const [row] = replica.pending.unacknowledged();
  const stamps = (row?.changes ?? []).flatMap((change) => highestStamp(change) ?? []);
  if (stamps.length === 0) return replica.pendingCount === 0 ? null : replica.now();
  return Math.min(...stamps.map(msOf));
}
