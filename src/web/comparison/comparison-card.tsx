import type { DayComparison, DayGroup, TooFewDays } from '#domain/journal/index.ts';
import type { Result } from '#domain/kernel/index.ts';
import { type ComparedSeries, Explained } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { Surface } from '../ui/surface.tsx';
import { SecondaryText, SectionHeading, Text } from '../ui/text.tsx';
import { ComparedDays } from './compared-days.tsx';
import { comparisonMessages } from './messages/index.ts';
import { Spread } from './spread.tsx';

export interface ComparisonCardProps {
  readonly series: ComparedSeries;
  readonly comparison: Result<DayComparison, TooFewDays>;
}

/** Compares one series: the days with and the days without, with their median, their spread and the days themselves. */
export function ComparisonCard({ series, comparison }: ComparisonCardProps) {
  const m = useMessages(comparisonMessages);
  return (
    <Surface as="section" gap={2} aria-label={series.label}>
      <SectionHeading>{series.label}</SectionHeading>
      <SecondaryText>{series.about}</SecondaryText>
      {comparison.ok ? (
        <Compared series={series} comparison={comparison.value} />
      ) : (
        <Text size={2}>{m.tooFew(comparison.error)}</Text>
      )}
    </Surface>
  );
}

function Compared({ series, comparison }: { readonly series: ComparedSeries; readonly comparison: DayComparison }) {
  const m = useMessages(comparisonMessages);
  const { withMatch, withoutMatch } = comparison;
  const smallest = Math.min(withMatch.summary.smallest, withoutMatch.summary.smallest);
  const largest = Math.max(withMatch.summary.largest, withoutMatch.summary.largest);
  const shared = { series, smallest, largest };
  return (
    <>
      <Side {...shared} group={withMatch} side="with" name={m.with} />
      <Side {...shared} group={withoutMatch} side="without" name={m.without} />
      <Row tone="muted" size={1} justify="between" aria-hidden="true">
        <span>{series.format(smallest)}</span>
        <span>{series.format(largest)}</span>
      </Row>
      <ComparedDays series={series} points={withMatch.points} />
    </>
  );
}

interface SideProps {
  readonly series: ComparedSeries;
  readonly group: DayGroup;
  readonly side: 'with' | 'without';
  readonly name: string;
  readonly smallest: number;
  readonly largest: number;
}

function Side({ series, group, side, name, smallest, largest }: SideProps) {
  const m = useMessages(comparisonMessages);
  const { points, summary } = group;
  const inputs = [
    { name: m.numberOfDays, value: String(points.length) },
    ...(['smallest', 'lowerQuartile', 'upperQuartile', 'largest'] as const).map((figure) => ({
      name: m[figure],
      value: series.format(summary[figure]),
    })),
  ];
  return (
    <Stack gap={1} paddingTop={2}>
      <Row gap={3} rowGap={0} align="baseline" justify="between" wrap>
        <Row gap={3} rowGap={0} align="baseline" wrap>
          <Text as="span" weight="medium" tone={side === 'with' ? 'mind' : 'ink'}>
            {name}
          </Text>
          <SecondaryText>{m.days({ count: points.length })}</SecondaryText>
        </Row>
        <span>
          <SecondaryText>{m.median}</SecondaryText>{' '}
          <Explained formula="comparison/median" inputs={inputs}>
            {series.format(summary.median)}
          </Explained>
        </span>
      </Row>
      <Spread
        group={group}
        side={side}
        smallest={smallest}
        largest={largest}
        label={m.spread({ label: name, count: points.length })}
      />
    </Stack>
  );
}
