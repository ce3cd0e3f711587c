import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyText, emptyDocument, isComplete } from '../record/index.ts';

/** Who changed the document, as Yjs calls it: what did not come from here is never sent back. */
const fromElsewhere = 'elsewhere';

/**
 * The text of one note while somebody looks at it. What is done in one turn, such as a key press, is one update, handed
 * over at the end of the turn: the page may be killed in the next.
 */
export class OpenBody {
  readonly key: RecordKey;
  readonly doc: Y.Doc;
  readonly #edited: (update: Uint8Array) => void;
  #pending: Uint8Array[] = [];

  /** @param edited takes what the person did to the text since the last time */
  constructor(key: RecordKey, clientId: number, edited: (update: Uint8Array) => void) {
    this.key = key;
    this.doc = emptyDocument();
    this.doc.clientID = clientId;
    this.#edited = edited;
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== fromElsewhere) this.#keep(update);
    });
  }

  get text(): Y.Text {
    return bodyText(this.doc);
  }

  /** The whole document, encoded. */
  state(): Uint8Array {
    return Y.encodeStateAsUpdate(this.doc);
  }

  get complete(): boolean {
    return isComplete(this.doc);
  }

  /** Merges what came from disk, the hub or another tab. @throws what Yjs throws on bytes that it cannot read */
  apply(update: Uint8Array): void {
    Y.applyUpdate(this.doc, update, fromElsewhere);
  }

  /** Hands over what was typed in this turn. */
  flush(): void {
    if (this.#pending.length === 0) return;
    const updates = this.#pending;
    this.#pending = [];
    this.#edited(updates.length === 1 ? (updates[0] as Uint8Array) : Y.mergeUpdates(updates));
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
