import type * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { OpenBody } from '#sync/document/open-body.ts';
import type { Replica } from '#sync/replica/replica.ts';

export interface BodyView {
  /** `damaged`: parts of the body are missing or unreadable, and only the rest is shown. */
  readonly state: 'loading' | 'open' | 'damaged';
  readonly text: Y.Text | null;
}

interface ShownRecord {
  users: number;
  opening: boolean;
}

interface ShownBody extends ShownRecord {
  body: OpenBody | null;
  failed: boolean;
  /** Cancels the wait for missing parts of an open body, if one is running. */
  stopWaiting: (() => void) | null;
  /** Whether the wait for missing parts has timed out. */
  isOverdue: boolean;
}

interface ShownContentsParts {
  /** The device's copy; null until it is in memory. */
  readonly openReplica: () => Replica | null;
  /** Whether a record with this key has been prepared to be written in. */
  readonly isPrepared: (key: RecordKey) => boolean;
  readonly after: (ms: number, work: () => void) => () => void;
  /** The details of a record that is shown have been loaded. */
  readonly recordLoaded: (key: RecordKey) => void;
  /** What is shown of a body has changed. */
  readonly bodyChanged: () => void;
  readonly report: (error: unknown) => void;
}

const loadingBody: BodyView = { state: 'loading', text: null };
/** How long an open body with missing parts stays editable. */
const missingMs = 5_000;

/** Keeps the details of records and their bodies in memory while screens show them. */
export class ShownContents {
  readonly #parts: ShownContentsParts;
  readonly #records = new Map<RecordKey, ShownRecord>();
  readonly #bodies = new Map<RecordKey, ShownBody>();
  readonly #views = new Map<RecordKey, BodyView>();

  constructor(parts: ShownContentsParts) {
    this.#parts = parts;
  }

  /** @returns a function that releases the record */
  showRecord(key: RecordKey): () => void {
    const shown = this.#records.get(key) ?? { users: 0, opening: false };
    this.#records.set(key, shown);
    shown.users++;
    this.#openRecord(key, shown);
    return () => {
      if (--shown.users === 0) this.#records.delete(key);
    };
  }

  /** @returns a function that releases the body */
  showBody(key: RecordKey): () => void {
    const shown = this.#bodies.get(key) ?? {
      users: 0,
      opening: false,
      body: null,
      failed: false,
      stopWaiting: null,
      isOverdue: false,
    };
    this.#bodies.set(key, shown);
    shown.users++;
    this.#openBody(key, shown);
    return () => {
      if (--shown.users > 0) return;
      this.#bodies.delete(key);
      this.#views.delete(key);
      if (shown.opening) this.#parts.openReplica()?.document.bodies.close(key);
    };
  }

  body(key: RecordKey): BodyView {
    return this.#views.get(key) ?? loadingBody;
  }

  /** Opens what is shown and could not be opened before. */
  openAll(): void {
    for (const [key, shown] of this.#records) this.#openRecord(key, shown);
    for (const [key, shown] of this.#bodies) this.#openBody(key, shown);
  }

  /** Takes over that a record has changed. */
  refresh(key: RecordKey): void {
    const shown = this.#bodies.get(key);
    if (shown?.body) this.#keepView(key, shown);
  }

  #openRecord(key: RecordKey, shown: ShownRecord): void {
    const replica = this.#parts.openReplica();
    if (replica === null || shown.opening || replica.document.view.isWhole(key)) return;
    shown.opening = true;
    replica.document.records
      .open(key)
      .finally(() => {
        shown.opening = false;
      })
      .then(() => this.#parts.recordLoaded(key), this.#parts.report);
  }

  /**
   * Opens a body. While its record may still arrive or be read, the body is not opened, since it would look empty. One
   * that is prepared is opened, so that what is typed is stored.
   */
  #openBody(key: RecordKey, shown: ShownBody): void {
    const replica = this.#parts.openReplica();
    if (replica === null || shown.opening || shown.body !== null) return;
    const isExpected = replica.document.view.get(key) === undefined && !replica.document.records.isComplete;
    if (isExpected && !this.#parts.isPrepared(key)) return;
    shown.opening = true;
    replica.document.bodies.open(key).then(
      (body) => {
        shown.body = body;
        this.#show(key, shown);
      },
      (error: unknown) => {
        this.#parts.report(error);
        shown.failed = true;
        this.#show(key, shown);
      },
    );
  }

  #show(key: RecordKey, shown: ShownBody): void {
    if (this.#bodies.get(key) === shown && this.#keepView(key, shown)) this.#parts.bodyChanged();
  }

  #keepView(key: RecordKey, shown: ShownBody): boolean {
    const before = this.#views.get(key);
    const state = this.#stateOf(key, shown);
    const text = shown.body?.text ?? null;
    if (before?.state === state && before.text === text) return false;
    this.#views.set(key, { state, text });
    return true;
  }

  /**
   * Returns the state of a body. Its parts may arrive out of order, for example from the unload journal of a closing
   * tab. An open body with missing parts stays open for a while, since a read-only editor would lose keystrokes.
   */
  #stateOf(key: RecordKey, shown: ShownBody): BodyView['state'] {
    const { body, failed } = shown;
    if (failed) return 'damaged';
    if (body === null) return 'loading';
    if (body.complete) {
      shown.stopWaiting?.();
      shown.stopWaiting = null;
      shown.isOverdue = false;
      return 'open';
    }
    if (shown.isOverdue || this.#views.get(key)?.state !== 'open') return 'damaged';
    shown.stopWaiting ??= this.#parts.after(missingMs, () => {
      shown.isOverdue = true;
      this.#show(key, shown);
    });
    return 'open';
  }
}
