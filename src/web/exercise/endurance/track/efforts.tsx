import { showDuration } from '#domain/exercise/endurance/index.ts';
import type { Activity, TrackFigures } from '#domain/exercise/index.ts';
import { metres, seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Table } from '../../../ui/table.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { useRate } from '../labels/use-rate.ts';
import { enduranceMessages } from '../messages/index.ts';

interface EffortsProps {
  readonly figures: TrackFigures;
  readonly activity: Activity;
}

/** The fastest parts of a track over the distances of its sport, and the highest average power. */
export function Efforts({ figures: { distances, powers }, activity: { sport } }: EffortsProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { label, rateOf } = useRate(sport);
  const clock = (time: number) => showDuration(seconds(Math.round(time)));
  return (
    <Stack gap={4}>
      {distances.length > 0 && (
        <Table headings={[m.distance, m.time, label, m.startsAt]} atEnd="rest" numeric aria-label={m.bestEfforts}>
          {distances.map(([over, time, from]) => (
            <tr key={over}>
              <th scope="row">{labels.raced(metres(over), sport)}</th>
              <td>{clock(time)}</td>
              <td>{rateOf(over, time)}</td>
              <td>{clock(from)}</td>
            </tr>
          ))}
        </Table>
      )}
      {powers.length > 0 && (
        <Table headings={[m.time, m.averagePower, m.startsAt]} atEnd="rest" numeric aria-label={m.bestPower}>
          {powers.map(([time, watts, from]) => (
            <tr key={time}>
              <th scope="row">{clock(time)}</th>
              <td>{m.watts({ count: labels.number(watts, 0) })}</td>
              <td>{clock(from)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Stack>
  );
}
