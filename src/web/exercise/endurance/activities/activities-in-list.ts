import type { Activity } from '#domain/exercise/index.ts';
import { compareText } from '#domain/kernel/index.ts';
import type { ActivitiesList } from '../../../links/exercise-search.ts';

export interface ListedActivity {
  readonly id: string;
  readonly value: Activity;
  readonly inTrash: boolean;
}

/** Returns the activities of a list, newest first; in the trash, most recently trashed first. */
export function activitiesInList<A extends ListedActivity>(
  activities: Iterable<A>,
  list: ActivitiesList,
): readonly A[] {
  const at = ({ value }: A) =>
    (list === 'trash' ? value.trashedAt : (value.startedAt ?? value.createdAt)) ?? Number.NEGATIVE_INFINITY;
  return Array.from(activities)
    .filter(({ inTrash }) => inTrash === (list === 'trash'))
    .sort((a, b) => (at(a) === at(b) ? compareText(a.id, b.id) : at(b) - at(a)));
}
