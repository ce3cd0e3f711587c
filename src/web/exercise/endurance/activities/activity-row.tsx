import type { RecordEntry } from '../../../replica/index.ts';
import { EntryRow } from '../../../ui/entry-row.tsx';
import { RouteOutline } from '../labels/route-outline.tsx';
import { SportIcon } from '../labels/sport-sign.tsx';
import { useActivityLabels } from '../labels/use-activity-labels.ts';
import { useRouteOutline } from '../outlines/use-route-outline.ts';
import type { SportWorkout } from './use-sport-workouts.ts';

/** A row for a workout of one sport, like that of an activity. */
export function SportWorkoutRow({ workout }: { readonly workout: SportWorkout }) {
  const { title, when, what } = useActivityLabels()(workout.value);
  return <EntryRow icon={<SportIcon sport={workout.value.sport} />} title={title} when={when} figures={what} />;
}

/** A row for an activity: its sport, title and time, distance and pace, and the outline of its route. */
export function ActivityRow({ activity }: { readonly activity: RecordEntry<'activities'> }) {
  const { title, when, what } = useActivityLabels()(activity.value);
  const outline = useRouteOutline(activity);
  return (
    <EntryRow
      icon={<SportIcon sport={activity.value.sport} />}
      title={title}
      when={when}
      figures={what}
      end={outline !== null && <RouteOutline outline={outline} />}
    />
  );
}
