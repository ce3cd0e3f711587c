export interface SchedulerPorts {
  /** Yields to the event loop, so that messages received in the meantime are handled. */
  readonly pause: () => Promise<void>;
  readonly after: (ms: number, work: () => void) => void;
  /** A monotonic clock, in milliseconds. */
  readonly clock: () => number;
}

/** A step of work, which must be short. Returns false if there is nothing to do at present. */
type Step = () => boolean;

/** The work of each priority, the most urgent first. */
export interface Work {
  readonly interactive: Step;
  readonly ingest: Step;
  readonly refine: Step;
  /** Pauses while the user is active. */
  readonly idle: Step;
  /** Whether changed answers wait until they are due. */
  readonly hasWaiting: () => boolean;
}

export interface ChangedAnswers {
  /** When their data started to change. */
  readonly changedAt: number;
  /** Whether they can wait while the user is active. */
  readonly isBackground: boolean;
  /** Whether all their data has been read, so that further changes are not imminent. */
  readonly isComplete: boolean;
}

/** Time between two checks for messages: an eighth of a frame, and the longest time that a query waits. */
const sliceMs = 2;
/**
 * The pause after the answer to a typed query, longer than a user takes to type the next letter. The page renders that letter sooner if
 * nothing else reaches it.
 */
const renderingMs = 200;
/** Throttle for updating answers while their data changes. */
const refreshMs = 250;
/** Longer throttle for answers in the background, because they cause work on the page. */
const backgroundRefreshMs = 1_000;
/** The time after user activity during which idle work pauses between slices. */
const activeMs = 400;
/** Pause between two such slices, in which the page can render. */
const restMs = 60;

/**
 * Runs work in time slices, the most urgent first. All waiting times of the worker are here. `wake` starts it after new
 * work has arrived.
 */
export class Scheduler {
  readonly #work: Work;
  readonly #ports: SchedulerPorts;
  #isRunning = false;
  /** Whether `wake` was called since the last slice started. */
  #isWoken = false;
  #isResting = false;
  /** When a timer will wake the scheduler; null if none is set. */
  #wakesAt: number | null = null;
  #actedAt = Number.NEGATIVE_INFINITY;
  #answeredAt = Number.NEGATIVE_INFINITY;

  constructor(work: Work, ports: SchedulerPorts) {
    this.#work = work;
    this.#ports = ports;
  }

  readonly wake = (): void => {
    this.#isWoken = true;
    if (!this.#isRunning) void this.#run();
  };

  /** Records that the user is active. */
  acted(): void {
    this.#actedAt = this.#ports.clock();
  }

  /** Records that the page is about to render the answer to a query that the user types. */
  answered(): void {
    this.#answeredAt = this.#ports.clock();
  }

  /** Returns whether answers whose data has changed may be sent again. */
  isDue({ changedAt, isBackground, isComplete }: ChangedAnswers): boolean {
    const now = this.#ports.clock();
    if (this.#renderingUntil > now) return false;
    if (isComplete) return true;
    if (isBackground) return now - changedAt >= backgroundRefreshMs && !this.#isUserActive(now);
    return now - changedAt >= refreshMs;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      // New work may arrive between the last slice and the end of this loop.
      do this.#isWoken = false;
      while ((await this.#runSlice()) || this.#isWoken);
    } finally {
      this.#isRunning = false;
    }
  }

  /** @returns false if there is nothing to do until `wake` is called */
  async #runSlice(): Promise<boolean> {
    // Cancellations are handled first, so that a cancelled query is never run.
    await this.#ports.pause();
    const startedAt = this.#ports.clock();
    if (this.#work.interactive()) return true;
    if (this.#repeat(this.#work.ingest, startedAt)) return true;
    const waitMs = this.#renderingUntil - this.#ports.clock();
    if (waitMs > 0) return this.#wakeAfter(waitMs);
    if (this.#repeat(this.#work.refine, startedAt)) return true;
    if (!this.#isResting && this.#repeat(this.#work.idle, startedAt)) {
      if (this.#isUserActive(this.#ports.clock())) this.#rest();
      return true;
    }
    return this.#work.hasWaiting() && this.#wakeAfter(refreshMs);
  }

  /** @returns whether there was anything to do */
  #repeat(step: Step, startedAt: number): boolean {
    if (!step()) return false;
    while (this.#ports.clock() - startedAt < sliceMs && step());
    return true;
  }

  #rest(): void {
    this.#isResting = true;
    this.#ports.after(restMs, () => {
      this.#isResting = false;
      this.wake();
    });
  }

  #wakeAfter(ms: number): false {
    const at = this.#ports.clock() + ms;
    if (this.#wakesAt !== null && this.#wakesAt <= at) return false;
    this.#wakesAt = at;
    this.#ports.after(ms, () => {
      this.#wakesAt = null;
      this.wake();
    });
    return false;
  }

  get #renderingUntil(): number {
    return this.#answeredAt + renderingMs;
  }

  #isUserActive(now: number): boolean {
    return now - this.#actedAt < activeMs;
  }
}
