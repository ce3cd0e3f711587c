import type { NewPendingChange } from '#sync/document/device-storage.ts';
import { decodeValue, encodeValue } from '#sync/record/index.ts';
import { newId } from '../secure-context/index.ts';
import { pendingFromRow, pendingToRow, type StoredPendingRow } from './stored-rows.ts';

/** The storage for the journal: `localStorage`, since it alone accepts writes from a closing page. */
export type JournalStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Edits that the database had not stored when the page was closed. IndexedDB aborts open transactions on page close, so
 * these edits are also written to localStorage. The next page of the same sign-in recovers them.
 */
export class UnloadJournal {
  readonly #storage: JournalStorage;
  readonly #prefix: string;
  readonly #own: string;
  readonly #isCurrent: () => boolean;

  /**
   * @param name the name of the sign-in's database; a sign-out removes the journal by this prefix
   * @param isCurrent returns whether this tab's sign-in is still the device's; if not, nothing is written
   */
  constructor(storage: JournalStorage, name: string, isCurrent: () => boolean) {
    this.#storage = storage;
    this.#prefix = `${name}-last-words-`;
    this.#isCurrent = isCurrent;
    this.#own = `${this.#prefix}${newId()}`;
  }

  /** Stores the rows until this page forgets them or another page recovers them. Does nothing without rows. */
  keep(rows: readonly NewPendingChange[]): void {
    if (rows.length === 0 || !this.#isCurrent()) return;
    const bytes = encodeValue(rows.map(pendingToRow));
    try {
      this.#storage.setItem(this.#own, Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    } catch {
      // there is no space left, but the database may still store the rows
    }
  }

  /** Removes this page's rows, because the page survived and they are on disk. */
  forget(): void {
    this.#storage.removeItem(this.#own);
  }

  /** Returns whether a storage key is the journal of another page of this sign-in. */
  isLeftBehind(key: string | null): boolean {
    return key?.startsWith(this.#prefix) === true && key !== this.#own;
  }

  /** Passes the journals of other pages of this sign-in to `take`, and removes those for which it resolves to true. */
  async takeAll(take: (rows: readonly NewPendingChange[]) => Promise<boolean>): Promise<void> {
    const keys = Array.from({ length: this.#storage.length }, (_, at) => this.#storage.key(at));
    for (const key of keys) {
      if (key === null || !this.isLeftBehind(key)) continue;
      const rows = rowsIn(this.#storage.getItem(key) ?? '');
      if (await take(rows)) this.#storage.removeItem(key);
    }
  }
}

/** Decodes rows; returns none if the stored string is corrupt. */
function rowsIn(kept: string): readonly NewPendingChange[] {
  try {
    const stored = decodeValue(Uint8Array.from(kept, (letter) => letter.charCodeAt(0))) as readonly StoredPendingRow[];
    return stored.flatMap((row) => pendingFromRow({ ...row, id: 0 }) ?? []).map(({ id: _, ...row }) => row);
  } catch {
    return [];
  }
}
