import { comparableName, type KnownExercise, type KnownExercises, searchExercises } from '../../exercise/index.ts';
import { compareText, type RecordKey } from '../../kernel/index.ts';
import { type ExerciseToFind, exerciseToFind } from './indexed-records.ts';
import { holds } from './search-text.ts';

/** Finds exercises by what is typed. Answers are cached, because a query asks about the same words for each workout. */
export class ExerciseFinder {
  readonly known: KnownExercises;
  readonly #all: readonly ExerciseToFind[];
  readonly #byExercise: ReadonlyMap<string, ExerciseToFind>;
  readonly #keysByNeedle = new Map<string, ReadonlySet<RecordKey>>();

  /** @param before a finder of former exercises, whose folded names are reused, because folding takes most of the time */
  constructor(known: KnownExercises, before: ExerciseFinder | null) {
    this.known = known;
    const former = before === null ? new Map<string, ExerciseToFind>() : before.#byExercise;
    this.#byExercise = new Map(
      Array.from(known.values(), (exercise) => {
        const names = namesOf(exercise);
        return [names, former.get(names) ?? exerciseToFind(exercise)] as const;
      }),
    );
    this.#all = [...this.#byExercise.values()];
  }

  /** Returns the exercises that are offered, by name. */
  get offered(): readonly ExerciseToFind[] {
    return this.#all
      .filter(({ key }) => this.known.get(key)?.isOffered === true)
      .sort((a, b) => compareText(a.name, b.name));
  }

  /**
   * Returns the exercises whose name or alias contains a text, or that have all of its words in their names. `squats`
   * and `push up` thus find “Back squat” and “Push-up”.
   */
  named(text: string, needle: string): ReadonlySet<RecordKey> {
    const cached = this.#keysByNeedle.get(needle);
    if (cached !== undefined) return cached;
    const isName = comparableName(text)[0] !== '';
    const byWords = isName ? searchExercises(this.#all, text) : [];
    const byPart = this.#all.filter(({ names }) => holds(names, needle));
    const keys = new Set([...byWords, ...byPart].map(({ key }) => key));
    if (this.#keysByNeedle.size >= maxCached) this.#keysByNeedle.clear();
    this.#keysByNeedle.set(needle, keys);
    return keys;
  }

  /** Returns whether an exercise works one of the muscles. */
  works(exercise: RecordKey | null, muscles: readonly string[]): boolean {
    const weights = exercise === null ? undefined : this.known.get(exercise)?.muscles;
    return weights !== undefined && muscles.some((muscle) => (weights[muscle] ?? 0) > 0);
  }
}

/** More than the needles of any query, and enough for the keys of a word that is being typed. */
const maxCached = 200;

/** Returns a text that is equal only for the same exercise with the same names and cue. */
function namesOf({ key, name, aliases, foreignNames, merged, cue }: KnownExercise): string {
  return [key, name, ...aliases, '', ...foreignNames, merged?.name ?? '', cue ?? ''].join('\n');
}
