import { showDuration } from '#domain/exercise/endurance/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import type { TrackView } from '#domain/track/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Table } from '../../../ui/table.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import type { Measure } from './measures.ts';
import styles from './track.module.css';

interface ValueTableProps {
  readonly view: TrackView;
  readonly measures: readonly Measure[];
  readonly sport: string | undefined;
}

const maxRows = 60;

/** The values of the charts at even distances along the track. */
export function ValueTable({ view, measures, sport }: ValueTableProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { covered, time, length } = view;
  const rows = Math.min(maxRows, length);
  const points = Array.from({ length: rows }, (_, at) => Math.round((at * (length - 1)) / Math.max(1, rows - 1)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scrollable table reachable by keyboard
    <section className={styles.values} aria-label={m.valuesAsTable} tabIndex={0}>
      <Table
        headings={[m.time, ...(covered === null ? [] : [m.distance]), ...measures.map(({ label }) => label)]}
        atEnd="rest"
        size={2}
        numeric
        stickyHead
      >
        {points.map((point) => (
          <tr key={point}>
            <th scope="row">{showDuration(seconds(Math.round(time[point] ?? 0)))}</th>
            {covered !== null && <td>{labels.distance({ si: Math.round(covered[point] ?? 0) }, sport)}</td>}
            {measures.map(({ id, values, format }) => {
              const value = values[point] ?? Number.NaN;
              return <td key={id}>{Number.isNaN(value) ? '–' : format(value)}</td>;
            })}
          </tr>
        ))}
      </Table>
    </section>
  );
}
