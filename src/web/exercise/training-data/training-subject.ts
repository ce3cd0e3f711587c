import { BodyWeights } from '#domain/exercise/body/index.ts';
import { TrainingHistory, workoutDone } from '#domain/exercise/history/index.ts';
import { LineIndex } from '#domain/exercise/logged-lines/index.ts';
import { MemoryIndex } from '#domain/exercise/memory/index.ts';
import type { Fields } from '#sync/record/index.ts';
import type { OpenQuery, Progress, RecordEvent, Subject } from '../../live-query/index.ts';
import {
  answerOf,
  type TrainingIndexes,
  type TrainingQuery,
  type TrainingResult,
  versionOf,
} from './training-queries.ts';

/** Answers queries about all workouts in the worker. */
export class TrainingSubject implements Subject<TrainingQuery> {
  readonly #progress: () => Progress;
  readonly #indexes: TrainingIndexes = {
    history: new TrainingHistory(),
    memory: new MemoryIndex(),
    lines: new LineIndex(),
  };
  readonly #weights = new BodyWeights();
  #takenWeights = this.#weights.current;

  constructor(progress: () => Progress) {
    this.#progress = progress;
  }

  ingest(event: RecordEvent): void {
    const { collection, id } = event;
    const fields = event.kind === 'put' ? event.fields : null;
    if (collection === 'workouts') this.#putWorkout(id, fields);
    else if (collection === 'measurements') this.#weights.put(id, fields);
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
    const { history, memory, lines } = this.#indexes;
    const done = fields === null ? null : workoutDone(id, fields);
    if (fields === null || done === null) {
      history.remove(id);
      memory.remove(id);
      lines.remove(id);
      return;
    }
    history.put(done);
    memory.put({ id, leaves: fields });
    lines.put({ id, title: done.title, day: done.day, leaves: fields });
  }

  /** Returns the indexes with the current body weights. */
  #current(): TrainingIndexes {
    const weights = this.#weights.current;
    if (weights !== this.#takenWeights) this.#indexes.history.takeWeights(weights);
    this.#takenWeights = weights;
    return this.#indexes;
  }
}
