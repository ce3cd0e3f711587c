import type { Activity, TrackFigures } from '#domain/exercise/index.ts';
import { toSi } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Table } from '../../../ui/table.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { useRate } from '../labels/use-rate.ts';
import { enduranceMessages } from '../messages/index.ts';

interface SplitsProps {
  readonly figures: TrackFigures;
  readonly activity: Activity;
  /** Metres of the whole, of which the last split is the rest. */
  readonly covered: number;
}

/** The splits of a track, per kilometre or mile. */
export function Splits({ figures, activity: { sport }, covered }: SplitsProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { count } = useTimeFormat();
  const splits = labels.system === 'mi' ? figures.miles : figures.kilometres;
  const length = toSi(1, labels.system);
  const { label, rateOf } = useRate(sport);
  const [hasBeats, hasRise] = [splits.some(([, bpm]) => bpm !== null), splits.some(([, , rise]) => rise !== null)];
  return (
    <Table
      headings={[m.split, label, ...(hasBeats ? [m.heartRate] : []), ...(hasRise ? [m.rise] : [])]}
      atEnd="rest"
      numeric
      aria-label={m.splits}
    >
      {splits.map(([time, bpm, rise], at) => {
        const over = Math.min(length, covered - at * length);
        const isWhole = over > length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a split has no name but its number
          <tr key={at}>
            <th scope="row">{isWhole ? count(at + 1) : labels.distance({ si: over }, sport)}</th>
            <td>{rateOf(over, time)}</td>
            {hasBeats && <td>{bpm === null ? '–' : labels.beats(bpm)}</td>}
            {hasRise && <td>{rise === null ? '–' : labels.climb({ si: rise })}</td>}
          </tr>
        );
      })}
    </Table>
  );
}
