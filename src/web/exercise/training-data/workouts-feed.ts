import { type DayValue, dayValues, readingsByMeasure } from '#domain/exercise/body/index.ts';
import { equalPlain, idOf, type RecordKey } from '#domain/kernel/index.ts';
import { ContentStream } from '#sync/replica/content-stream.ts';
import type { DocumentActions, RecordEntry } from '../../replica/index.ts';
import type { MessageToWorker } from './messages.ts';

/** The number of workouts sent in one batch. A batch takes less than a frame, even on a phone. */
const givenAtOnce = 250;
/** The debounce delay, so that changes are sent together and never in the task that handles a press. */
const soonMs = 50;
/** The delay between batches during a first sync, which has priority over reading its data. */
const givingWayMs = 500;

/** Sends all workouts of the open document and each later change until the signal is aborted. */
export function feedWorkouts(
  document: DocumentActions,
  post: (message: MessageToWorker, move?: Transferable[]) => void,
  signal: AbortSignal,
): void {
  const feed = new WorkoutsFeed(document, post);
  signal.addEventListener('abort', () => feed.stop());
}

class WorkoutsFeed {
  readonly #document: DocumentActions;
  readonly #post: (message: MessageToWorker, move?: Transferable[]) => void;
  readonly #given = new Map<string, RecordEntry<'workouts'>>();
  readonly #stopListening: () => void;
  #measurements: readonly RecordEntry<'measurements'>[] | null = null;
  #weights: readonly DayValue[] = [];
  #rests: ContentStream | null = null;
  #isScheduled = false;
  #isStopped = false;
  #headsGiven = false;
  #restsGiven = false;

  constructor(document: DocumentActions, post: (message: MessageToWorker, move?: Transferable[]) => void) {
    this.#document = document;
    this.#post = post;
    this.#stopListening = document.subscribe(() => this.#soon(soonMs));
    this.#soon(0);
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopListening();
    this.#rests?.stop();
  }

  #soon(ms: number): void {
    if (this.#isScheduled || this.#isStopped) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      this.#give();
    }, ms);
  }

  #give(): void {
    if (this.#isStopped || !this.#document.ready) return;
    this.#rests ??= this.#feedRests();
    this.#giveWeights();
    const workouts = this.#document.records('workouts');
    const due = workouts.filter((workout) => this.#given.get(workout.id) !== workout);
    if (due.length > 0) this.#giveSome(due.slice(0, givenAtOnce));
    if (due.length > givenAtOnce) return this.#soon(this.#document.replica.meta.cursor === null ? givingWayMs : 0);
    this.#removeOthers(workouts);
    this.#headsGiven = true;
    this.#sayFed();
  }

  /**
   * Sends workouts. One whose sets are not in memory is first sent without them, since they come in a chunk. If it
   * changes later, it is loaded, and the change event of the load sends it whole.
   */
  #giveSome(workouts: readonly RecordEntry<'workouts'>[]): void {
    const { memory } = this.#document.replica;
    const given = workouts.flatMap((workout) => {
      const isWhole = memory.isWhole(workout.key);
      const isKnown = this.#given.has(workout.id);
      this.#given.set(workout.id, workout);
      if (!isWhole && isKnown) this.#load(workout.key);
      return isWhole || !isKnown
        ? [{ id: workout.id, fields: memory.get(workout.key)?.fields ?? new Map(), isWhole }]
        : [];
    });
    if (given.length > 0) this.#post({ kind: 'workouts', workouts: given });
  }

  /** Loads a workout. An unreadable one is missing until the replica has fetched it again. */
  #load(key: RecordKey): void {
    this.#document.openRecord(key).catch(() => {});
  }

  /**
   * Sends the body weights if they have changed. The list of measurements is the same object until one of them changes.
   */
  #giveWeights(): void {
    const measurements = this.#document.records('measurements');
    if (measurements === this.#measurements) return;
    this.#measurements = measurements;
    const readings = readingsByMeasure(measurements.filter(({ inTrash }) => !inTrash)).get('body-weight') ?? [];
    const weights = dayValues(readings);
    if (equalPlain(weights, this.#weights)) return;
    this.#weights = weights;
    this.#post({ kind: 'bodyWeights', weights });
  }

  #removeOthers(workouts: readonly RecordEntry<'workouts'>[]): void {
    if (this.#given.size === workouts.length) return;
    const here = new Set(workouts.map(({ id }) => id));
    const gone = [...this.#given.keys()].filter((id) => !here.has(id));
    for (const id of gone) this.#given.delete(id);
    if (gone.length > 0) this.#post({ kind: 'remove', ids: gone });
  }

  #feedRests(): ContentStream {
    return new ContentStream(this.#document.replica, 'workouts', {
      expect: () => {},
      chunk: (stored, places) => {
        const chunk = { ...stored, bytes: new Uint8Array(stored.bytes) };
        const onPage = places.map(({ key, offset, length }) => [idOf(key), offset, length] as const);
        this.#post({ kind: 'page', chunk, places: onPage }, [chunk.bytes.buffer]);
      },
      given: () => {
        this.#restsGiven = true;
        this.#sayFed();
      },
    });
  }

  #sayFed(): void {
    if (this.#headsGiven && this.#restsGiven && !this.#isStopped) this.#post({ kind: 'fed' });
  }
}
