import { type KnownExercise, type KnownExercises, library } from '../../exercise/index.ts';
import type { RecordKey } from '../../kernel/index.ts';
import { type Candidates, candidatesFor } from './candidates.ts';
import { isDoneWith, type StatedEquipment } from './equipment-words.ts';
import { ExerciseIndex, type KnownName, sameEquipment } from './exercise-index.ts';
import type { ImportedExercise } from './imported-exercises.ts';
import { type Alternative, type ExerciseMatch, type Match, maxAlternatives } from './match.ts';
import { equipmentIn, wholeName, wordsOfName } from './name-words.ts';
import { newExercise } from './new-exercise.ts';
import { similarExercises } from './similar-exercises.ts';

/** The user's choices in earlier imports of the same app, by name. */
export type RememberedChoices = ReadonlyMap<string, RecordKey | 'new'>;

/**
 * Finds for each exercise of an import the one of the app that it is. A proposal shares all significant words with a
 * name of its exercise, and says so if the equipment is another or is not stated. Each is matched by itself;
 * `keptApart` looks at them together.
 */
export function matchExercises(
  imported: readonly ImportedExercise[],
  known: KnownExercises,
  remembered: RememberedChoices,
): readonly ExerciseMatch[] {
  if (imported.length === 0) return []; // the index takes as long as reading hundreds of notes
  const index = new ExerciseIndex(known);
  return imported.map((exercise) => matchOf(exercise, { index, known, remembered }));
}

interface Context {
  readonly index: ExerciseIndex;
  readonly known: KnownExercises;
  readonly remembered: RememberedChoices;
}

function matchOf(exercise: ImportedExercise, { index, known, remembered }: Context): ExerciseMatch {
  const { name } = exercise;
  const { text, equipment } = statedIn(exercise);
  const words = wordsOfName(text);
  const asked = words === null ? null : { ...words, equipment };
  const { proposal, all } = asked === null ? noCandidates : candidatesFor(index, asked);
  const match =
    rememberedMatch(name, { index, known, remembered }) ?? sameName(index, text, equipment) ?? proposed(proposal);
  const similar = asked === null ? [] : similarExercises(index, asked);
  return {
    name,
    match,
    alternatives: alternativesTo(match, [...all, ...similar]),
    asNew: newExercise(
      exercise,
      equipment,
      all.flatMap(({ key }) => known.get(key) ?? []),
    ),
  };
}

/**
 * Returns the name with the equipment that the source states beside it. Equipment that the app does not know becomes part
 * of the name, because it makes another exercise.
 */
function statedIn({ name, equipment: column }: ImportedExercise): {
  readonly text: string;
  readonly equipment: ReadonlySet<StatedEquipment>;
} {
  const inName = equipmentIn(name);
  if (inName.size > 0 || column === null) return { text: name, equipment: inName };
  const inColumn = column.trim().toLowerCase() === 'none' ? new Set(['bodyWeight'] as const) : equipmentIn(column);
  const isRecognisedByName = inColumn.size > 0 || wholeName(name).includes(wholeName(column));
  return { text: isRecognisedByName ? name : `${name} ${column}`, equipment: inColumn };
}

function rememberedMatch(name: string, { index, known, remembered }: Context): Match | null {
  const choice = remembered.get(name);
  if (choice === undefined) return null;
  if (choice === 'new') return createdBefore(index, name) ?? { kind: 'new', reason: 'remembered' };
  const key = known.get(choice)?.merged?.into ?? choice;
  const exercise = known.get(key);
  if (exercise === undefined || exercise.isInTrash || exercise.deletion !== null) return null;
  return { kind: 'remembered', key };
}

/** Returns the user's own exercise of that name, which an earlier import created. */
function createdBefore(index: ExerciseIndex, name: string): Match | null {
  const created = index.sameNames(name).find(({ exercise, isAlias }) => exercise.isOwn && !isAlias);
  return created === undefined ? null : { kind: 'exact', key: created.exercise.key };
}

/** Returns the exercise with the same name. If the source states the equipment, it has to be the same. */
function sameName(index: ExerciseIndex, name: string, stated: ReadonlySet<StatedEquipment>): Match | null {
  const found = index
    .sameNames(name)
    .find(({ exercise, words }) => hasEquipment(exercise, words?.equipment ?? new Set(), stated));
  if (found === undefined) return null;
  const { key } = found.exercise;
  if (isUnlikeItsName(found)) return { kind: 'proposed', key, reason: 'other-name' };
  return { kind: found.isAlias ? 'alias' : 'exact', key };
}

/**
 * Returns whether a name is one that the library lists for an exercise although it shares no word with its name, such
 * as “Aerobics” for “Dancing”. Inflected forms share their beginning.
 */
function isUnlikeItsName({ exercise, isAlias, name, words }: KnownName): boolean {
  if (!isAlias || !libraryAliases.has(`${exercise.key} ${name}`)) return false;
  const own = (wordsOfName(exercise.libraryName ?? exercise.name)?.significant ?? []).map(beginningOf);
  return !words?.significant.some((word) => own.includes(beginningOf(word)));
}

function beginningOf(word: string): string {
  return word.slice(0, 3);
}

const libraryAliases = new Set(
  library.flatMap(({ slug, aliases }) => aliases.map((alias) => `exercises/${slug} ${alias}`)),
);

function hasEquipment(
  exercise: KnownExercise,
  inName: ReadonlySet<StatedEquipment>,
  stated: ReadonlySet<StatedEquipment>,
): boolean {
  return stated.size === 0 || sameEquipment(inName, stated) || isDoneWith(exercise, stated);
}

function proposed(proposal: Candidates['proposal']): Match {
  if (proposal === null) return { kind: 'new', reason: 'unknown' };
  return proposal === 'ambiguous' ? { kind: 'new', reason: 'ambiguous' } : { kind: 'proposed', ...proposal };
}

const noCandidates: Candidates = { proposal: null, all: [] };

function alternativesTo(match: Match, found: readonly Alternative[]): readonly Alternative[] {
  const byKey = new Map<RecordKey, Alternative>();
  for (const { key, reason } of found) {
    if (!byKey.has(key)) byKey.set(key, { key, reason });
  }
  if (match.kind !== 'new') byKey.delete(match.key);
  return [...byKey.values()].slice(0, maxAlternatives);
}
