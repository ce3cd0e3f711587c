import type { RecordEntry } from '../../../replica/index.ts';
import { EntryRow } from '../../../ui/entry-row.tsx';
import { RouteOutline } from '../labels/route-outline.tsx';
import { SportIcon } from '../labels/sport-sign.tsx';
import { useActivityLabels } from '../labels/use-activity-labels.ts';
import { useRouteOutline } from '../outlines/use-route-outline.ts';

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
