import type { DayValue } from '../../exercise/body/index.ts';
import { type ExerciseRecord, exercise, knownExercises, type LibraryNames, measure } from '../../exercise/index.ts';
import type { OneRepMaxMethod } from '../../exercise/strength/index.ts';
import {
  collectionOf,
  compareText,
  idOf,
  inTrash,
  isErased,
  type Leaves,
  type RecordKey,
  readRecord,
} from '../../kernel/index.ts';
import { foldText } from '../folded-text.ts';
import type { Query } from '../query.ts';
import { type Estimating, estimateSets, isDoubtedSet, volumeOf } from './estimate-sets.ts';
import { ExerciseFinder } from './exercise-finder.ts';
import { type ExerciseToFind, type IndexedRecord, indexedActivity, indexedMeasurement } from './indexed-records.ts';
import { type IndexedWorkout, indexedWorkout } from './indexed-workout.ts';
import type { SearchScope } from './search-scope.ts';
import { type SearchedTraining, type TrainingResult, TrainingRun } from './training-run.ts';

/** The names under which the app shows what has no name of its own, in the language of the user. */
export interface TrainingNames {
  /** By sport. */
  readonly sports: Readonly<Record<string, string>>;
  /** By the id of a built-in measurement. */
  readonly measures: Readonly<Record<string, string>>;
  /** Whether exercises have the translated names that the search was given. */
  readonly areExercisesTranslated: boolean;
}

/**
 * The search over all training: workouts, their sets, activities, measurements and exercises. Each record is indexed
 * when it is put, so that a search reads only folded texts and numbers.
 */
export class TrainingSearch {
  readonly #libraryNames: LibraryNames | null;
  readonly #workouts = new Map<RecordKey, IndexedWorkout>();
  readonly #records = new Map<RecordKey, IndexedRecord>();
  readonly #exercises = new Map<RecordKey, ExerciseRecord>();
  /** Names that the user gave to measurements, by id. */
  readonly #measureNames = new Map<string, string>();
  #names: TrainingNames = { sports: {}, measures: {}, areExercisesTranslated: false };
  #tagNow: (tag: string) => string = (tag) => tag;
  #weights: readonly DayValue[] = [];
  #method: OneRepMaxMethod = 'epley';
  /** Grows whenever an e1RM may have changed that was computed before. */
  #estimateVersion = 0;
  /** These are null after a change, until the next search. */
  #workoutsNewestFirst: readonly IndexedWorkout[] | null = null;
  #recordsNewestFirst: readonly IndexedRecord[] | null = null;
  #offered: readonly ExerciseToFind[] | null = null;
  #finder: ExerciseFinder | null = null;
  #areExercisesNew = true;
  readonly #subjectWords = new Map<string, string>();

  /** @param libraryNames the library's names in a second language, by which its exercises are found too */
  constructor(libraryNames: LibraryNames | null = null) {
    this.#libraryNames = libraryNames;
  }

  /**
   * Adds or replaces a workout, an activity, a measurement, an exercise or a measure. Other records are ignored, and one
   * in the trash is removed.
   *
   * @param leaves all leaves of the record, including its record content
   */
  put(key: RecordKey, leaves: Leaves): void {
    switch (collectionOf(key)) {
      case 'workouts':
        return this.#putWorkout(key, indexedWorkout(key, leaves));
      case 'activities':
        return this.#putRecord(key, indexedActivity(key, leaves));
      case 'measurements':
        return this.#putRecord(key, indexedMeasurement(key, leaves));
      case 'exercises':
        return this.#putExercise(key, leaves);
      case 'measures':
        return this.#putMeasure(key, leaves);
      default:
    }
  }

  /** Removes a record that was permanently deleted. */
  remove(key: RecordKey): void {
    this.#putWorkout(key, null);
    this.#putRecord(key, null);
    if (this.#exercises.delete(key)) this.#exercisesChanged();
    if (collectionOf(key) === 'measures') this.#measureNames.delete(idOf(key));
    this.#subjectWords.clear();
  }

  /** Sets the names that the app shows, by which activities and measurements are found. */
  takeNames(names: TrainingNames): void {
    if (names.areExercisesTranslated !== this.#names.areExercisesTranslated) this.#exercisesChanged();
    this.#names = names;
    this.#subjectWords.clear();
  }

  /** @param tagNow maps a normalised name to the current one, as returned by `tagNames` */
  takeTagNames(tagNow: (tag: string) => string): void {
    this.#tagNow = tagNow;
  }

  /**
   * Sets what an e1RM depends on beyond the set.
   *
   * @param weights body weights in kilograms by day, oldest first
   */
  takeEstimates({ method, weights }: Pick<Estimating, 'method' | 'weights'>): void {
    this.#method = method;
    this.#weights = weights;
    this.#estimateVersion += 1;
  }

  /** Returns the exercises that a typed name means, for the notes that mention them. */
  keysNamed(typed: string): readonly RecordKey[] {
    return [...this.#finderNow().named(typed, foldText(typed).text)];
  }

  /**
   * Searches in one go.
   *
   * @param limit the maximum number of hits of each kind; all matches are counted
   */
  search(query: Query, { limit }: { readonly limit: number }): TrainingResult {
    const run = this.begin(query, { limit });
    run.readOn(Number.POSITIVE_INFINITY);
    return run.result;
  }

  /** Does in advance what the next search would do first, such as folding the names of a thousand exercises. */
  prepare(): void {
    this.searched();
    this.keysNamed('a');
  }

  /** Begins a search that has read nothing yet. */
  begin(query: Query, { limit }: { readonly limit: number }): TrainingRun {
    return new TrainingRun(query, this.searched(), this.scope({ isStrict: false }), limit);
  }

  /** Returns everything that can be found. */
  searched(): SearchedTraining {
    this.#workoutsNewestFirst ??= [...this.#workouts.values()].sort(newestFirst);
    this.#recordsNewestFirst ??= [...this.#records.values()].sort(newestFirst);
    const finder = this.#finderNow();
    this.#offered ??= finder.offered;
    const estimating: Estimating = { known: finder.known, method: this.#method, weights: this.#weights };
    return {
      workouts: this.#workoutsNewestFirst,
      records: this.#recordsNewestFirst,
      exercises: this.#offered,
      volume: (workout, row) => volumeOf(workout, row, estimating),
      isDoubted: (workout, row) => isDoubtedSet(workout, row, estimating),
      estimate: (workout) => {
        if (workout.estimatedWith !== this.#estimateVersion) estimateSets(workout, estimating);
        workout.estimatedWith = this.#estimateVersion;
      },
    };
  }

  /** @param isStrict see {@link SearchScope} */
  scope({ isStrict }: Pick<SearchScope, 'isStrict'>): SearchScope {
    return {
      isStrict,
      exercises: this.#finderNow(),
      tagNow: (tag) => foldText(this.#tagNow(tag)).text,
      subjectName: (record) => this.#subjectNamesOf(record)[0] ?? '',
      subjectWords: (record) => this.#subjectWordsOf(record),
    };
  }

  #putWorkout(key: RecordKey, workout: IndexedWorkout | null): void {
    const isKnown = this.#workouts.delete(key);
    if (workout !== null) this.#workouts.set(key, workout);
    if (isKnown || workout !== null) this.#workoutsNewestFirst = null;
  }

  #putRecord(key: RecordKey, record: IndexedRecord | null): void {
    const isKnown = this.#records.delete(key);
    if (record !== null) this.#records.set(key, record);
    if (isKnown || record !== null) this.#recordsNewestFirst = null;
  }

  #putExercise(key: RecordKey, leaves: Leaves): void {
    const { value } = readRecord(exercise, leaves);
    this.#exercises.set(key, { id: idOf(key), value, inTrash: inTrash(leaves), isErased: isErased(leaves) });
    this.#exercisesChanged();
  }

  #putMeasure(key: RecordKey, leaves: Leaves): void {
    const { name = '' } = readRecord(measure, leaves).value;
    this.#measureNames.set(idOf(key), inTrash(leaves) ? '' : name);
    this.#subjectWords.clear();
  }

  #exercisesChanged(): void {
    this.#areExercisesNew = true;
    this.#offered = null;
    this.#estimateVersion += 1;
  }

  #finderNow(): ExerciseFinder {
    if (this.#finder !== null && !this.#areExercisesNew) return this.#finder;
    const translated = this.#libraryNames && {
      names: this.#libraryNames,
      areShown: this.#names.areExercisesTranslated,
    };
    this.#finder = new ExerciseFinder(knownExercises(this.#exercises.values(), undefined, translated), this.#finder);
    this.#areExercisesNew = false;
    return this.#finder;
  }

  #subjectNamesOf({ kind, subject }: IndexedRecord): readonly string[] {
    const names = kind === 'activity' ? this.#names.sports : this.#names.measures;
    const shown = Object.hasOwn(names, subject) ? names[subject] : undefined;
    const own = kind === 'measurement' ? this.#measureNames.get(subject) : undefined;
    return [own, shown, kind === 'activity' ? subject : ''].flatMap((name) => name || []);
  }

  #subjectWordsOf(record: IndexedRecord): string {
    const id = `${record.kind} ${record.subject}`;
    const known = this.#subjectWords.get(id);
    if (known !== undefined) return known;
    const words = this.#subjectNamesOf(record)
      .map((name) => foldText(name).text)
      .join('\n');
    this.#subjectWords.set(id, words);
    return words;
  }
}

interface Dated {
  readonly at: number;
  readonly key: RecordKey;
}

function newestFirst(a: Dated, b: Dated): number {
  return b.at - a.at || compareText(a.key, b.key);
}
