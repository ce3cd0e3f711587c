import { secondsInZones, showDuration } from '#domain/exercise/endurance/index.ts';
import type { Activity, SecondsByValue } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { zonesLink } from '../../../links/exercise.ts';
import { useDocument } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Link } from '../../../ui/link.tsx';
import { Table } from '../../../ui/table.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { useHeartOf } from '../labels/use-heart-of.ts';
import { enduranceMessages } from '../messages/index.ts';
import styles from './track.module.css';

interface ZoneTimesProps {
  readonly activity: Activity;
  readonly beats: SecondsByValue;
}

/** The time in each heart rate zone, by the zones of the day. */
export function ZoneTimes({ activity, beats }: ZoneTimesProps) {
  const m = useMessages(enduranceMessages);
  const { today } = useDocument();
  const { percent } = useTimeFormat();
  const labels = useQuantityLabels();
  const { zones } = useHeartOf(activity.day ?? today(), activity.sport);
  const bounds = zones?.value.bounds ?? [];
  if (bounds.length === 0)
    return (
      <SecondaryText as="p">
        {m.noZonesYet} <Link {...zonesLink}>{m.setZones}</Link>
      </SecondaryText>
    );
  const times = secondsInZones(beats, 1, bounds);
  const total = times.reduce((sum, time) => sum + time, 0);
  const limitsOf = (at: number) => {
    const below = bounds[at - 1];
    const limit = labels.beats(bounds[at] as number);
    if (below === undefined) return `≤ ${limit}`;
    if (at === bounds.length - 1) return `> ${labels.beats(below)}`;
    return m.zoneRange({ from: labels.number(below + 1, 0), to: limit });
  };
  return (
    <Table
      className={styles.zoneTimes ?? ''}
      headings={[m.zone, m.heartRate, null, m.time, m.share]}
      atEnd="rest"
      numeric
      aria-label={m.timeInZones}
    >
      {times.map((time, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a zone has no name but its number
        <tr key={at}>
          <th scope="row">{m.zoneNumber({ number: labels.number(at + 1, 0) })}</th>
          <td>{limitsOf(at)}</td>
          <td className={styles.barCell}>
            <div className={styles.bar} style={{ inlineSize: `${(100 * time) / total}%` }} />
          </td>
          <td>{showDuration(seconds(Math.round(time)))}</td>
          <td>{percent(time / total)}</td>
        </tr>
      ))}
    </Table>
  );
}
