import { equalityDeep } from 'lib0/function';
import { BodyWeights } from '#domain/exercise/body/index.ts';
import { germanNames } from '#domain/exercise/library/german-names.ts';
import { type LocalDay, recordKey } from '#domain/kernel/index.ts';
import { followTagRenames } from '#domain/notes/search/index.ts';
import { CurrentTagNames } from '#domain/notes/tags/index.ts';
import { parseQuery } from '#domain/search/index.ts';
import { type TrainingResult, type TrainingRun, TrainingSearch } from '#domain/search/training/index.ts';
import type { AnswerQuery } from '../../live-answers/index.ts';
import type { OpenQuery, Progress, RecordEvent, Subject } from '../../live-query/index.ts';
import { openAnswer } from './open-answer.ts';
import type {
  DaysAnswer,
  TrainingHitsAnswer,
  TrainingSearchContext,
  TrainingSearchQuery,
} from './training-search-queries.ts';

/** The number of workouts and other records read before the first answer, which takes a few milliseconds. */
const readAtOnce = 2_000;
/** The number read in each further step. */
const readInStep = 250;

/** Searches all training in the worker: workouts, sets, activities, measurements and exercises. */
export class TrainingSearchSubject implements Subject<TrainingSearchQuery | AnswerQuery> {
  readonly #progress: () => Progress;
  readonly #search = new TrainingSearch(germanNames);
  readonly #tagNames = new CurrentTagNames();
  readonly #weights = new BodyWeights();
  /** What the search takes into account at present, besides the records. */
  #taken: Pick<TrainingSearchContext, 'names' | 'method'> | null = null;
  #takenWeights = this.#weights.current;
  #version = 0;

  constructor(progress: () => Progress) {
    this.#progress = progress;
    this.#search.takeTagNames(this.#tagNames.nameNow);
  }

  ingest(event: RecordEvent): void {
    if (event.kind === 'text') return;
    const { collection, id } = event;
    const fields = event.kind === 'put' ? event.fields : null;
    this.#version += 1;
    if (collection === 'tags') {
      this.#tagNames.put(id, fields);
      return;
    }
    if (collection === 'measurements') this.#weights.put(id, fields);
    const key = recordKey(collection, id);
    if (fields === null) this.#search.remove(key);
    else this.#search.put(key, fields);
  }

  open(query: TrainingSearchQuery | AnswerQuery): OpenQuery {
    const version = () => this.#version;
    if (query.about === 'answer')
      return openAnswer(query, {
        search: this.#search,
        tagNow: this.#tagNames.nameNow,
        version,
        isRead: () => this.#progress().share === 1,
        prepare: () => this.#takeContext(query.context),
      });
    if (query.about === 'hits') return { answer: () => this.#hits(query), version, isTyped: true };
    return { answer: () => this.#days(query), version };
  }

  *#hits(query: Extract<TrainingSearchQuery, { readonly about: 'hits' }>): Iterator<TrainingHitsAnswer | null> {
    const run = this.#begin(query, query.limit);
    run.readOn(readAtOnce);
    yield this.#answerOf(run.result);
    if (run.isWhole) return;
    yield* inSteps(run);
    yield this.#answerOf(run.result);
  }

  *#days(query: TrainingSearchQuery): Iterator<DaysAnswer | null> {
    const run = this.#begin(query, Number.POSITIVE_INFINITY);
    yield* inSteps(run);
    yield { days: daysOf(run.result), isWhole: this.#progress().share === 1 };
  }

  #answerOf(result: TrainingResult): TrainingHitsAnswer {
    return { result, isRead: this.#progress().share === 1 };
  }

  #begin({ text, context }: TrainingSearchQuery, limit: number): TrainingRun {
    this.#takeContext(context);
    const query = followTagRenames(parseQuery(text, context.place), this.#tagNames.nameNow);
    return this.#search.begin(query, { limit });
  }

  #takeContext({ names, method }: Pick<TrainingSearchContext, 'names' | 'method'>): void {
    const weights = this.#weights.current;
    if (!equalityDeep(this.#taken?.names, names)) this.#search.takeNames(names);
    if (this.#taken?.method !== method || this.#takenWeights !== weights)
      this.#search.takeEstimates({ method, weights });
    this.#taken = { names, method };
    this.#takenWeights = weights;
  }
}

/** Reads until the end, with a pause after each step. */
function* inSteps(run: TrainingRun): Generator<null, void> {
  while (!run.isWhole) {
    run.readOn(readInStep);
    if (!run.isWhole) yield null;
  }
}

function daysOf({ workout, set, activity, measurement }: TrainingResult): ReadonlySet<LocalDay> {
  return new Set(
    [workout, set, activity, measurement].flatMap(({ hits }) => hits.flatMap(({ day }) => (day === null ? [] : day))),
  );
}
