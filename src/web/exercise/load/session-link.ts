import { collectionOf, idOf, type RecordKey } from '#domain/kernel/index.ts';
import { activityLink, workoutLink } from '../../links/exercise.ts';

/** Returns the link to the workout or the activity of a session. */
export function sessionLink(key: RecordKey) {
  return collectionOf(key) === 'workouts' ? workoutLink(idOf(key)) : activityLink(idOf(key));
}
