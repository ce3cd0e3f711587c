import type { RecordKey } from '../../kernel/index.ts';
import type { KnownExercises } from '../library/index.ts';
import type { Sport } from '../sport.ts';

/** By the slug of a library exercise. */
const sportBySlug: Readonly<Record<string, Sport>> = {
  running: 'run',
  'treadmill-running': 'run',
  walking: 'walk',
  'incline-walk': 'walk',
  hiking: 'hike',
  rucking: 'hike',
  cycling: 'ride',
  'exercise-bike': 'ride',
  'air-bike': 'ride',
  'rowing-machine': 'row',
  swimming: 'swim',
};

/** The sports of the exercises that have one only since they were merged, as entries of a map. */
export type MergedSports = readonly (readonly [RecordKey, Sport])[];

/** Returns the exercises that are a sport because they were merged into one that is, or one that is into them. */
export function mergedSports(known: KnownExercises): MergedSports {
  const groups = Map.groupBy(known.values(), ({ key, merged }) => merged?.into ?? key);
  return Array.from(groups).flatMap(([into, members]) => {
    const keys = [into, ...members.map(({ key }) => key).filter((key) => key !== into)];
    const sport = keys.map((key) => sportOfExercise(key)).find((each) => each !== null);
    if (keys.length === 1 || sport === undefined) return [];
    return keys.filter((key) => sportOfExercise(key) === null).map((key) => [key, sport] as const);
  });
}

/**
 * Returns the sport of an exercise that is one, such as running in the library; null for all others.
 *
 * @param merged the sports of {@link mergedSports}
 */
export function sportOfExercise(key: RecordKey, merged?: ReadonlyMap<RecordKey, Sport>): Sport | null {
  return merged?.get(key) ?? sportBySlug[key.slice('exercises/'.length)] ?? null;
}
