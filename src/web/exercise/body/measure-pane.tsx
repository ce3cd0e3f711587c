import { useNavigate } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type DayValue, dayValues, type Reading, weightTrend } from '#domain/exercise/body/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { bodyLink, measureLink } from '../../links/exercise.ts';
import { usePageTitle } from '../../page/index.ts';
import { BackLink } from '../../records/index.ts';
import { useDocument, useDocumentRead } from '../../replica/index.ts';
import { useDayLabel } from '../../time/index.ts';
import { PageBody, Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { DeleteItem, MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { offerUndo } from '../../undo/index.ts';
import { type ChartSeries, DayChart, startOfRange, type TimeRange, TimeRangeToggle } from '../charts/index.ts';
import { Explained } from '../explain/index.ts';
import { BodyFatByGirths } from './body-fat-by-girths.tsx';
import { bodyMessages } from './messages/index.ts';
import { OwnMeasureDialog } from './own-measure-dialog.tsx';
import { QuickEntry } from './quick-entry.tsx';
import { ReadingsList } from './readings-list.tsx';
import { ThrownAwayReadings } from './thrown-away-here.tsx';
import { useMeasureFormat } from './use-measure-format.ts';
import { type NamedMeasure, useMeasures } from './use-measures.ts';
import { useReadings } from './use-readings.ts';
import { WeightFigures } from './weight-figures.tsx';

export interface MeasurePaneProps {
  readonly id: string;
  /** Whether the user opened the measurement, rather than it being the default beside the list. */
  readonly isPage: boolean;
}

/** One measurement: its latest value, its chart and all its values. */
export function MeasurePane({ id, isPage }: MeasurePaneProps) {
  const m = useMessages(bodyMessages);
  const isRead = useDocumentRead();
  const measure = useMeasures().find((each) => each.id === id);
  if (isRead && measure !== undefined) return <MeasureView measure={measure} isPage={isPage} />;
  return (
    <>
      <BackLink link={bodyLink}>{m.body}</BackLink>
      {isRead ? (
        <EmptyState level={1} title={m.noMeasurement} action={<Link {...bodyLink}>{m.body}</Link>}>
          {m.noMeasurementText}
        </EmptyState>
      ) : (
        <StateView kind="loading" title={m.loading} />
      )}
    </>
  );
}

function MeasureView({ measure, isPage }: { readonly measure: NamedMeasure; readonly isPage: boolean }) {
  const m = useMessages(bodyMessages);
  const readings = useReadings().get(measure.id) ?? [];
  usePageTitle(isPage ? measure.name : m.body);
  return (
    <>
      {isPage && <BackLink link={bodyLink}>{m.body}</BackLink>}
      <PageBody as="article" gap={5}>
        <Row as="header" gap={2} align="start" justify="between">
          <Heading level={isPage ? 1 : 2} size={6} lines={2} personal>
            {measure.name}
          </Heading>
          {measure.known === null && <OwnMeasureMenu measure={measure} />}
        </Row>
        <Latest measure={measure} reading={readings.at(-1)} />
        {measure.id === 'body-weight' && <WeightFigures />}
        {measure.id === 'body-fat' && <BodyFatByGirths />}
        <QuickEntry measure={measure} />
        {readings.length > 0 && (
          <>
            <MeasureChart measure={measure} readings={readings} />
            <ReadingsList measure={measure} readings={readings} level={isPage ? 2 : 3} />
          </>
        )}
        <ThrownAwayReadings measure={measure} />
      </PageBody>
    </>
  );
}

interface LatestProps {
  readonly measure: NamedMeasure;
  readonly reading: Reading | undefined;
}

function Latest({ measure, reading }: LatestProps) {
  const m = useMessages(bodyMessages);
  const { valueLabels } = useMeasureFormat();
  const dayLabel = useDayLabel();
  if (reading === undefined) return <Text tone="muted">{m.noEntries}</Text>;
  return (
    <Row gap={3} rowGap={0} align="baseline" wrap>
      <Text as="span" size={7} weight="strong" numeric>
        {valueLabels(reading.value, measure.dimension)}
      </Text>
      <Text as="span" tone="muted">
        {dayLabel(reading.day)}
      </Text>
    </Row>
  );
}

function OwnMeasureMenu({ measure }: { readonly measure: NamedMeasure }) {
  const m = useMessages(bodyMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const remove = () => {
    const key = recordKey('measures', measure.id);
    document.trash([key]);
    void navigate(bodyLink);
    offerUndo(m.measurementRemoved({ measurement: measure.name }), () => {
      document.restore([key]);
      void navigate(measureLink(measure.id));
    });
  };
  return (
    <>
      <MoreMenu label={m.more}>
        <MenuItem icon={<Pencil />} onAction={() => setRenaming(true)}>
          {m.rename}
        </MenuItem>
        <DeleteItem onAction={remove}>{m.removeMeasurement}</DeleteItem>
      </MoreMenu>
      <OwnMeasureDialog measure={measure} isOpen={isRenaming} onClose={() => setRenaming(false)} />
    </>
  );
}

interface MeasureChartProps {
  readonly measure: NamedMeasure;
  /** At least one value, oldest first. */
  readonly readings: readonly Reading[];
}

/** A chart of a measurement over time. Body weight also shows its trend, computed from all values. */
function MeasureChart({ measure, readings }: MeasureChartProps) {
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
