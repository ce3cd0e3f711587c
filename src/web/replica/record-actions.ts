import {
  acceptsLeaf,
  collectionOf,
  erasure,
  err,
  type Instant,
  idOf,
  type LocalDay,
  localDayAt,
  ok,
  type RecordKey,
  type Result,
  recordKey,
  uuidV7,
} from '#domain/kernel/index.ts';
import { dailyNoteIdFor } from '#domain/notes/index.ts';
import type { Preferences } from '#domain/profile/index.ts';
import {
  type Collection,
  isCollection,
  type RecordIn,
  type RecordTypeIn,
  recordTypeOf,
  remainsOf,
} from '#domain/user-document.ts';
import type { LeafEdit, RecordEdit } from '#sync/document/document-edits.ts';
import { emptyRecord, type Sha256, templateUpdate } from '#sync/record/index.ts';
import type { Replica } from '#sync/replica/replica.ts';
import { bodyFromText } from './body-from-text.ts';
import type { PreparedRecords } from './prepared-records.ts';
import { type EditError, editsOf } from './record-edit.ts';
import type { RecordEntry } from './record-entry.ts';

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

interface RecordActionsParts {
  /** The device's copy; null until it is in memory. */
  readonly openReplica: () => Replica | null;
  readonly prepared: PreparedRecords;
  readonly preferences: () => Preferences;
  readonly entryOf: (key: RecordKey) => RecordEntry<Collection> | undefined;
  /** Shows what an action has changed, in the same task. */
  readonly publish: () => void;
  /** Refreshes what is shown of many changed records, without blocking the page. */
  readonly refreshInSteps: () => Promise<void>;
  readonly zone: () => string;
  /** Returns UTC milliseconds by the device's clock, which may be wrong. */
  readonly clock: () => number;
  readonly sha256: Sha256;
}

/** What a user does to the records of the document. Screens show the result in the same task. */
export class RecordActions {
  readonly #parts: RecordActionsParts;

  constructor(parts: RecordActionsParts) {
    this.#parts = parts;
  }

  readonly changeRecord = <C extends Collection>(collection: C, id: string, edit: Draft<C>): Result<void, EditError> =>
    this.changeRecords(collection, [id], edit);

  /** Changes several records of a collection as one edit. If one of them cannot be changed, none is. */
  readonly changeRecords = <C extends Collection>(
    collection: C,
    ids: readonly string[],
    edit: Draft<C>,
  ): Result<void, EditError> => {
    const replica = this.#replica;
    const { prepared } = this.#parts;
    const edits: RecordEdit[] = [];
    for (const id of ids) {
      const key = recordKey(collection, id);
      const state = replica.document.view.get(key) ?? emptyRecord;
      if (state.tombstone !== undefined) return err({ code: 'record/deleted', key });
      const { fields } = state;
      // until the document is complete, there may be a record with this id
      const isUnknown = fields.size === 0 && replica.document.records.isComplete;
      const initial = prepared.get(key);
      const isNew = isUnknown || (initial?.isNew === true && !fields.has('createdAt'));
      const edited = { id, leaves: fields, isNew, now: replica.document.clock.now() };
      const whole = initial === undefined ? edit : inTurn<C>(initial.edit as Draft<C>, edit);
      const changes = editsOf<RecordTypeIn<C>>(recordTypeOf(collection), edited, whole as never);
      if (!changes.ok) return changes;
      edits.push({ key, leaves: changes.value });
    }
    for (const { key } of edits) prepared.remove(key);
    this.#act(() => replica.edit(edits));
    return ok(undefined);
  };

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
    const replica = this.#replica;
    const standing = edits.filter(
      ({ id }) => replica.document.view.get(recordKey(collection, id))?.tombstone === undefined,
    );
    this.#act(() => replica.edit(standing.map(({ id, leaves }) => ({ key: recordKey(collection, id), leaves }))));
  };

  /**
   * Creates a record, or changes the one with the given id if it exists.
   *
   * @returns its id
   * @throws if the record type refuses a value of the draft, or if the id is permanently deleted
   */
  readonly createRecord = <C extends Collection>(
    collection: C,
    edit: Draft<C>,
    { id, text }: CreateOptions = {},
  ): string => {
    const replica = this.#replica;
    const made = id ?? this.newId();
    const key = recordKey(collection, made);
    const state = replica.document.view.get(key) ?? emptyRecord;
    if (state.tombstone !== undefined) throw new Error(`${key} was permanently deleted: its id cannot be reused`);
    // Until the document is complete, there may be a record with this id, so only the edited leaves are written.
    const isNew = state.fields.size === 0 && (id === undefined || replica.document.records.isComplete);
    const body = text === undefined || text === '' ? {} : { body: bodyFromText(text) };
    const circumstances = { isNew, isBodyChanged: 'body' in body, isCreation: true, now: replica.document.clock.now() };
    const edited = { id: made, leaves: state.fields, ...circumstances };
    const changes = editsOf<RecordTypeIn<C>>(recordTypeOf(collection), edited, edit as never);
    if (!changes.ok) throw new Error(`Invalid value in a new record: ${changes.error.path}`);
    this.#act(() => replica.edit([{ key, leaves: changes.value, ...body }]));
    return made;
  };

  /**
   * Prepares a record to be shown. It is stored with its first edit, or with the first character of its body.
   *
   * @returns its id
   */
  readonly prepareRecord = <C extends Collection>(
    collection: C,
    edit: Draft<C>,
    { id }: Pick<CreateOptions, 'id'> = {},
  ): string => {
    const made = id ?? this.newId();
    const key = recordKey(collection, made);
    const edited = { id: made, leaves: emptyRecord.fields, isNew: true, now: this.now() };
    const leaves = editsOf<RecordTypeIn<C>>(recordTypeOf(collection), edited, edit as never);
    if (!leaves.ok) throw new Error(`Invalid value in a new record: ${leaves.error.path}`);
    this.#parts.prepared.add(key, { edit: edit as never, isNew: id === undefined, leaves: leaves.value });
    return made;
  };

  /** Writes what a prepared record begins with, once its body has been written. */
  completePrepared(key: RecordKey): void {
    if (this.#parts.prepared.get(key) === undefined) return;
    // not within the change that is being published
    queueMicrotask(() => {
      const collection = collectionOf(key);
      const isDue = this.#parts.prepared.get(key) !== undefined && isCollection(collection);
      if (isDue && this.changeRecord(collection, idOf(key), () => {}).ok === false) this.#parts.prepared.remove(key);
    });
  }

  /**
   * Writes many records, all of them or none. See `Replica.editTogether`.
   *
   * @returns whether they are stored; false if the document was closed before
   */
  readonly editTogether = async (batches: AsyncIterable<readonly RecordEdit[]>): Promise<boolean> => {
    const isStored = await this.#replica.editTogether(batches);
    await this.#parts.refreshInSteps();
    this.#parts.publish();
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
    const replica = this.#replica;
    const erased = keys.flatMap((key) => {
      const remains = remainsOf(key);
      const fields = replica.document.view.get(key)?.fields;
      if (remains === null || fields === undefined || fields.size === 0) return [];
      return { key, leaves: erasure(fields, remains, replica.document.clock.now()) as readonly LeafEdit[] };
    });
    this.#act(() => {
      replica.edit(erased);
      replica.deletePermanently(keys);
    });
  };

  /** Returns the user's current day, by the hub's clock as last known. */
  readonly today = (): LocalDay => this.dayOf(this.now());

  /** Returns the day of an instant in the device's time zone, with the user's preferred start of day. */
  readonly dayOf = (at: Instant): LocalDay =>
    localDayAt(at, this.#parts.zone(), this.#parts.preferences().dayStartsAt ?? 0);

  /**
   * Returns UTC milliseconds by the hub's clock as last known. Until the device's copy is in memory, the device's own
   * clock is used, so that screens can already show a day.
   */
  readonly now = (): Instant => this.#parts.openReplica()?.document.clock.now() ?? this.#parts.clock();

  readonly newId = (): string =>
    uuidV7(this.#replica.document.clock.now(), this.#replica.document.ports.randomBytes(10));

  /** Returns whether a record is permanently deleted, so that its id cannot be used again. */
  readonly isDeleted = (key: RecordKey): boolean => this.#replica.document.view.get(key)?.tombstone !== undefined;

  /** Returns the id of a day's note, whether or not that note exists. Writes nothing. */
  readonly dailyNoteId = (day: LocalDay): string => {
    const replica = this.#replica;
    const notes = replica.document.view.keysOf('notes');
    const tombstoned = new Set<string>();
    for (const key of notes)
      if (key.startsWith('notes/day-') && replica.document.view.get(key)?.tombstone !== undefined)
        tombstoned.add(key.slice(6));
    return dailyNoteIdFor(day, tombstoned);
  };

  /**
   * Inserts the text of a template into an empty body. The update has the same bytes on every device, so that two
   * inserts merge into one. If the body is no longer empty, nothing is inserted.
   */
  readonly insertTemplate = async (noteId: string, text: string): Promise<void> => {
    const insert = await this.prepareTemplate(noteId, text);
    if ((await this.#replica.document.bodies.text(recordKey('notes', noteId))) === '') insert();
  };

  /**
   * Prepares the insertion of a template into a body that is shown, so that it can precede the keystroke being handled.
   *
   * @returns a function that inserts it synchronously; the caller checks that the body is empty
   */
  readonly prepareTemplate = async (noteId: string, text: string): Promise<() => void> => {
    const replica = this.#replica;
    const key = recordKey('notes', noteId);
    const body = await templateUpdate(key, text, this.#parts.sha256);
    return () => {
      if (text === '' || replica.document.view.get(key)?.tombstone !== undefined) return;
      this.#act(() => replica.edit([{ key, leaves: [], body }]));
    };
  };

  /** Returns the text of a body without opening it. */
  readonly bodyText = (key: RecordKey): Promise<string> => this.#replica.document.bodies.text(key);

  #setTrashed(keys: readonly RecordKey[], trashed: boolean): void {
    const replica = this.#replica;
    // Edits are stored first, since an edit with a later stamp would restore the record.
    void replica.flush();
    const due = keys.filter((key) => this.#parts.entryOf(key)?.inTrash === trashed);
    const value = trashed ? null : replica.document.clock.now();
    this.#act(() => replica.edit(due.map((key) => ({ key, leaves: [{ path: 'trashedAt', value }] }))));
  }

  /** @throws before the device's copy has been read, since an unknown document cannot be changed */
  get #replica(): Replica {
    const replica = this.#parts.openReplica();
    if (replica === null) throw new Error('The document is not loaded yet: wait until it is ready');
    return replica;
  }

  /** Applies a user action. Screens update in the same task, so that a controlled field shows the text just typed. */
  #act(work: () => void): void {
    work();
    this.#parts.publish();
  }
}

/** Returns an edit that applies one after the other. */
function inTurn<C extends Collection>(first: Draft<C>, then: Draft<C>): Draft<C> {
  return (draft) => {
    first(draft);
    then(draft);
  };
}
