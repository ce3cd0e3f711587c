import { decodeValue, encodeValue } from '#sync/record/index.ts';
import type { NewPendingChange } from '#sync/replica/device-storage.ts';
import { newId } from '../secure-context/index.ts';
import { pendingFromRow, pendingToRow, type StoredPendingRow } from './stored-rows.ts';

/** What the words are read from and written to: `localStorage`, which alone takes something from a page that is going. */
export type JournalStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/**
 * What a page typed and the database had not taken when the page went. A database ends the writes of a page that is
 * closed; these are kept beside it, and taken by the next page of the same sign-in.
 */
export class UnloadJournal {
  readonly #storage: JournalStorage;
  readonly #prefix: string;
  readonly #own: string;
  readonly #isCurrent: () => boolean;

  /**
   * @param name of the sign-in's database: what signs a person out removes the words by it
   * @param isCurrent whether this tab's sign-in still is the device's; where it is not, nothing is kept
   */
  constructor(storage: JournalStorage, name: string, isCurrent: () => boolean) {
    this.#storage = storage;
    this.#prefix = `${name}-last-words-`;
    this.#isCurrent = isCurrent;
    this.#own = `${this.#prefix}${newId()}`;
  }

  /** Keeps the rows until they are forgotten or another page has them; with none there is nothing to keep. */
  keep(rows: readonly NewPendingChange[]): void {
    if (rows.length === 0 || !this.#isCurrent()) return;
    const bytes = encodeValue(rows.map(pendingToRow));
    try {
      this.#storage.setItem(this.#own, Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    } catch {
      // no room: the database may still take them
    }
  }

  /** The page lived on, and its rows are on disk. */
  forget(): void {
    this.#storage.removeItem(this.#own);
  }

  /** Whether a key of the storage holds words that another page of this sign-in left. */
  isLeftBehind(key: string | null): boolean {
    return key?.startsWith(this.#prefix) === true && key !== this.#own;
  }

  /** Hands over what pages of this sign-in left, and removes what was taken. */
  async takeAll(take: (rows: readonly NewPendingChange[]) => Promise<boolean>): Promise<void> {
    const keys = Array.from({ length: this.#storage.length }, (_, at) => this.#storage.key(at));
    for (const key of keys) {
      if (key === null || !this.isLeftBehind(key)) continue;
      const rows = rowsIn(this.#storage.getItem(key) ?? '');
      if (await take(rows)) this.#storage.removeItem(key);
    }
  }
}

/** None where it is not what was kept. */
function rowsIn(kept: string): readonly NewPendingChange[] {
  try {
    const stored = decodeValue(Uint8Array.from(kept, (letter) => letter.charCodeAt(0))) as readonly StoredPendingRow[];
    return stored.flatMap((row) => pendingFromRow({ ...row, id: 0 }) ?? []).map(({ id: _, ...row }) => row);
  } catch {
    return [];
  }
}
