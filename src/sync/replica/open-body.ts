import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyText, emptyDocument, isComplete } from '../record/index.ts';

/** Who changed the document, as Yjs calls it: what did not come from here is never sent back. */
const fromElsewhere = 'elsewhere';

/** A key press is on its way to the disk within this time, also while the person goes on typing. */
const storeWithinMs = 20;

interface OpenBodyPorts {
  readonly after: (ms: number, work: () => void) => () => void;
  /** Takes what the person did to the text since the last time. */
  readonly edited: (update: Uint8Array) => void;
  /** Something was typed, after everything before was handed over. */
  readonly typing: () => void;
}

/** The text of one note while somebody looks at it. Each key press is an update; several within 20 ms are one row. */
export class OpenBody {
  readonly key: RecordKey;
  readonly doc: Y.Doc;
  readonly #ports: OpenBodyPorts;
  #pending: Uint8Array[] = [];
  #cancel: (() => void) | null = null;

  constructor(key: RecordKey, clientId: number, ports: OpenBodyPorts) {
    this.key = key;
    this.doc = emptyDocument();
    this.doc.clientID = clientId;
    this.#ports = ports;
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

  /** Whether something was typed that was not handed over yet. */
  get holdsTyping(): boolean {
    return this.#pending.length > 0;
  }

  /** Hands over what was typed and is not stored yet. */
  flush(): void {
    this.#cancel?.();
    this.#cancel = null;
    if (this.#pending.length === 0) return;
    const updates = this.#pending;
    this.#pending = [];
    this.#ports.edited(updates.length === 1 ? (updates[0] as Uint8Array) : Y.mergeUpdates(updates));
  }

  close(): void {
    this.flush();
    this.doc.destroy();
  }

  #keep(update: Uint8Array): void {
    this.#pending.push(update);
    if (this.#pending.length === 1) this.#ports.typing();
    this.#cancel ??= this.#ports.after(storeWithinMs, () => this.flush());
  }
}
