import type { ImportItem } from '../draft/index.ts';
import { activityFindings } from './activity-doubts.ts';
import type { Finding, ImplausibleContext } from './finding.ts';
import { loadOutliers } from './load-outliers.ts';
import { measurementFindings } from './measurement-doubts.ts';
import { workoutFindings } from './workout-doubts.ts';

/**
 * Lists the values of an import that are probably wrong, with their draft and set: typing errors, watches that were not
 * stopped, amounts in another unit. Nothing is changed or left out because of it.
 */
export function implausibleIn(items: readonly ImportItem[], context: ImplausibleContext): readonly Finding[] {
  const workouts = items.filter((item) => item.kind === 'workout');
  const activities = items.filter((item) => item.kind === 'activity');
  const measurements = items.filter((item) => item.kind === 'measurement');
  const inWorkouts = workouts.flatMap((draft) => [...workoutFindings(draft, context)]);
  const doubted = new Set(inWorkouts.map(placeOf));
  const outliers = [...loadOutliers(workouts, context)].filter((finding) => !doubted.has(placeOf(finding)));
  return [
    ...inWorkouts,
    ...outliers,
    ...activities.flatMap((draft) => [...activityFindings(draft, context)]),
    ...measurementFindings(measurements, context),
  ];
}

function placeOf({ draft, set }: Finding): string {
  return JSON.stringify([draft.sourceId, set]);
}
