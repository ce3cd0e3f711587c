import type { RecordKey } from '../../kernel/index.ts';
import type { Condition, ResultKind } from '../query.ts';
import {
  affirmed,
  cheapestFirst,
  type ExerciseToFind,
  exerciseJudge,
  type IndexedRecord,
  type IndexedWorkout,
  isMet,
  matchingSets,
  recordJudge,
  rowsMeeting,
  type SearchedTraining,
  type SearchScope,
  type TrainingSearch,
  workoutJudge,
} from '../training/index.ts';
import type { AnswerPlan, AnswerQuantity } from './answer-plan.ts';
import type { AnswerRow, RowFigure } from './answer-row.ts';

/**
 * Returns the training that a plan needs, in any order. For a figure, these are the completed sets without warm-ups,
 * the activities and the measurements that can have it; else everything that the search finds.
 */
export function trainingRows(plan: AnswerPlan, search: TrainingSearch): readonly AnswerRow[] {
  const reading = new RowReading(plan, search);
  reading.readOn(Number.POSITIVE_INFINITY);
  return reading.rows;
}

/** Collects the rows of `trainingRows` in steps of any size, so that the caller can pause between them. */
export class RowReading {
  readonly #training: SearchedTraining;
  readonly #reader: RowReader;
  readonly #rows: AnswerRow[] = [];
  #at = 0;

  constructor(plan: AnswerPlan, search: TrainingSearch) {
    this.#training = search.searched();
    this.#reader = new RowReader(plan, this.#training, search.scope({ isStrict: plan.measure !== null }));
  }

  /**
   * Reads some more.
   *
   * @param count the maximum number of workouts, activities, measurements and exercises to read, above 0
   */
  readOn(count: number): void {
    const { workouts, records, exercises } = this.#training;
    const end = Math.min(this.#length, this.#at + count);
    for (; this.#at < end; this.#at += 1) {
      const inRecords = this.#at - workouts.length;
      const workout = workouts[this.#at];
      const record = records[inRecords];
      const exercise = exercises[inRecords - records.length];
      if (workout !== undefined) this.#rows.push(...this.#reader.ofWorkout(workout));
      else if (record !== undefined) this.#rows.push(...this.#reader.ofRecord(record));
      else if (exercise !== undefined) this.#rows.push(...this.#reader.ofExercise(exercise));
    }
  }

  get isWhole(): boolean {
    return this.#at === this.#length;
  }

  /** The rows found so far. */
  get rows(): readonly AnswerRow[] {
    return this.#rows;
  }

  get #length(): number {
    const { workouts, records, exercises } = this.#training;
    return workouts.length + records.length + exercises.length;
  }
}

const setFigures: readonly RowFigure[] = ['load', 'reps', 'e1rm', 'volume', 'distance', 'duration', 'pace'];

/** Quantities of which the sets of an exercise are added up. */
type AddedUp = 'volume' | 'sets' | 'sessions';

function isAddedUp(quantity: AnswerQuantity): quantity is AddedUp {
  return quantity === 'volume' || quantity === 'sets' || quantity === 'sessions';
}

/** A line without a search is about everything. */
const everything: Condition = { kind: 'all', of: [] };

class RowReader {
  readonly #condition: Condition;
  readonly #quantity: AnswerQuantity | null;
  readonly #training: SearchedTraining;
  readonly #scope: SearchScope;
  /** Whether anything is searched for, and not only left out. */
  readonly #isSearch: boolean;
  readonly #asksForTimes: boolean;
  readonly #asksForExercises: boolean;

  constructor({ query, measure }: AnswerPlan, training: SearchedTraining, scope: SearchScope) {
    this.#condition = cheapestFirst(query.condition ?? everything);
    this.#quantity = measure?.quantity ?? null;
    this.#training = training;
    this.#scope = scope;
    const parts = affirmed(this.#condition);
    this.#isSearch = parts.length > 0;
    const asksFor = (kind: ResultKind) => parts.some((part) => part.kind === 'type' && part.type === kind);
    this.#asksForExercises = asksFor('exercise');
    this.#asksForTimes = asksFor('workout') && (this.#quantity === 'duration' || this.#quantity === 'sessions');
  }

  ofWorkout(workout: IndexedWorkout): readonly AnswerRow[] {
    const quantity = this.#quantity;
    if (quantity === 'weight') return [];
    if (quantity !== null) return [...this.#setRows(workout, quantity), ...this.#workoutTime(workout)];
    return this.#isSearch ? [...this.#workoutRow(workout), ...this.#foundSets(workout)] : [];
  }

  ofRecord(record: IndexedRecord): readonly AnswerRow[] {
    const quantity = this.#quantity;
    if (quantity === null) return this.#isSearch ? this.#recordRow(record) : [];
    if (quantity === 'weight') return isBodyWeight(record) ? this.#recordRow(record) : [];
    return hasActivities(quantity) && record.kind === 'activity' ? this.#recordRow(record) : [];
  }

  /** The exercises of the library are no record of training, so they must be asked for. */
  ofExercise(exercise: ExerciseToFind): readonly AnswerRow[] {
    if (this.#quantity !== null || !this.#asksForExercises) return [];
    if (!isMet(this.#condition, exerciseJudge(exercise, this.#scope))) return [];
    const { key, name } = exercise;
    return [{ kind: 'exercise', key, set: null, day: null, at: 0, title: name, exercise: null, figures: {} }];
  }

  #foundSets(workout: IndexedWorkout): readonly AnswerRow[] {
    const rows = matchingSets(this.#condition, workout, this.#scope, this.#training.estimate);
    if (rows.length > 0) this.#training.estimate(workout);
    return rows.map((row) => this.#setRow(workout, row, this.#figuresOf(workout, row)));
  }

  /** Returns the working sets with the one figure that is needed. */
  #setRows(workout: IndexedWorkout, quantity: AnswerQuantity): readonly AnswerRow[] {
    const { sets } = workout;
    const rows = rowsMeeting(this.#condition, workout, this.#scope, this.#training.estimate);
    const working = rows.filter((row) => !sets.isWarmUp(row));
    if (working.length > 0 && quantity === 'e1rm') this.#training.estimate(workout);
    if (isAddedUp(quantity)) return this.#exerciseRows(workout, working, quantity);
    return working.flatMap((row) => {
      const figure = this.#figureOf(workout, row, quantity);
      return Number.isNaN(figure) ? [] : this.#setRow(workout, row, { [quantity]: figure });
    });
  }

  /** Returns one row for the sets of each exercise, because an account can have 100,000 sets. */
  #exerciseRows(workout: IndexedWorkout, working: readonly number[], quantity: AddedUp): readonly AnswerRow[] {
    const rowsByExercise = Map.groupBy(working, (row) => workout.sets.placed[row] as number);
    return Array.from(rowsByExercise.values(), (rows) => {
      const volume = quantity === 'volume' ? rows.reduce((sum, row) => sum + this.#volumeOf(workout, row), 0) : 0;
      const figures = quantity === 'volume' ? { volume } : { sets: rows.length };
      return { ...this.#setRow(workout, rows[0] as number, figures), set: null };
    });
  }

  #volumeOf(workout: IndexedWorkout, row: number): number {
    return this.#training.volume(workout, row) ?? 0;
  }

  #setRow(workout: IndexedWorkout, row: number, figures: AnswerRow['figures']): AnswerRow {
    const { key, day, at, sets, placed, title } = workout;
    const exercise = placed[sets.placed[row] as number]?.exercise ?? null;
    return {
      kind: 'set',
      key,
      set: sets.ids[row] as string,
      day,
      at,
      title: title?.text ?? '',
      exercise: exercise === null ? null : this.#nameOf(exercise),
      figures,
    };
  }

  #figuresOf(workout: IndexedWorkout, row: number): AnswerRow['figures'] {
    return recordedFigures(
      Object.fromEntries(setFigures.map((figure) => [figure, this.#figureOf(workout, row, figure)])),
    );
  }

  /** Returns NaN for a figure that was not recorded, and for one of a set that nobody could have done. */
  #figureOf(workout: IndexedWorkout, row: number, figure: RowFigure): number {
    const { sets } = workout;
    if (this.#training.isDoubted(workout, row)) return Number.NaN;
    switch (figure) {
      case 'volume':
        return this.#training.volume(workout, row) ?? Number.NaN;
      case 'duration':
        return sets.figure(row, 'seconds');
      case 'pace':
        return sets.amount(row, 'pace');
      case 'sets':
      case 'climb':
      case 'hr':
      case 'weight':
        return Number.NaN;
      default:
        return sets.figure(row, figure);
    }
  }

  #workoutRow(workout: IndexedWorkout): readonly AnswerRow[] {
    if (!isMet(this.#condition, workoutJudge(workout, this.#scope))) return [];
    const { key, day, at, title, seconds } = workout;
    const figures = recordedFigures({ duration: seconds ?? Number.NaN });
    return [{ kind: 'workout', key, set: null, day, at, title: title?.text ?? '', exercise: null, figures }];
  }

  /** A search for workouts is about their own time, not about that of their sets. */
  #workoutTime(workout: IndexedWorkout): readonly AnswerRow[] {
    return this.#asksForTimes ? this.#workoutRow(workout) : [];
  }

  #recordRow(record: IndexedRecord): readonly AnswerRow[] {
    if (!isMet(this.#condition, recordJudge(record, this.#scope))) return [];
    const { kind, key, day, at, title, subject, amounts, seconds, climb, value } = record;
    const figures = recordedFigures({
      distance: amounts.distance ?? Number.NaN,
      duration: seconds ?? Number.NaN,
      climb: climb ?? Number.NaN,
      pace: amounts.pace ?? Number.NaN,
      hr: amounts.hr ?? Number.NaN,
      weight: subject === 'body-weight' ? (value ?? Number.NaN) : Number.NaN,
    });
    return [
      { kind, key, set: null, day, at, title: title?.text ?? this.#scope.subjectName(record), exercise: null, figures },
    ];
  }

  /** Sets of a merged exercise count as sets of the one into which it was merged, whose name it has. */
  #nameOf(exercise: RecordKey): string {
    return this.#scope.exercises.known.get(exercise)?.name ?? '';
  }
}

function isBodyWeight({ kind, subject }: IndexedRecord): boolean {
  return kind === 'measurement' && subject === 'body-weight';
}

function hasActivities(quantity: AnswerQuantity): boolean {
  return ['distance', 'duration', 'climb', 'pace', 'hr', 'sessions'].includes(quantity);
}

function recordedFigures(figures: { readonly [F in RowFigure]?: number }): AnswerRow['figures'] {
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => !Number.isNaN(value)));
}
