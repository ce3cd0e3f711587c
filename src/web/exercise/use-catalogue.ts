import { type KnownExercises, knownExercises } from '#domain/exercise/index.ts';
import { useRecords } from '../replica/index.ts';

type Records = ReturnType<typeof useRecords<'exercises'>>;

/** Every row of a list of workouts names exercises: the catalogue is made once for all of them. */
const catalogueOf = new WeakMap<Records, KnownExercises>();

/** Every exercise that this person can name, by key. */
export function useCatalogue(): KnownExercises {
  const records = useRecords('exercises');
  const known = catalogueOf.get(records) ?? knownExercises(records);
  catalogueOf.set(records, known);
  return known;
}
