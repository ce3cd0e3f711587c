import { type Exercise, type LibraryExercise, library } from '#domain/exercise/index.ts';
import { type RecordKey, recordKey } from '#domain/kernel/index.ts';

/** An exercise under the name that this person gives it. */
export interface PickableExercise {
  readonly id: string;
  readonly key: RecordKey;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly tracking: string | undefined;
  /** The unit of its load, where this person says one for it. */
  readonly unit: string | undefined;
  readonly isOwn: boolean;
  /** Hidden or merged ones are not offered, but workouts that name them still show their name. */
  readonly isOffered: boolean;
}

/**
 * The exercises of the library, as far as this person did not change them, and their own.
 *
 * @param records the person's exercises by id
 */
export function pickableExercises(records: ReadonlyMap<string, Exercise>): ReadonlyMap<RecordKey, PickableExercise> {
  const known = library.map((each) => ofLibrary(each, records.get(each.slug)));
  const slugs = new Set(library.map(({ slug }) => slug));
  const own = Array.from(records, ([id, exercise]) => (slugs.has(id) ? null : ofPerson(id, exercise)));
  return new Map([...known, ...own.filter((each) => each !== null)].map((each) => [each.key, each]));
}

function ofLibrary(
  { slug, name, aliases, tracking }: LibraryExercise,
  changed: Exercise | undefined,
): PickableExercise {
  const ownNames = Object.values(changed?.aliases ?? {});
  return {
    id: slug,
    key: recordKey('exercises', slug),
    name: changed?.name ?? name,
    aliases: changed?.name === undefined ? [...aliases, ...ownNames] : [name, ...aliases, ...ownNames],
    tracking: changed?.tracking ?? tracking,
    unit: changed?.unit,
    isOwn: false,
    isOffered: isOffered(changed),
  };
}

function ofPerson(id: string, exercise: Exercise): PickableExercise | null {
  if (exercise.name === undefined) return null;
  return {
    id,
    key: recordKey('exercises', id),
    name: exercise.name,
    aliases: Object.values(exercise.aliases),
    tracking: exercise.tracking,
    unit: exercise.unit,
    isOwn: true,
    isOffered: isOffered(exercise),
  };
}

function isOffered(exercise: Exercise | undefined): boolean {
  return exercise?.hidden !== true && exercise?.mergedInto === undefined;
}
