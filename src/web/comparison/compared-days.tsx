import type { DayPoint } from '#domain/journal/index.ts';
import type { ComparedSeries } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { dayLink } from '../links/notes.ts';
import { useDocument } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Grid, Row } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
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
    <Disclosure summary={m.showDays}>
      <Grid as="ul" minColumn={12} gap={4} rowGap={0}>
        {points.toReversed().map(({ day, value }) => (
          <Row as="li" key={day} touch align="center" justify="between">
            <Link {...dayLink(day)}>{dayWords(day, today())}</Link>
            <span>{series.format(value)}</span>
          </Row>
        ))}
      </Grid>
    </Disclosure>
  );
}
