import type { RecordKey } from '#domain/kernel/index.ts';
import { Emitter } from '../lifecycle/index.ts';

interface PublisherParts {
  /** Refreshes what is kept of a changed record. */
  readonly refresh: (key: RecordKey) => void;
  /** Whether the device's copy is in memory, so that records can be refreshed. */
  readonly isReady: () => boolean;
  /** Called before listeners are told that records have changed. */
  readonly publishing: () => void;
  /** Called before listeners are told anything. */
  readonly telling: () => void;
  /** Calls `work` a little later, in its own task. */
  readonly soon: (work: () => void) => void;
  readonly after: (ms: number, work: () => void) => () => void;
}

const followMs = 300;
/** The maximum number of records refreshed in one task, since a chunk of a first sync contains thousands. */
const refreshedAtOnce = 1_000;

/**
 * Decides when screens are told of changes: immediately after a user action. Changes from elsewhere, and text typed
 * into a body, which the editor already shows, are published a few times per second.
 */
export class Publisher {
  readonly #parts: PublisherParts;
  readonly #changes = new Emitter();
  readonly #stale = new Set<RecordKey>();
  /** What the scheduled task will do; null if none is scheduled. */
  #due: 'publish' | 'notify' | null = null;
  /** Whether changes were published so recently that new ones are throttled. */
  #isPausing = false;
  #waitsForPause = false;
  #isStopped = false;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
  }

  readonly subscribe = this.#changes.subscribe;

  /** Schedules nothing more. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Notes changed records, and publishes them soon. */
  changed(keys: Iterable<RecordKey>): void {
    for (const key of keys) this.#stale.add(key);
    this.#publishSoon();
  }

  /** Publishes a record in the next task, since it is being shown. */
  changedNow(key: RecordKey): void {
    this.#stale.add(key);
    this.soon('publish');
  }

  /** Tells listeners in the next task that records, or only the status, have changed. */
  soon(due: 'publish' | 'notify'): void {
    if (this.#isStopped) return;
    const isScheduled = this.#due !== null;
    if (this.#due !== 'publish') this.#due = due;
    if (isScheduled) return;
    this.#parts.soon(() => {
      const now = this.#due;
      this.#due = null;
      if (now === 'notify') this.notify();
      else if (this.#refreshSome(refreshedAtOnce)) this.publish();
      else this.soon('publish');
    });
  }

  /** Refreshes all changed records and tells listeners. */
  publish(): void {
    this.#refreshSome(Number.POSITIVE_INFINITY);
    this.#parts.publishing();
    this.notify();
  }

  /** Refreshes all changed records in steps that do not block the page. */
  async refreshInSteps(): Promise<void> {
    while (!this.#refreshSome(refreshedAtOnce)) await new Promise<void>((go) => this.#parts.soon(go));
  }

  notify(): void {
    this.#parts.telling();
    this.#changes.emit();
  }

  /**
   * Publishes the first change in the next task and throttles those that follow. Otherwise each chunk of a first sync
   * and each keystroke in a note would rebuild a list of ten thousand notes.
   */
  #publishSoon(): void {
    if (this.#isPausing) {
      this.#waitsForPause = true;
      return;
    }
    this.#isPausing = true;
    this.#parts.after(followMs, () => {
      this.#isPausing = false;
      if (!this.#waitsForPause) return;
      this.#waitsForPause = false;
      this.#publishSoon();
    });
    this.soon('publish');
  }

  /** @returns whether no stale record is left */
  #refreshSome(most: number): boolean {
    if (!this.#parts.isReady()) return true;
    let left = most;
    for (const key of this.#stale) {
      if (left === 0) return false;
      left -= 1;
      this.#stale.delete(key);
      this.#parts.refresh(key);
    }
    return true;
  }
}
