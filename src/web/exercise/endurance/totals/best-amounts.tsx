import { useMemo } from 'react';
import { type BestAmount, bestDistances, bestPowers, showDuration } from '#domain/exercise/endurance/index.ts';
import type { Sport } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { activityLink } from '../../../links/exercise.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { useDayLabel } from '../../../time/index.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Table } from '../../../ui/table.tsx';
import { SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import { useRate } from '../labels/use-rate.ts';
import { enduranceMessages } from '../messages/index.ts';
import { EffortCurve } from './effort-curve.tsx';
import styles from './totals.module.css';

type Best = BestAmount<RecordEntry<'activities'>>;

interface BestAmountsProps {
  readonly sport: Sport;
  /** Those that are not in the trash. */
  readonly activities: readonly RecordEntry<'activities'>[];
}

/** The longest distance of a sport in each time. Renders nothing without a recording. */
export function BestDistances({ sport, activities }: BestAmountsProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const { label, rateOf } = useRate(sport);
  const best = useMemo(() => bestDistances(sport, activities), [sport, activities]);
  if (best.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="best-distances">
      <SectionHeading id="best-distances">{m.bestDistances}</SectionHeading>
      <BestTable
        best={best}
        headings={[m.distance, label]}
        labelledBy="best-distances"
        cellsOf={({ amount, time }) => [labels.distance({ si: amount }, sport), rateOf(amount, time)]}
      />
      <SecondaryText>{m.bestDistancesText}</SecondaryText>
    </Stack>
  );
}

/** The highest average power of a sport over each time, as a curve and a table. Renders nothing without power. */
export function BestPowers({ sport, activities }: BestAmountsProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const best = useMemo(() => bestPowers(sport, activities), [sport, activities]);
  const watts = (value: number) => m.watts({ count: labels.number(value, 0) });
  if (best.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="best-power">
      <SectionHeading id="best-power">{m.bestPower}</SectionHeading>
      <EffortCurve
        label={m.powerCurve}
        points={best.map(({ time, amount }) => ({ over: time, value: amount }))}
        overLabel={clock}
        valueLabel={watts}
      />
      <BestTable
        best={best}
        headings={[m.averagePower]}
        labelledBy="best-power"
        cellsOf={({ amount }) => [watts(amount)]}
      />
      <SecondaryText>{m.bestPowerText}</SecondaryText>
    </Stack>
  );
}

interface BestTableProps {
  readonly best: readonly Best[];
  readonly headings: readonly string[];
  readonly labelledBy: string;
  readonly cellsOf: (best: Best) => readonly string[];
}

/** A row for each time, with a link to its activity. */
function BestTable({ best, headings, labelledBy, cellsOf }: BestTableProps) {
  const m = useMessages(enduranceMessages);
  const dayLabel = useDayLabel();
  return (
    <div className={styles.tableScroll}>
      <Table headings={[m.time, ...headings, m.date]} atEnd="rest" numeric touch aria-labelledby={labelledBy}>
        {best.map((each) => (
          <tr key={each.time}>
            <th scope="row">
              <Text as="span" weight="medium">
                {clock(each.time)}
              </Text>
            </th>
            {cellsOf(each).map((cell, at) => (
              <td key={headings[at]}>{cell}</td>
            ))}
            <td>
              <Link touch {...activityLink(each.activity.id)}>
                {each.activity.value.day === undefined ? m.activity : dayLabel(each.activity.value.day)}
              </Link>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  );
}

function clock(time: number): string {
  return showDuration(seconds(time));
}
