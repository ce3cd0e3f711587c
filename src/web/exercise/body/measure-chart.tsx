import { useMemo, useState } from 'react';
import { type DayValue, dayValues, type Reading, weightTrend } from '#domain/exercise/body/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { type ChartSeries, DayChart, startOfRange, type TimeRange, TimeRangeToggle } from '../charts/index.ts';
import { Explained } from '../explain/index.ts';
import { bodyMessages } from './messages/index.ts';
import { useMeasureFormat } from './use-measure-format.ts';
import type { NamedMeasure } from './use-measures.ts';

export interface MeasureChartProps {
  readonly measure: NamedMeasure;
  /** At least one value, oldest first. */
  readonly readings: readonly Reading[];
}

/** A chart of a measurement over time. Body weight also shows its trend, computed from all values. */
export function MeasureChart({ measure, readings }: MeasureChartProps) {
  const m = useMessages(bodyMessages);
  const { toAxis, onAxis, reckoned } = useMeasureFormat();
  const { today } = useDocument();
  const [range, setRange] = useState<TimeRange>('quarter');
  const from = startOfRange(range, today());
  const points = useMemo(() => weightTrend(dayValues(readings)), [readings]);
  const isWeight = measure.id === 'body-weight';
  const { days, series } = useMemo(() => {
    const inRange = points.filter(({ day }) => from === null || day >= from);
    const shown = inRange.length > 0 ? inRange : points.slice(-1);
    const inUnit = (of: (point: (typeof points)[number]) => number) =>
      shown.map((point) => toAxis(of(point), measure.dimension));
    const inputsOf = (at: number) => {
      const [before, on] = [points[at - 1], points[at]];
      return [
        ...(before === undefined ? [] : [{ name: m.previousTrend, value: reckoned(before.trend, 'mass') }]),
        ...(on === undefined ? [] : [{ name: m.weightThatDay, value: reckoned(on.value, 'mass') }]),
      ];
    };
    const read: ChartSeries = {
      label: measure.name,
      values: inUnit(({ value }: DayValue) => value),
      form: isWeight ? 'points' : 'line',
      colour: 2,
    };
    const trend: ChartSeries = {
      label: m.trend,
      values: inUnit((point) => point.trend),
      form: 'line',
      colour: 1,
      opened: (words, at) => (
        <Explained formula="body/trend" inputs={inputsOf(at + points.length - shown.length)} isInTable>
          {words}
        </Explained>
      ),
    };
    return { days: shown.map(({ day }) => day), series: isWeight ? [read, trend] : [read] };
  }, [points, from, toAxis, reckoned, isWeight, measure.name, measure.dimension, m]);
  return (
    <Stack as="section" gap={3}>
      <DayChart
        label={measure.name}
        days={days}
        series={series}
        format={(value) => onAxis(value, measure.dimension)}
        size="large"
      />
      <TimeRangeToggle value={range} onChange={setRange} />
    </Stack>
  );
}
