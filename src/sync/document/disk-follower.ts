import type { DeviceStorage, PendingChange, StoredSince, TabPosition } from './device-storage.ts';
import type { Tabs } from './tabs.ts';

interface DiskFollowerPorts {
  readonly storage: Pick<DeviceStorage, 'loadSince'>;
  readonly tabs: Pick<Tabs, 'post'>;
  /** A transaction of this tab was counted in the journal. */
  readonly wrote: () => void;
  /** Takes over what other tabs stored. `isNews`: something was stored since, beyond the delivery of changes. */
  readonly take: (stored: StoredSince, isNews: boolean) => Promise<void>;
  /** What another tab announced could not be read. It is read when that tab, or this one, announces more. */
  readonly failed: (error: unknown) => void;
}

const nowhere: TabPosition = { journal: Number.POSITIVE_INFINITY, row: Number.POSITIVE_INFINITY };

/**
 * Knows how far this tab has read the disk that it shares with others, announces what it stores, and reads what they
 * stored.
 */
export class DiskFollower {
  readonly #ports: DiskFollowerPorts;
  #seen: TabPosition;
  #reading: Promise<void> | null = null;
  #isReadAgain = false;
  #readFrom: TabPosition = nowhere;
  #isStopped = false;

  constructor(ports: DiskFollowerPorts, seen: TabPosition) {
    this.#ports = ports;
    this.#seen = seen;
  }

  /** How far this tab has read the disk. */
  get seen(): TabPosition {
    return this.#seen;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Notes what was read. */
  took({ journal, row }: TabPosition): void {
    this.#seen = { journal, row: Math.max(this.#seen.row, row) };
  }

  /** Announces a transaction of this tab. If another tab wrote in between, reads what it stored. */
  wrote(journal: number): void {
    if (journal === this.#seen.journal + 1) this.#seen = { ...this.#seen, journal };
    else this.readAfter({ ...this.#seen, journal: journal - 1 });
    this.#ports.tabs.post({ kind: 'stored', journal, row: this.#seen.row });
    this.#ports.wrote();
  }

  /**
   * Announces appended changes, which the journal does not count. If another tab wrote in between, reads what it stored.
   */
  appended(rows: readonly PendingChange[]): void {
    const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
    if (first === undefined || last === undefined) return;
    const { journal } = this.#seen;
    if (first === this.#seen.row + 1) this.#seen = { journal, row: last };
    else this.readAfter({ journal, row: first - 1 });
    this.#ports.tabs.post({ kind: 'stored', journal, row: last });
  }

  /** Reads what another tab says that it has stored. */
  announced(position: TabPosition): void {
    if (isBeyond(position, this.#seen)) this.read().catch(this.#ports.failed);
  }

  /** Reads what other tabs have stored since a position, because an earlier read may have been too early. */
  readAfter(position: TabPosition): void {
    this.#readFrom = earlier(this.#readFrom, position);
    this.read().catch(this.#ports.failed);
  }

  /**
   * Reads what other tabs have stored. If called during a read, reads again, because the running read may have been too
   * early.
   *
   * @throws StorageError if the disk cannot be read; the next read begins where this one did
   */
  read(): Promise<void> {
    if (this.#isStopped) return Promise.resolve();
    this.#isReadAgain = true;
    this.#reading ??= this.#readUntilQuiet().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readUntilQuiet(): Promise<void> {
    while (this.#isReadAgain && !this.#isStopped) {
      this.#isReadAgain = false;
      const since = earlier(this.#seen, this.#readFrom);
      this.#readFrom = nowhere;
      try {
        const stored = await this.#ports.storage.loadSince(since);
        if (!this.#isStopped) await this.#ports.take(stored, isBeyond(stored.seen, since));
      } catch (error) {
        this.#readFrom = earlier(this.#readFrom, since);
        throw error;
      }
    }
  }
}

function earlier(a: TabPosition, b: TabPosition): TabPosition {
  return { journal: Math.min(a.journal, b.journal), row: Math.min(a.row, b.row) };
}

function isBeyond(a: TabPosition, b: TabPosition): boolean {
  return a.journal > b.journal || a.row > b.row;
}
