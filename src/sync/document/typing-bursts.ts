import type { RecordKey } from '#domain/kernel/index.ts';

/** The pause in typing that ends a burst. */
const pauseMs = 1_000;

interface Burst {
  cancel: () => void;
  /** UTC milliseconds of its last edit. */
  lastAt: number;
  /** Whether an edit followed the first. */
  goesOn: boolean;
}

interface TypingBurstsPorts {
  readonly after: (ms: number, work: () => void) => () => void;
  /** Writes when a body was last edited. Called at the end of each burst of several edits. */
  readonly ended: (key: RecordKey, lastAt: number) => void;
}

/**
 * Groups edits of bodies into bursts. `editedAt` is written when a burst starts and when it pauses, but not with each
 * key press, because every write of it re-sorts lists on all devices.
 */
export class TypingBursts {
  readonly #ports: TypingBurstsPorts;
  readonly #open = new Map<RecordKey, Burst>();

  constructor(ports: TypingBurstsPorts) {
    this.#ports = ports;
  }

  /**
   * Adds an edit at `now` (UTC milliseconds) to the burst of its body.
   *
   * @returns whether it starts one
   */
  edited(key: RecordKey, now: number): boolean {
    const before = this.#open.get(key);
    before?.cancel();
    const cancel = this.#ports.after(pauseMs, () => this.#end(key));
    this.#open.set(key, { cancel, lastAt: now, goesOn: before !== undefined });
    return before === undefined;
  }

  /** Ends all bursts now, such as before the page closes or a record goes to the trash. */
  end(): void {
    for (const key of [...this.#open.keys()]) this.#end(key);
  }

  #end(key: RecordKey): void {
    const burst = this.#open.get(key);
    if (burst === undefined) return;
    burst.cancel();
    this.#open.delete(key);
    if (burst.goesOn) this.#ports.ended(key, burst.lastAt);
  }
}
