import { foldForSearch, type RecordKey } from '../../kernel/index.ts';
import { comparableName, type KnownExercise, type KnownExercises } from '../library/index.ts';
import { isMisspelling } from './misspelling.ts';

/** The least letters of a word that is not written to its end: `w` behind a name means a warm-up. */
const minLetters = 3;

/**
 * Finds the exercise that a text names: by its name or an alias in any language, else by a beginning that only one of
 * the person's own exercises has, also with a slip. Beginnings of the whole library would name too much: `and` begins
 * “Anderson squat”.
 */
export class ExerciseNames {
  readonly #byName: ReadonlyMap<string, readonly KnownExercise[]>;
  readonly #byAlias: ReadonlyMap<string, readonly KnownExercise[]>;
  readonly #byForeignName: ReadonlyMap<string, readonly KnownExercise[]>;
  readonly #usedByName: ReadonlyMap<string, readonly KnownExercise[]>;
  readonly #beginnings: readonly Beginning[];
  readonly #foreignBeginnings: readonly Beginning[];
  readonly #ownBeginnings: readonly Beginning[];
  readonly #offered: readonly KnownExercise[];
  #allBeginnings: readonly Beginning[] | null = null;
  readonly #trained: ReadonlySet<RecordKey>;
  readonly #used: ReadonlySet<RecordKey>;

  /**
   * @param trained the exercises that the person has trained, created or marked
   * @param used exercises of the workouts to which the text belongs. They are named by their whole name even if they
   * were deleted or hidden since, and meant first by a name of several.
   */
  constructor(
    known: KnownExercises,
    trained: ReadonlySet<RecordKey>,
    used: ReadonlySet<RecordKey> = new Set<RecordKey>(),
  ) {
    const offered = [...new Set(known.values())].filter(({ isOffered }) => isOffered);
    this.#byName = groupedByName(offered, ({ name }) => [name]);
    this.#byAlias = groupedByName(offered, ({ aliases }) => aliases);
    this.#byForeignName = groupedByName(offered, ({ foreignNames }) => foreignNames);
    const onlyUsed = [...used]
      .flatMap((key) => known.get(key) ?? [])
      .filter(({ isOffered, merged }) => !isOffered && merged === null);
    this.#usedByName = groupedByName(onlyUsed, ({ name, aliases, foreignNames }) => [
      name,
      ...aliases,
      ...foreignNames,
    ]);
    this.#offered = offered;
    const begun = offered.filter(({ key }) => trained.has(key));
    this.#beginnings = beginningsOf(begun, ({ name, aliases }) => [name, ...aliases]);
    this.#foreignBeginnings = beginningsOf(begun, ({ foreignNames }) => foreignNames);
    this.#ownBeginnings = [...this.#beginnings, ...this.#foreignBeginnings];
    this.#trained = trained;
    this.#used = used;
  }

  /** Returns the exercise that a text names; null if it names none, or several equally well. */
  named(text: string): KnownExercise | null {
    const whole = this.namedWhole(text);
    if (whole !== null || comparableName(text)[0] === '') return whole;
    const words = wordsOf(text);
    return (
      this.#beginningWith(words, this.#beginnings) ??
      this.#beginningWith(words, this.#foreignBeginnings) ??
      this.#only(misspeltIn(words, this.#ownBeginnings))
    );
  }

  /** Does the same for a whole name: neither its beginning nor one with a slip. */
  namedWhole(text: string): KnownExercise | null {
    const [asItIs, singular] = comparableName(text);
    if (asItIs === '') return null;
    const whole = (names: ReadonlyMap<string, readonly KnownExercise[]>) =>
      this.#only(names.get(asItIs)) ?? this.#only(names.get(singular));
    return whole(this.#byName) ?? whole(this.#byAlias) ?? whole(this.#byForeignName) ?? whole(this.#usedByName);
  }

  /** Returns the exercises whose names a text misspells, the person's or not. */
  misspelt(text: string): readonly KnownExercise[] {
    const names = (exercise: KnownExercise) => [exercise.name, ...exercise.aliases, ...exercise.foreignNames];
    this.#allBeginnings ??= beginningsOf(this.#offered, names);
    return misspeltIn(wordsOf(text), this.#allBeginnings);
  }

  #beginningWith(text: string, beginnings: readonly Beginning[]): KnownExercise | null {
    const lastWord = text.slice(text.lastIndexOf(' ') + 1);
    const beginning = lastWord.length < minLetters ? `${text} ` : text;
    const found = beginnings.filter(({ words }) => words.startsWith(beginning)).map(({ exercise }) => exercise);
    return this.#only([...new Set(found)]);
  }

  /** Returns the only exercise, or the only one that the person has trained, or the only one of these workouts. */
  #only(found: readonly KnownExercise[] = []): KnownExercise | null {
    const trained = found.length > 1 ? found.filter(({ key }) => this.#trained.has(key)) : found;
    const used = trained.length > 1 ? trained.filter(({ key }) => this.#used.has(key)) : trained;
    return used.length === 1 ? (used[0] ?? null) : null;
  }
}

/** Returns the exercises of which a text misspells a whole name or its first words: `sqaut`, `bnech`. */
function misspeltIn(text: string, beginnings: readonly Beginning[]): readonly KnownExercise[] {
  const count = text.split(' ').length;
  const found = beginnings.filter(({ words }) => isMisspelling(text, words.split(' ', count).join(' ')));
  return [...new Set(found.map(({ exercise }) => exercise))];
}

interface Beginning {
  readonly words: string;
  readonly exercise: KnownExercise;
}

function beginningsOf(
  exercises: readonly KnownExercise[],
  namesOf: (exercise: KnownExercise) => readonly string[],
): readonly Beginning[] {
  return exercises.flatMap((exercise) => namesOf(exercise).map((name) => ({ words: wordsOf(name), exercise })));
}

function groupedByName(
  exercises: readonly KnownExercise[],
  namesOf: (exercise: KnownExercise) => readonly string[],
): ReadonlyMap<string, readonly KnownExercise[]> {
  const groups = new Map<string, Set<KnownExercise>>();
  for (const exercise of exercises) {
    for (const name of namesOf(exercise).flatMap(comparableName)) {
      const group = groups.get(name) ?? new Set();
      groups.set(name, group.add(exercise));
    }
  }
  return new Map(Array.from(groups, ([name, group]) => [name, [...group]]));
}

function wordsOf(name: string): string {
  return foldForSearch(name)
    .replaceAll(/['\u2019]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
