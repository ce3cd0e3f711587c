import { type DayValue, dayValues, readingsByMeasure } from '#domain/exercise/body/index.ts';
import { TrainingHistory, workoutDone } from '#domain/exercise/history/index.ts';
import { type Measurement, measurement } from '#domain/exercise/index.ts';
import { MemoryIndex } from '#domain/exercise/memory/index.ts';
import { equalPlain, inTrash, readRecord } from '#domain/kernel/index.ts';
import type { Fields } from '#sync/record/index.ts';
import type { OpenQuery, Progress, RecordEvent, Subject } from '../../live-query/index.ts';
import {
  answerOf,
  type TrainingIndexes,
  type TrainingQuery,
  type TrainingResult,
  versionOf,
} from './training-queries.ts';

interface IdAndMeasurement {
  readonly id: string;
  readonly value: Measurement;
}

/** Answers queries about all workouts in the worker. */
export class TrainingSubject implements Subject<TrainingQuery> {
  readonly #progress: () => Progress;
  readonly #history = new TrainingHistory();
  readonly #memory = new MemoryIndex();
  /** Without those in the trash. */
  readonly #measurements = new Map<string, IdAndMeasurement>();
  #areWeightsStale = false;
  #weights: readonly DayValue[] = [];

  constructor(progress: () => Progress) {
    this.#progress = progress;
  }

  ingest(event: RecordEvent): void {
    const { collection, id } = event;
    const fields = event.kind === 'put' ? event.fields : null;
    if (collection === 'workouts') this.#putWorkout(id, fields);
    else if (collection === 'measurements') this.#putMeasurement(id, fields);
  }

  open(query: TrainingQuery): OpenQuery {
    return {
      answer: () => [this.#resultOf(query)].values(),
      version: () => versionOf(this.#current(), query),
    };
  }

  #resultOf(query: TrainingQuery): TrainingResult {
    return { value: answerOf(this.#current(), query), isWhole: this.#progress().share === 1 };
  }

  /** @param fields null if it was deleted */
  #putWorkout(id: string, fields: Fields | null): void {
    const done = fields === null ? null : workoutDone(id, fields);
    if (fields === null || done === null) {
      this.#history.remove(id);
      this.#memory.remove(id);
      return;
    }
    this.#history.put(done);
    this.#memory.put({ id, leaves: fields });
  }

  /** @param fields null if it was deleted */
  #putMeasurement(id: string, fields: Fields | null): void {
    this.#areWeightsStale = true;
    if (fields === null || inTrash(fields)) this.#measurements.delete(id);
    else this.#measurements.set(id, { id, value: readRecord(measurement, fields).value });
  }

  /** Returns the indexes with the current body weights, which are computed once for many changes. */
  #current(): TrainingIndexes {
    const indexes = { history: this.#history, memory: this.#memory };
    if (!this.#areWeightsStale) return indexes;
    this.#areWeightsStale = false;
    const readings = readingsByMeasure(this.#measurements.values()).get('body-weight') ?? [];
    const weights = dayValues(readings);
    if (!equalPlain(weights, this.#weights)) this.#history.takeWeights(weights);
    this.#weights = weights;
    return indexes;
  }
}
