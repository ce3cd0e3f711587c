import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  isRecognisedBySpeed,
  paceLengthOf,
  pacePer,
  type SportTotal,
  showDuration,
  speedPerHour,
  type TotalsLength,
  totalsLengths,
} from '#domain/exercise/endurance/index.ts';
import type { Sport } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { activitiesLink, totalsLink } from '../../../links/exercise.ts';
import { usePageTitle } from '../../../page/index.ts';
import { BackLink } from '../../../records/index.ts';
import { useDocumentRead } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { PageBody, Stack } from '../../../ui/layout.tsx';
import { Select } from '../../../ui/select.tsx';
import { EmptyState, StateView } from '../../../ui/state-view.tsx';
import { Table } from '../../../ui/table.tsx';
import { Heading, SecondaryText, Text } from '../../../ui/text.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { useMinWidth } from '../../../ui/use-min-width.ts';
import { DayChart } from '../../charts/index.ts';
import { totalsRoute } from '../../navigation/routes.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { usePeriodLabels } from '../labels/use-period-labels.ts';
import { enduranceMessages } from '../messages/index.ts';
import { AmountChart } from './amount-chart.tsx';
import { TotalFigures } from './total-figures.tsx';
import { totalTime } from './total-time.ts';
import styles from './totals.module.css';
import { useSportsDone, useTotals } from './use-totals.ts';

/** Totals of a sport by week, month and year: distance, time, elevation gain, load, count, and pace or speed. */
export function TotalsPane() {
  const m = useMessages(enduranceMessages);
  const isRead = useDocumentRead();
  const done = useSportsDone();
  const { sport, per, go } = useTotalsRoute(done);
  usePageTitle(m.totals);
  return (
    <>
      <BackLink link={activitiesLink()}>{m.activities}</BackLink>
      <PageBody as="article" gap={6}>
        <Heading level={1}>{m.totals}</Heading>
        {!isRead && <StateView kind="loading" title={m.loading} />}
        {isRead && done.length === 0 && <EmptyState title={m.empty}>{m.noTotalsText}</EmptyState>}
        {isRead && done.length > 0 && (
          <>
            <Stack gap={4}>
              <Select
                label={m.sport}
                options={done.map((id) => ({ id, label: m.sports[id] }))}
                value={sport}
                onChange={(id) => go(id, per)}
              />
              <ToggleGroup
                label={m.totalsBy}
                options={totalsLengths.map((id) => ({ id, label: m.lengths[id] }))}
                value={per}
                onChange={(id) => go(sport, id)}
              />
            </Stack>
            <Totals key={`${sport} ${per}`} sport={sport} per={per} />
          </>
        )}
      </PageBody>
    </>
  );
}

/** Returns the sport and the period length in the URL; by default the most recent sport, by week. */
function useTotalsRoute(done: readonly Sport[]) {
  const search = totalsRoute.useSearch();
  const navigate = useNavigate();
  return {
    sport: done.find((sport) => sport === search.sport) ?? done[0] ?? 'run',
    per: totalsLengths.find((length) => length === search.by) ?? 'week',
    go: (sport: Sport, per: TotalsLength) => void navigate({ ...totalsLink({ sport, by: per }), replace: true }),
  };
}

interface TotalsProps {
  readonly sport: Sport;
  readonly per: TotalsLength;
}

function Totals({ sport, per }: TotalsProps) {
  const m = useMessages(enduranceMessages);
  const totals = useTotals(sport, per);
  const now = totals.at(-1);
  const before = totals.at(-2);
  if (now === undefined) return <Text tone="muted">{m.noneInTotals}</Text>;
  return (
    <>
      <TotalFigures name={m.running[per]} sport={sport} total={now} per={per} />
      {before !== undefined && <TotalFigures name={m.lastOne[per]} sport={sport} total={before} per={per} />}
      <AmountChart totals={totals} sport={sport} per={per} />
      <PaceChart totals={totals} sport={sport} />
      <TotalsTable totals={totals} sport={sport} per={per} />
    </>
  );
}

interface ChartOfTotalsProps {
  readonly totals: readonly SportTotal[];
  readonly sport: Sport;
}

/** A chart of the pace by period, or of the speed in sports that use it. Renders nothing with fewer than two values. */
function PaceChart({ totals, sport }: ChartOfTotalsProps) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const isSpeed = isRecognisedBySpeed(sport);
  const label = isSpeed ? m.averageSpeed : m.averagePace;
  const { days, series } = useMemo(() => {
    const paced = totals.flatMap(({ from, pace }) => (pace === null ? [] : [{ from, pace }]));
    const length = paceLengthOf(sport, labels.system);
    const value = (pace: number) => (isSpeed ? speedPerHour(1 / pace, labels.system) : pacePer(pace, length));
    return {
      days: paced.map(({ from }) => from),
      series: [{ label, values: paced.map(({ pace }) => value(pace)), form: 'line' as const, colour: 2 as const }],
    };
  }, [totals, sport, labels, isSpeed, label]);
  const format = useMemo(() => {
    const length = paceLengthOf(sport, labels.system);
    if (isSpeed) return (value: number) => m.speeds[labels.system]({ speed: labels.number(value, 1) });
    return (value: number) => m.paces[length]({ time: showDuration(seconds(Math.round(value))) });
  }, [m, sport, labels, isSpeed]);
  if (days.length < 2) return null;
  return <DayChart label={label} days={days} series={series} format={format} isDuration={!isSpeed} />;
}

const rowsAtFirst = 12;

/** A table of the totals, newest period first. Without room for all columns, two of them are below the period. */
function TotalsTable({ totals, sport, per }: ChartOfTotalsProps & { readonly per: TotalsLength }) {
  const m = useMessages(enduranceMessages);
  const labels = useQuantityLabels();
  const periodLabels = usePeriodLabels(per);
  const isWide = useMinWidth(1200);
  const [isWhole, setWhole] = useState(false);
  const latestFirst = totals.toReversed();
  const shown = isWhole ? latestFirst : latestFirst.slice(0, rowsAtFirst);
  return (
    <Stack gap={4}>
      <div className={styles.tableScroll}>
        <Table
          className={styles.totals ?? ''}
          headings={[
            m.lengths[per],
            ...[m.distance, m.time, m.elevationGain],
            ...(isWide ? [m.trainingLoad, m.activities] : []),
          ]}
          atEnd="rest"
          numeric
          touch
          aria-label={m.totals}
        >
          {shown.map((total) => (
            <tr key={total.from}>
              <th scope="row">
                <Stack paddingY={isWide ? 0 : 2}>
                  <Text weight="medium">{periodLabels(total)}</Text>
                  {!isWide && <SecondaryText>{m.activityCount({ count: total.activities })}</SecondaryText>}
                  {!isWide && total.load > 0 && (
                    <SecondaryText>{m.loadOf({ load: labels.number(total.load, 0) })}</SecondaryText>
                  )}
                </Stack>
              </th>
              <td>{labels.distance({ si: total.metres }, sport)}</td>
              <td>{totalTime(total.seconds)}</td>
              <td>{labels.climb({ si: total.climb })}</td>
              {isWide && <td>{total.load > 0 ? labels.number(total.load, 0) : m.noTime}</td>}
              {isWide && <td>{labels.number(total.activities, 0)}</td>}
            </tr>
          ))}
        </Table>
      </div>
      {!isWhole && latestFirst.length > rowsAtFirst && (
        <Button variant="quiet" isWide onPress={() => setWhole(true)}>
          {m.showMore}
        </Button>
      )}
    </Stack>
  );
}
