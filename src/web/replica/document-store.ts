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
import { emptyRecord, highestStamp, msOf, noFields, type Sha256, templateUpdate } from '#sync/record/index.ts';
import type { OpenBody } from '#sync/replica/open-body.ts';
import type { LeafEdit, RecordEdit, Replica, ReplicaEvents } from '#sync/replica/replica.ts';
import type { SaveStatus } from '#sync/replica/status.ts';
import { bodyFromText } from './body-from-text.ts';
import { type EditError, editsOf } from './record-edit.ts';
import { type RecordEntry, recordEntry } from './record-entry.ts';

export interface DocumentParts {
  /** Opens the device's copy; called again after a failure. */
  readonly open: (events: ReplicaEvents) => Promise<Replica>;
  readonly ended: ReplicaEvents['ended'];
  /** The IANA zone in which the device is. */
  readonly zone: () => string;
  /** UTC milliseconds of the device's clock, right or wrong. */
  readonly clock: () => number;
  /** Does work a little later, in a turn of its own. */
  readonly soon: (work: () => void) => void;
  readonly after: (ms: number, work: () => void) => () => void;
  readonly sha256: Sha256;
  /** Told of the first change that the person made in this page. */
  readonly firstEdit: () => void;
  readonly report: (error: unknown) => void;
}

export interface RecordView<C extends Collection> {
  /** `loading`: the device's copy, or the record's details, are not in memory yet. `not-here`: not on this device. */
  readonly state: 'loading' | 'here' | 'in-trash' | 'deleted' | 'not-here';
  /** What is known of it; while it loads its head alone. */
  readonly entry: RecordEntry<C> | null;
}

export interface BodyView {
  /** `damaged`: parts of the text are missing or cannot be read; what can be is shown. */
  readonly state: 'loading' | 'open' | 'damaged';
  readonly text: Y.Text | null;
}

export interface CreateOptions {
  /** The record's id where it is not a new one. */
  readonly id?: string;
  /** The first text of its body. */
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
  /** Ids that are deleted for ever. */
  deleted: readonly string[] | null;
}

interface WatchedBody {
  users: number;
  opening: boolean;
  body: OpenBody | null;
  failed: boolean;
  /** Where parts of a text that stood open are waited for, ends that. */
  stopWaiting: (() => void) | null;
  /** They were waited for too long. */
  isOverdue: boolean;
}

interface WatchedRecord {
  users: number;
  opening: boolean;
}

const loadingRecord: RecordView<Collection> = { state: 'loading', entry: null };
const onItsWay: SaveStatus = { kind: 'saving', waiting: 1 };
const inMemory: SaveStatus = { kind: 'unsaved', waiting: 1 };
const unavailable: SaveStatus = { kind: 'failed', waiting: 0, failure: { code: 'storage/unavailable' } };
const loadingBody: BodyView = { state: 'loading', text: null };
const followMs = 300;
/** Records that are made ready for screens in one turn: a page of a first sync brings thousands. */
const refreshedAtOnce = 1_000;
const missingMs = 5_000;
const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/** What lives as long as a document is open. */
export interface DocumentService {
  readonly close: () => void;
}

/**
 * One person's document as screens read and write it: snapshots that keep their identity while nothing changed, told
 * to listeners at once after an act of the person, and a few times a second for what comes from elsewhere or is typed
 * into a body, whose editor shows it by itself.
 */
export class DocumentStore {
  readonly #parts: DocumentParts;
  readonly #listeners = new Set<() => void>();
  readonly #collections = new Map<Collection, OpenCollection>();
  readonly #entries = new Map<RecordKey, RecordEntry<Collection>>();
  readonly #views = new Map<RecordKey, RecordView<Collection>>();
  readonly #bodies = new Map<RecordKey, WatchedBody>();
  readonly #records = new Map<RecordKey, WatchedRecord>();
  readonly #bodyViews = new Map<RecordKey, BodyView>();
  readonly #stale = new Set<RecordKey>();
  readonly #companions = new Map<string, DocumentService>();
  #replica: Replica | null = null;
  #status: SaveStatus = { kind: 'saving', waiting: 0 };
  /** Things of the person that are here and neither sent nor part of the document. */
  #held = 0;
  #oldestPending: Instant | null = null;
  #firstSyncEnded = false;
  #frozen = false;
  #edited = false;
  /** What is done in a turn of its own; null where that is nothing. */
  #due: 'publish' | 'tell' | null = null;
  /** Whether something was published a moment ago, so that what changes now waits. */
  #pausing = false;
  #waitsForPause = false;
  #closed = false;
  #retryMs = firstRetryMs;

  constructor(parts: DocumentParts) {
    this.#parts = parts;
  }

  /** Reads the device's copy; what fails is tried again until it is closed. */
  async open(): Promise<void> {
    if (this.#closed) return;
    const events: ReplicaEvents = {
      changed: (keys) => this.#changed(keys),
      status: (status) => {
        const wasSaved = this.#status.kind === 'saved';
        this.#status = status;
        // the word *Saved* goes in the same turn as the key that makes it untrue
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
      if (!this.#closed) this.#parts.after(this.#retryMs, () => void this.open());
      this.#retryMs = Math.min(longestRetryMs, this.#retryMs * 2);
    }
  }

  /** Stores what was typed and stops, and with it what lives beside the document; nothing is written afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const companion of this.#companions.values()) companion.close();
    this.#companions.clear();
    await this.#replica?.close();
    this.#status = unavailable;
    this.#tell();
  }

  /**
   * Something that lives beside the open document, such as a worker that reads all of it: opened when it is first asked
   * for, shared by whoever asks later, closed with the document. Null where that is closed already.
   */
  readonly companion = <C extends DocumentService>(name: string, open: () => C): C | null => {
    if (this.#closed) return null;
    const known = this.#companions.get(name) as C | undefined; // a name stands for one kind of companion
    const companion = known ?? open();
    this.#companions.set(name, companion);
    return companion;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether the device's copy is in memory. */
  get ready(): boolean {
    return this.#replica !== null;
  }

  get status(): SaveStatus {
    if (this.#held === 0 || this.#status.kind !== 'saved') return this.#status;
    return this.#replica?.ports.durable === false ? inMemory : onItsWay;
  }

  /**
   * Something of the person is here that is not part of what the document sends: what was typed into another field, a file
   * that the server does not have. Until it is somewhere, nothing is said to be saved.
   *
   * @returns says that it is, or that it is nothing any more
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

  /** When the oldest change was made that the hub does not have, UTC milliseconds. */
  get oldestWaiting(): Instant | null {
    return this.#oldestPending;
  }

  /** Whether leaving the page would lose what the person did. */
  get holdsUnsaved(): boolean {
    const { status } = this;
    if (status.kind === 'unsaved') return true;
    return status.kind === 'failed' && /^storage\//.test(status.failure.code) && status.waiting > 0;
  }

  /** Whether nothing may be edited: somebody is signing out, in this tab or another. */
  get frozen(): boolean {
    return this.#frozen;
  }

  setFrozen(frozen: boolean): void {
    if (frozen === this.#frozen) return;
    this.#frozen = frozen;
    this.#publish();
  }

  /** @throws before the device's copy was read: nothing can be changed that is not known */
  get replica(): Replica {
    if (this.#replica === null) throw new Error('The document is read before it is changed: wait until it is ready');
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
    // the entries of a collection are those that its own type made
    return open.list as readonly unknown[] as readonly RecordEntry<C>[];
  }

  /** The ids of a collection that are deleted for ever: what points to them finds nothing any more. */
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

  /** Loads the details of a record, for a change that needs them and shows nothing. */
  readonly openRecord = (key: RecordKey): Promise<void> => this.replica.openRecord(key);

  /** Has the details of a record in memory while somebody looks at it. @returns lets go of it */
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

  /** Keeps a body open while somebody looks at it. @returns lets go of it */
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

  /** Changes many records of a collection as one act: all of them, or none where one cannot be changed. */
  changeRecords<C extends Collection>(collection: C, ids: readonly string[], edit: Draft<C>): Result<void, EditError> {
    const { replica } = this;
    const edits: RecordEdit[] = [];
    for (const id of ids) {
      const key = recordKey(collection, id);
      const state = replica.get(key) ?? emptyRecord;
      if (state.tombstone !== undefined) return err({ code: 'record/deleted', key });
      const { fields } = state;
      // until the first sync ended, the hub may have a record of that id
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
   * Writes leaves of many records as one act, without reading the records: what is done to thousands at once.
   *
   * @throws where a type refuses a leaf
   */
  readonly setLeaves = (collection: Collection, edits: readonly RecordLeaves[]): void => {
    const type = recordTypeOf(collection);
    const accepted = new Set<string>();
    for (const { leaves } of edits) {
      for (const { path, value } of leaves) {
        const leaf = `${path} ${JSON.stringify(value)}`;
        if (accepted.has(leaf)) continue;
        if (!acceptsLeaf(type, path, value)) throw new Error(`A record of ${collection} holds no such ${path}`);
        accepted.add(leaf);
      }
    }
    const { replica } = this;
    const standing = edits.filter(({ id }) => replica.get(recordKey(collection, id))?.tombstone === undefined);
    this.#act(() => replica.edit(standing.map(({ id, leaves }) => ({ key: recordKey(collection, id), leaves }))));
  };

  /**
   * Makes a record; where the id given is one that exists, changes it.
   *
   * @returns its id
   * @throws where the draft holds what its type refuses, or the id is deleted for ever
   */
  createRecord<C extends Collection>(collection: C, edit: Draft<C>, { id, text }: CreateOptions = {}): string {
    const { replica } = this;
    const made = id ?? this.newId();
    const key = recordKey(collection, made);
    const state = replica.get(key) ?? emptyRecord;
    if (state.tombstone !== undefined) throw new Error(`${key} is deleted for ever: its id is not used again`);
    // Until the first sync ended, a record of that id may exist on the hub, and only what was changed by hand is written.
    const isNew = state.fields.size === 0 && (id === undefined || replica.meta.cursor !== null);
    const body = text === undefined || text === '' ? {} : { body: bodyFromText(text) };
    const circumstances = { isNew, isBodyChanged: 'body' in body, isCreation: true, now: replica.now() };
    const edited = { id: made, leaves: state.fields, ...circumstances };
    const changes = editsOf<RecordTypeIn<C>>(recordTypeOf(collection), edited, edit as never);
    if (!changes.ok) throw new Error(`A new record holds what its type refuses: ${changes.error.path}`);
    this.#act(() => replica.edit([{ key, leaves: changes.value, ...body }]));
    return made;
  }

  /** Puts records into the trash, as one act. */
  readonly trash = (keys: readonly RecordKey[]): void => {
    this.#setTrashed(keys, false);
  };

  /** Takes records out of the trash, as one act. */
  readonly restore = (keys: readonly RecordKey[]): void => {
    this.#setTrashed(keys, true);
  };

  /**
   * Deletes for ever. Of what history points to the name remains. Preferences and exercises of the library stay: they are
   * only reset or hidden.
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

  /** Resolves when everything typed is on disk, or the storage has failed. */
  readonly flush = async (): Promise<void> => {
    await this.#replica?.flush();
  };

  /** The day that the person would name, by the hub's clock as last known. */
  readonly today = (): LocalDay => this.dayOf(this.now());

  /** The day of a moment, as it is here and as the person begins their days. */
  readonly dayOf = (at: Instant): LocalDay => localDayAt(at, this.#parts.zone(), this.preferences.dayStartsAt ?? 0);

  /**
   * UTC milliseconds by the hub's clock as last known; by the device's own until its copy is in memory, so that a screen
   * can name a day before.
   */
  readonly now = (): Instant => this.#replica?.now() ?? this.#parts.clock();

  readonly newId = (): string => uuidV7(this.replica.now(), this.replica.ports.randomBytes(10));

  get preferences(): Preferences {
    return (this.record('preferences', preferencesId).entry ?? noPreferences).value;
  }

  /** The id of a day's note, whether or not there is one yet; writes nothing. */
  readonly dailyNoteId = (day: LocalDay): string => {
    const { replica } = this;
    const notes = replica.keysOf('notes');
    const tombstoned = new Set<string>();
    for (const key of notes)
      if (key.startsWith('notes/day-') && replica.get(key)?.tombstone !== undefined) tombstoned.add(key.slice(6));
    return dailyNoteIdFor(day, tombstoned);
  };

  /**
   * Puts a template's text into an empty body, the same bytes on every device, so that two that did it merge into one
   * copy. Where the body has text by then, nothing happens.
   */
  readonly insertTemplate = async (noteId: string, text: string): Promise<void> => {
    const insert = await this.prepareTemplate(noteId, text);
    if ((await this.replica.bodyText(recordKey('notes', noteId))) === '') insert();
  };

  /**
   * The same for a body that is shown: made ready beforehand, so that it comes before the key that is being pressed.
   *
   * @returns inserts it, at once; whoever calls it sees that the body is empty
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

  /** The text of a body without opening it. */
  readonly bodyText = (key: RecordKey): Promise<string> => this.replica.bodyText(key);

  #setTrashed(keys: readonly RecordKey[], trashed: boolean): void {
    const { replica } = this;
    // What was typed is stored first: an edit by hand with a later stamp would bring the record back.
    void replica.flush();
    const due = keys.filter((key) => this.#entryOf(replica, key)?.inTrash === trashed);
    const value = trashed ? null : replica.now();
    this.#act(() => replica.edit(due.map((key) => ({ key, leaves: [{ path: 'trashedAt', value }] }))));
  }

  /** Does what the person asked for; screens follow in the same turn, so that a field shows what was typed into it. */
  #act(work: () => void): void {
    work();
    this.#publish();
    if (this.#edited) return;
    this.#edited = true;
    this.#parts.firstEdit();
  }

  /** Opens what somebody looks at and could not be opened before. */
  #openWatched(replica: Replica): void {
    for (const [key, watched] of this.#records) this.#openRecord(replica, key, watched);
    for (const [key, watched] of this.#bodies) this.#openBody(replica, key, watched);
  }

  #openRecord(replica: Replica, key: RecordKey, watched: WatchedRecord): void {
    if (watched.opening || replica.memory.isWhole(key)) return;
    watched.opening = true;
    replica.openRecord(key).then(
      () => {
        watched.opening = false;
        // somebody waits for this one
        this.#stale.add(key);
        this.#soon('publish');
      },
      (error: unknown) => {
        watched.opening = false;
        this.#parts.report(error);
      },
    );
  }

  /** A body whose record a first sync may yet bring is not opened: it would look empty. */
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
   * Parts of a text may come in another order than they were written in, such as the last words of a tab that closes. One
   * that stands open stays so for a while: an editor that took no keys meanwhile would lose them.
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
   * Shows the first change in the next turn, and those that follow it a few times a second: neither the pages of a
   * first sync nor the keys that are typed into a note have ten thousand notes listed anew each.
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

  /** @returns whether none is left */
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
    for (const listener of this.#listeners) listener();
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
    if (!replica.memory.isWhole(key)) return { state: 'loading', entry };
    return { state: entry.inTrash ? 'in-trash' : 'here', entry };
  }

  /** The record's entry, the same as before where its fields are; undefined where it is deleted or not here. */
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

/** Rows stand in the order in which they were written. What is on its way to the disk was made just now. */
function oldestPending(replica: Replica): Instant | null {
  const [row] = replica.outbox.waitingRows();
  const stamps = (row?.changes ?? []).flatMap((change) => highestStamp(change) ?? []);
  if (stamps.length === 0) return replica.pendingCount === 0 ? null : replica.now();
  return Math.min(...stamps.map(msOf));
}
