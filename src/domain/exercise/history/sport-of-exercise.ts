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
  return Array.from(known.values()).flatMap(({ key, merged }) => {
    const into = merged?.into ?? key;
    const sport = sportOfExercise(into) ?? sportOfExercise(key);
    if (merged === null || sport === null) return [];
    return [key, into].filter((each) => sportOfExercise(each) === null).map((each) => [each, sport] as const);
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
