import { useMemo, useState } from 'react';
import { movingTime, onSameRoute, showDuration } from '#domain/exercise/endurance/index.ts';
import type { Activity, TrackFigures } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { activityLink } from '../../../links/exercise.ts';
import { type RecordEntry, useRecords } from '../../../replica/index.ts';
import { useDayLabel, useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Table } from '../../../ui/table.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { useRate } from '../labels/use-rate.ts';
import { enduranceMessages } from '../messages/index.ts';

type Entry = RecordEntry<'activities'>;

/** The others on the same route. */
export function useSameRoute(activity: Entry): readonly Entry[] {
  const activities = useRecords('activities');
  return useMemo(
    () =>
      onSameRoute(
        activity,
        activities.filter(({ inTrash }) => !inTrash),
      ),
    [activity, activities],
  );
}

interface SameRouteProps {
  readonly activity: Entry;
  readonly others: readonly Entry[];
}

/** How many are listed; a daily commute has hundreds. */
const maxListed = 10;

/** The same route on other days, and the splits of one of them beside these. */
export function SameRoute({ activity, others }: SameRouteProps) {
  const m = useMessages(enduranceMessages);
  const [comparedId, setCompared] = useState<string | null>(null);
  const dayLabel = useDayLabel();
  const { label, rateOf } = useRate(activity.value.sport);
  const compared = others.find(({ id }) => id === comparedId);
  return (
    <Stack gap={4}>
      <Table headings={[m.date, m.time, label, null]} atEnd="rest" numeric touch aria-label={m.sameRoute}>
        {others.slice(0, maxListed).map(({ id, value }) => {
          const time = movingTime(value) ?? seconds(0);
          const day = value.day === undefined ? m.activity : dayLabel(value.day);
          return (
            <tr key={id}>
              <th scope="row">
                <Link touch {...activityLink(id)}>
                  {day}
                </Link>
              </th>
              <td>{showDuration(seconds(Math.round(time)))}</td>
              <td>{rateOf(value.distance?.si, time)}</td>
              <td>
                <Button
                  variant="quiet"
                  aria-label={m.compareWith({ day })}
                  aria-expanded={id === comparedId}
                  onPress={() => setCompared(id === comparedId ? null : id)}
                >
                  {m.compare}
                </Button>
              </td>
            </tr>
          );
        })}
      </Table>
      {compared !== undefined && <ComparedSplits activity={activity.value} other={compared.value} />}
    </Stack>
  );
}

interface ComparedSplitsProps {
  readonly activity: Activity;
  readonly other: Activity;
}

/** The splits of both, and how much faster or slower each of these was. */
function ComparedSplits({ activity, other }: ComparedSplitsProps) {
  const m = useMessages(enduranceMessages);
  const { system } = useQuantityLabels();
  const { count } = useTimeFormat();
  const dayLabel = useDayLabel();
  const splitsOf = ({ trackFigures }: Activity): TrackFigures['kilometres'] =>
    (system === 'mi' ? trackFigures?.miles : trackFigures?.kilometres) ?? [];
  const [splits, others] = [splitsOf(activity), splitsOf(other)];
  const clock = (time: number) => showDuration(seconds(Math.round(time)));
  const nameOf = ({ day }: Activity) => (day === undefined ? m.activity : dayLabel(day));
  return (
    <Table
      headings={[m.split, nameOf(activity), nameOf(other), m.difference]}
      atEnd="rest"
      numeric
      aria-label={m.comparedSplits}
    >
      {splits.slice(0, others.length).map(([time], at) => {
        const [otherTime] = others[at] ?? [0];
        const difference = Math.round(time) - Math.round(otherTime);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a split has no name but its number
          <tr key={at}>
            <th scope="row">{count(at + 1)}</th>
            <td>{clock(time)}</td>
            <td>{clock(otherTime)}</td>
            <td>{`${difference > 0 ? '+' : difference < 0 ? '−' : '±'}${clock(Math.abs(difference))}`}</td>
          </tr>
        );
      })}
    </Table>
  );
}
