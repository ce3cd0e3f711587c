import { type Activity, knownSport } from '#domain/exercise/index.ts';
import type { PrivacyZone } from '#domain/profile/index.ts';
import type { ComputedFigures } from '#domain/track/index.ts';
import type { DeviceFiles } from '../../../attachments/index.ts';
import { storedPoints, TrackReader } from './track-reader.ts';

/** Figures to compute again. */
export interface DueFigures {
  readonly files: Pick<DeviceFiles, 'content'>;
  readonly activity: Activity;
  readonly zones: readonly PrivacyZone[];
  /** Not called if the points cannot be read now. */
  readonly done: (figures: ComputedFigures) => void;
}

/** Computes figures of recordings one after the other, in one worker that ends with the last of them. */
class FiguresQueue {
  readonly #due = new Set<DueFigures>();
  readonly #reader = new TrackReader();
  #isRunning = false;

  /** @returns a function that takes them out of the queue */
  add(due: DueFigures): () => void {
    this.#due.add(due);
    if (!this.#isRunning) void this.#run();
    return () => this.#due.delete(due);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      // those that are added meanwhile come last
      for (const due of this.#due) {
        const figures = await this.#compute(due).catch(() => null); // the file is gone meanwhile
        if (this.#due.delete(due) && figures !== null) due.done(figures);
      }
    } finally {
      this.#reader.end();
      this.#isRunning = false;
    }
  }

  async #compute({ files, activity, zones }: DueFigures): Promise<ComputedFigures | null> {
    const { points, sport, hidden } = activity;
    const stored = await storedPoints(files, points);
    if (!stored.ok) return null;
    const figures = await this.#reader.ask('figures', stored.value, knownSport(sport), Object.values(hidden), zones);
    return figures.ok ? figures.value : null;
  }
}

export const figuresQueue = new FiguresQueue();
