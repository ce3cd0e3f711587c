import { useMemo } from 'react';
import type { DayComparison, DayGroup, DayPoint, TooFewDays } from '#domain/journal/index.ts';
import type { Result } from '#domain/kernel/index.ts';
import { type ComparedSeries, Explained } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { dayLink } from '../links/notes.ts';
import { useDocument } from '../replica/index.ts';
import { useTimeFormat } from '../time/index.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Grid, Row, Stack } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import { Surface } from '../ui/surface.tsx';
import { SecondaryText, SectionHeading, Text } from '../ui/text.tsx';
import styles from './comparison.module.css';
import { dotPositions } from './dot-positions.ts';
import { comparisonMessages } from './messages/index.ts';

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

/** The days that match with their values, the newest first. Each opens its page. */
function ComparedDays({ series, points }: { readonly series: ComparedSeries; readonly points: readonly DayPoint[] }) {
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

interface SpreadProps {
  readonly group: DayGroup;
  readonly label: string;
  /** The ends of the axis, which both sides share. */
  readonly smallest: number;
  readonly largest: number;
  readonly side: 'with' | 'without';
}

/** The values of one side as dots on an axis, with the median and the middle half of the days. */
function Spread({ group, label, smallest, largest, side }: SpreadProps) {
  const { points, summary } = group;
  const dots = useMemo(
    () =>
      dotPositions(
        points.map(({ value }) => value),
        smallest,
        largest,
      ),
    [points, smallest, largest],
  );
  const along = (value: number) => (largest > smallest ? (value - smallest) / (largest - smallest) : 0.5);
  const [from, to] = [along(summary.lowerQuartile), along(summary.upperQuartile)];
  return (
    <div className={styles.spread} role="img" aria-label={label} data-side={side}>
      <div className={styles.axis}>
        <div
          className={styles.middleHalf}
          style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
        />
        {dots.map((dot, at) => (
          <div
            key={points[at]?.day}
            className={styles.dot}
            style={{ insetInlineStart: percent(dot.along), insetBlockStart: percent(dot.across) }}
          />
        ))}
        <div className={styles.median} style={{ insetInlineStart: percent(along(summary.median)) }} />
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
