import type { RecordKey } from '../../kernel/index.ts';
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

/** Returns the sport of a library exercise that is one, such as running; null for all others. */
export function sportOfExercise(key: RecordKey): Sport | null {
  return sportBySlug[key.slice('exercises/'.length)] ?? null;
}
