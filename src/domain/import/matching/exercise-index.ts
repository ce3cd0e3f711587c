import type { KnownExercise, KnownExercises } from '../../exercise/index.ts';
import { compareText, type RecordKey } from '../../kernel/index.ts';
import type { StatedEquipment } from './equipment-words.ts';
import { type NameWords, readName, wholeName } from './name-words.ts';
import { otherPositions } from './vocabulary.ts';

/** A name or alias of an exercise. */
export interface KnownName {
  readonly exercise: KnownExercise;
  /** As it is written. */
  readonly name: string;
  readonly isAlias: boolean;
  readonly words: NameWords | null;
  /** Whether a name of the exercise says that it is done sitting, lying or the like. */
  readonly hasOtherPosition: boolean;
}

/** Finds exercises by their names and aliases. */
export class ExerciseIndex {
  readonly #byWhole = new Map<string, KnownName[]>();
  readonly #byWords = new Map<string, KnownName[]>();
  readonly #byWord = new Map<string, KnownName[]>();
  readonly #nameCount: number;
  readonly #weights = new Map<string, number>();
  readonly #nameWeights = new Map<KnownName, number>();

  constructor(known: KnownExercises) {
    const names = [...known.values()].filter(isUsable).sort(ownFirst).flatMap(namesOf);
    this.#nameCount = names.length;
    for (const { whole, name } of names) {
      addTo(this.#byWhole, whole, name);
      if (name.words === null || !name.exercise.isOffered) continue;
      const { significant } = name.words;
      addTo(this.#byWords, keyOf(significant), name);
      for (const word of significant) addTo(this.#byWord, word, name);
    }
    for (const { name } of names) this.#nameWeights.set(name, this.weightOf(name.words?.significant ?? []));
  }

  /** Returns names that are the same as a whole, own names before aliases. Includes hidden exercises, offered ones first. */
  sameNames(name: string): readonly KnownName[] {
    const found = this.#byWhole.get(wholeName(name)) ?? [];
    return [...found].sort(
      (a, b) => Number(b.exercise.isOffered) - Number(a.exercise.isOffered) || Number(a.isAlias) - Number(b.isAlias),
    );
  }

  /** Returns names of offered exercises with exactly these significant words. */
  withWords(words: readonly string[]): readonly KnownName[] {
    return this.#byWords.get(keyOf(words)) ?? [];
  }

  /** Returns names of offered exercises with this significant word. */
  withWord(word: string): readonly KnownName[] {
    return this.#byWord.get(word) ?? [];
  }

  /** Returns how much shared words say: little for “press”, much for “zercher”. */
  weightOf(words: readonly string[]): number {
    return words.reduce((sum, word) => sum + (this.#weights.get(word) ?? this.#weightFrom(word)), 0);
  }

  weightOfName(name: KnownName): number {
    return this.#nameWeights.get(name) ?? 0;
  }

  #weightFrom(word: string): number {
    const weight = Math.log(1 + this.#nameCount / (1 + this.withWord(word).length));
    this.#weights.set(word, weight);
    return weight;
  }
}

function isUsable({ merged, isInTrash, deletion }: KnownExercise): boolean {
  return merged === null && !isInTrash && deletion === null;
}

function ownFirst(a: KnownExercise, b: KnownExercise): number {
  return Number(b.isOwn) - Number(a.isOwn) || compareText(a.name, b.name) || compareKeys(a.key, b.key);
}

function compareKeys(a: RecordKey, b: RecordKey): number {
  return a < b ? -1 : Number(a > b);
}

interface ReadName {
  readonly whole: string;
  readonly name: KnownName;
}

/** Cached because an import is matched again after each answer of the user, mostly with the same exercises. */
const readNames = new WeakMap<KnownExercise, readonly ReadName[]>();

function namesOf(exercise: KnownExercise): readonly ReadName[] {
  const known = readNames.get(exercise);
  if (known !== undefined) return known;
  const written = [exercise.name, ...exercise.aliases, ...exercise.foreignNames];
  const names = written.map(readName);
  const hasOtherPosition = names.some(
    ({ words }) => words?.significant.some((word) => otherPositions.has(word)) ?? false,
  );
  const read = names.map(({ whole, words }, at) => ({
    whole,
    name: { exercise, name: written[at] ?? '', isAlias: at > 0, words, hasOtherPosition },
  }));
  readNames.set(exercise, read);
  return read;
}

function keyOf(words: readonly string[]): string {
  return words.join(' ');
}

function addTo(map: Map<string, KnownName[]>, key: string, name: KnownName): void {
  const names = map.get(key);
  if (names === undefined) map.set(key, [name]);
  else names.push(name);
}

export function sameEquipment(a: ReadonlySet<StatedEquipment>, b: ReadonlySet<StatedEquipment>): boolean {
  return a.size === b.size && [...a].every((each) => b.has(each));
}
