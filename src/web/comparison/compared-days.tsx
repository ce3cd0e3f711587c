import type { DayPoint } from '#domain/journal/index.ts';
import type { ComparedSeries } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { dayLink } from '../links/notes.ts';
import { useDocument } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Link } from '../ui/link.tsx';
import styles from './comparison.module.css';
import { comparisonMessages } from './messages/index.ts';

/** The days that match with their values, the newest first. Each opens its page. */
export function ComparedDays({
  series,
  points,
}: {
  readonly series: ComparedSeries;
  readonly points: readonly DayPoint[];
}) {
  const m = useMessages(comparisonMessages);
  const { day: dayWords } = useTimeFormat();
  const { today } = useDocument();
  return (
    <details className={styles.days}>
      <summary>{m.showDays}</summary>
      <ul>
        {points.toReversed().map(({ day, value }) => (
          <li key={day}>
            <Link {...dayLink(day)}>{dayWords(day, today())}</Link>
            <span>{series.format(value)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
