import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyText, emptyDocument, isComplete } from '../record/index.ts';

/** The Yjs origin of updates that did not come from this page. They are never sent back. */
const remoteOrigin = 'elsewhere';

/**
 * The text of a note while it is open on a screen. All changes of one turn of the event loop, such as a key press,
 * become one update. It is passed on at the end of the turn, because the page may be killed in the next.
 */
export class OpenBody {
  readonly key: RecordKey;
  readonly doc: Y.Doc;
  readonly #edited: (key: RecordKey, update: Uint8Array) => void;
  #pending: Uint8Array[] = [];

  /** @param edited receives the user's changes to the text since the last call */
  constructor(key: RecordKey, clientId: number, edited: (key: RecordKey, update: Uint8Array) => void) {
    this.key = key;
    this.doc = emptyDocument();
    this.doc.clientID = clientId;
    this.#edited = edited;
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== remoteOrigin) this.#keep(update);
    });
  }

  get text(): Y.Text {
    return bodyText(this.doc);
  }

  /** Encodes the whole document. */
  state(): Uint8Array {
    return Y.encodeStateAsUpdate(this.doc);
  }

  get complete(): boolean {
    return isComplete(this.doc);
  }

  /**
   * Merges an update from disk, the hub or another tab.
   *
   * @throws what Yjs throws on invalid bytes
   */
  apply(update: Uint8Array): void {
    Y.applyUpdate(this.doc, update, remoteOrigin);
  }

  /** Passes on what was typed in this turn. */
  flush(): void {
    if (this.#pending.length === 0) return;
    const updates = this.#pending;
    this.#pending = [];
    this.#edited(this.key, updates.length === 1 ? (updates[0] as Uint8Array) : Y.mergeUpdates(updates));
  }

  close(): void {
    this.flush();
    this.doc.destroy();
  }

  #keep(update: Uint8Array): void {
    this.#pending.push(update);
    if (this.#pending.length === 1) queueMicrotask(() => this.flush());
  }
}
