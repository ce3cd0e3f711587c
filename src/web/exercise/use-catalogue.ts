import { type KnownExercises, knownExercises } from '#domain/exercise/index.ts';
import { onceForAll, type RecordEntry, useRecords } from '../replica/index.ts';

const catalogueOf = onceForAll<readonly RecordEntry<'exercises'>[], KnownExercises>(knownExercises);

/** Every exercise that this person can name, by key. */
export function useCatalogue(): KnownExercises {
  return catalogueOf(useRecords('exercises'));
}
