import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import type { Condition, Query, ResultKind } from '../query.ts';
import type { ExerciseToFind, IndexedRecord } from './indexed-records.ts';
import type { IndexedWorkout } from './indexed-workout.ts';
import { matchingSets } from './matching-sets.ts';
import { exerciseJudge, recordJudge, type SearchScope, workoutJudge } from './search-scope.ts';
import { type MatchedText, matchedTexts, type SearchText } from './search-text.ts';
import { affirmed, asksForExercises, cheapestFirst, isMet } from './settle.ts';

export type TrainingKind = Exclude<ResultKind, 'note'>;

/** A part of the training that a search found. */
export interface TrainingHit {
  readonly kind: TrainingKind;
  /** For a set, the key of its workout. */
  readonly key: RecordKey;
  /** The id of the set; null for other kinds. */
  readonly set: string | null;
  /** The exercise of the set; null for other kinds. */
  readonly exercise: RecordKey | null;
  /** Null for an exercise. */
  readonly day: LocalDay | null;
  /** The texts in which words of the query were found. */
  readonly matched: readonly MatchedText[];
}

export interface TrainingHits {
  /** The number of matches counted so far, shown or not. */
  readonly total: number;
  /** Newest first; exercises by name. */
  readonly hits: readonly TrainingHit[];
}

export type TrainingResult = { readonly [K in TrainingKind]: TrainingHits } & {
  /** Whether everything has been read. */
  readonly isWhole: boolean;
};

/** What is to be searched, each list newest first. */
export interface SearchedTraining {
  readonly workouts: readonly IndexedWorkout[];
  readonly records: readonly IndexedRecord[];
  readonly exercises: readonly ExerciseToFind[];
  /** Returns the volume of a set, in kilograms times repetitions; null if the body weight counts and is unknown. */
  readonly volume: (workout: IndexedWorkout, row: number) => number | null;
  /** Returns whether a set is one that nobody could have done. */
  readonly isDoubted: (workout: IndexedWorkout, row: number) => boolean;
  /** Brings the e1RM of the sets of a workout up to date. */
  readonly estimate: (workout: IndexedWorkout) => void;
}

/** A search in progress. It reads in steps of any size, newest first, so that the caller can pause between them. */
export class TrainingRun {
  readonly #condition: Condition | null;
  readonly #training: SearchedTraining;
  readonly #scope: SearchScope;
  readonly #limit: number;
  readonly #needles: readonly string[];
  readonly #asksForExercises: boolean;
  readonly #found: { readonly [K in TrainingKind]: { total: number; readonly hits: TrainingHit[] } };
  #at = 0;

  /** @param limit the maximum number of hits of each kind; all matches are counted */
  constructor({ condition }: Query, training: SearchedTraining, scope: SearchScope, limit: number) {
    const parts = condition === null ? [] : affirmed(condition);
    this.#condition = condition === null ? null : cheapestFirst(condition);
    this.#training = training;
    this.#scope = scope;
    this.#limit = limit;
    this.#needles = parts.flatMap((part) => (part.kind === 'contains' || part.kind === 'title' ? part.needle : []));
    this.#asksForExercises = condition !== null && asksForExercises(condition);
    this.#found = {
      workout: { total: 0, hits: [] },
      set: { total: 0, hits: [] },
      activity: { total: 0, hits: [] },
      measurement: { total: 0, hits: [] },
      exercise: { total: 0, hits: [] },
    };
    if (condition === null) this.#at = this.#length;
  }

  /**
   * Reads some more.
   *
   * @param count the maximum number of workouts, activities, measurements and exercises to read, above 0
   */
  readOn(count: number): void {
    const end = Math.min(this.#length, this.#at + count);
    const { workouts, records, exercises } = this.#training;
    for (; this.#at < end; this.#at += 1) {
      const inRecords = this.#at - workouts.length;
      const workout = workouts[this.#at];
      const record = records[inRecords];
      const exercise = exercises[inRecords - records.length];
      if (workout !== undefined) this.#readWorkout(workout);
      else if (record !== undefined) this.#readRecord(record);
      else if (exercise !== undefined) this.#readExercise(exercise);
    }
  }

  get isWhole(): boolean {
    return this.#at === this.#length;
  }

  get result(): TrainingResult {
    return { ...this.#found, isWhole: this.isWhole };
  }

  get #length(): number {
    const { workouts, records, exercises } = this.#training;
    return workouts.length + records.length + exercises.length;
  }

  #readWorkout(workout: IndexedWorkout): void {
    const condition = this.#condition as Condition;
    const { key, day, texts } = workout;
    if (isMet(condition, workoutJudge(workout, this.#scope)))
      this.#add({ kind: 'workout', key, set: null, exercise: null, day }, texts);
    const rows = matchingSets(condition, workout, this.#scope, this.#training.estimate);
    for (const row of rows) this.#addSet(workout, row);
  }

  #addSet({ key, day, sets, placed, ownTexts }: IndexedWorkout, row: number): void {
    const remark = sets.remarks?.[row] ?? null;
    const of = placed[sets.placed[row] as number];
    const texts = [...(remark === null ? [] : [remark]), ...(of?.texts ?? []), ...ownTexts];
    this.#add({ kind: 'set', key, set: sets.ids[row] as string, exercise: of?.exercise ?? null, day }, texts);
  }

  #readRecord(record: IndexedRecord): void {
    if (!isMet(this.#condition as Condition, recordJudge(record, this.#scope))) return;
    const { kind, key, day, texts } = record;
    this.#add({ kind, key, set: null, exercise: null, day }, texts);
  }

  #readExercise(exercise: ExerciseToFind): void {
    if (!this.#asksForExercises || !isMet(this.#condition as Condition, exerciseJudge(exercise, this.#scope))) return;
    this.#add({ kind: 'exercise', key: exercise.key, set: null, exercise: null, day: null }, exercise.texts);
  }

  #add(hit: Omit<TrainingHit, 'matched'>, texts: readonly SearchText[]): void {
    const found = this.#found[hit.kind];
    found.total += 1;
    if (found.hits.length < this.#limit) found.hits.push({ ...hit, matched: matchedTexts(texts, this.#needles) });
  }
}
