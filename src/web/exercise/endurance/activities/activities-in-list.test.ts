import { expect, test } from 'vitest';
import type { Activity } from '#domain/exercise/index.ts';
import { emptyActivity } from '#domain/exercise/testing/empty-activity.ts';
import { activitiesInList } from './activities-in-list.ts';

function activity(id: string, value: Partial<Activity>, inTrash = false) {
  return {
    id,
    value: { ...emptyActivity(), ...value },
    inTrash,
  };
}

test('the latest activity comes first, regardless of when it was logged', () => {
  const monday = activity('monday', { startedAt: 1000, createdAt: 9000 });
  const tuesday = activity('tuesday', { startedAt: 2000, createdAt: 3000 });
  const withoutStart = activity('without a start', { createdAt: 1500 });
  const thrown = activity('thrown away', { startedAt: 5000, trashedAt: 1 }, true);
  const later = activity('thrown away later', { startedAt: 4000, trashedAt: 2 }, true);
  const all = [monday, thrown, withoutStart, tuesday, later];
  expect(activitiesInList(all, 'history')).toEqual([tuesday, withoutStart, monday]);
  expect(activitiesInList(all, 'trash')).toEqual([later, thrown]);
});
