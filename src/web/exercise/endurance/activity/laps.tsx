import { showDuration } from '#domain/exercise/endurance/index.ts';
import type { Activity } from '#domain/exercise/index.ts';
import { compareText, seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Table } from '../../../ui/table.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { useRate } from '../labels/use-rate.ts';
import { enduranceMessages } from '../messages/index.ts';

/** The laps of a recording, with their pace or speed. */
export function Laps({ activity: { laps, sport } }: { readonly activity: Activity }) {
  const m = useMessages(enduranceMessages);
  const { count } = useTimeFormat();
  const labels = useQuantityLabels();
  const inOrder = Object.entries(laps).toSorted(([, a], [, b]) => compareText(a.order, b.order));
  const { label, rateOf } = useRate(sport);
  const hasBeats = inOrder.some(([, { bpm }]) => bpm !== undefined);
  return (
    <Table
      headings={[m.lap, m.distance, m.time, label, ...(hasBeats ? [m.heartRate] : [])]}
      atEnd="rest"
      numeric
      aria-label={m.lapsTitle}
    >
      {inOrder.map(([id, lap], at) => (
        <tr key={id}>
          <th scope="row">{count(at + 1)}</th>
          <td>{lap.metres === undefined ? '–' : labels.distance({ si: lap.metres }, sport)}</td>
          <td>{lap.seconds === undefined ? '–' : showDuration(seconds(Math.round(lap.seconds)))}</td>
          <td>{rateOf(lap.metres, lap.seconds)}</td>
          {hasBeats && <td>{lap.bpm === undefined ? '–' : labels.beats(lap.bpm)}</td>}
        </tr>
      ))}
    </Table>
  );
}
