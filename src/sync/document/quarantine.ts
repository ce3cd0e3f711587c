import type { DeviceStorage, QuarantineEntry } from './device-storage.ts';

interface QuarantinePorts {
  readonly storage: Pick<DeviceStorage, 'quarantine'>;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Bytes of this record were set aside. */
  readonly damaged: (key: string) => void;
  /** Bytes of this record take too long to read. */
  readonly tooSlow: (key: string) => void;
  /** The hub has to send a record again. */
  readonly requestAgain: (key: string) => void;
  readonly report: (error: unknown) => void;
}

type Entry = Omit<QuarantineEntry, 'at'>;

/** Sets bytes aside that cannot be applied, so that everything else goes on. */
export class Quarantine {
  readonly #ports: QuarantinePorts;

  constructor(ports: QuarantinePorts) {
    this.#ports = ports;
  }

  /** Stores bytes and reports it. If even that fails, the bytes remain where they were. */
  async add(entries: readonly Entry[]): Promise<void> {
    const { storage, now, damaged, report } = this.#ports;
    for (const key of new Set(entries.map((entry) => entry.key))) damaged(key);
    const at = now();
    await storage.quarantine(entries.map((entry) => ({ ...entry, at }))).catch(report);
  }

  /**
   * Sets parts of bodies aside. Damaged parts are requested again. Slow ones are not, because they would be slow again.
   */
  setAside(entries: readonly Entry[]): void {
    void this.add(entries);
    const slow = entries.find(({ why }) => why === 'too-slow');
    if (slow !== undefined) this.#ports.tooSlow(slow.key);
    const damaged = entries.filter(({ why }) => why !== 'too-slow');
    for (const key of new Set(damaged.map((entry) => entry.key))) this.#ports.requestAgain(key);
  }
}
