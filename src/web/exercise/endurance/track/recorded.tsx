import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { showDuration } from '#domain/exercise/endurance/index.ts';
import { hiddenIn, knownSport, trackFiguresVersion } from '#domain/exercise/index.ts';
import { seconds, toSi } from '#domain/kernel/index.ts';
import { applyFigures, drawnOutline, type TrackView } from '#domain/track/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useLatest } from '../../../lifecycle/index.ts';
import { Notice } from '../../../page/index.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { SecondaryText, SectionHeading } from '../../../ui/text.tsx';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import { useQuantityLabels } from '../../quantities/index.ts';
import type { ChangedActivityProps } from '../gear/gear-choice.tsx';
import { usePrivacyZones } from '../labels/use-privacy-zones.ts';
import { enduranceMessages } from '../messages/index.ts';
import { colourCount, colourSteps } from './draw-route.ts';
import { Efforts } from './efforts.tsx';
import { focusButtonIn, HiddenStretches } from './hidden-stretches.tsx';
import { ImpossibleStretches } from './impossible-stretches.tsx';
import { type Measure, useMeasures } from './measures.ts';
import { OpeningTrack } from './opening-track.tsx';
import { PositionSlider } from './position-slider.tsx';
import { PrivacyZones } from './privacy-zones.tsx';
import { RouteMap } from './route-map.tsx';
import { SameRoute, useSameRoute } from './same-route.tsx';
import { Splits } from './splits.tsx';
import styles from './track.module.css';
import { TrackCursor, useCursorPoint } from './track-cursor.ts';
import { TrackFiguresList } from './track-figures-list.tsx';
import { type PlotAxis, type PointRange, TrackPlot } from './track-plot.tsx';
import { type OpenTrack, useTrack } from './use-track.ts';
import { ValueTable } from './value-table.tsx';
import { ZoneTimes } from './zone-times.tsx';

/** What was recorded: the route, the charts, and what follows from them. The tables need no track. */
export default function Recorded({ activity, change }: ChangedActivityProps) {
  const m = useMessages(enduranceMessages);
  const { value, inTrash } = activity;
  const track = useTrack(value);
  const sameRoute = useSameRoute(activity);
  useCurrentFigures(track, activity, change);
  const { trackFigures: figures } = value;
  return (
    <Stack gap={6}>
      {track.failure !== null && <Notice tone="warn">{m.trackFailures[track.failure]}</Notice>}
      {track.failure === null && track.view === null && <OpeningTrack />}
      {track.view !== null && track.view.length > 0 && (
        <OpenedTrack view={track.view} activity={activity} change={change} figures={track.figures} key={activity.id} />
      )}
      {figures !== undefined && figures.kilometres.length > 0 && (
        <Section title={m.splits}>
          <Splits figures={figures} activity={value} covered={value.distance?.si ?? 0} />
        </Section>
      )}
      {figures !== undefined && figures.distances.length + figures.powers.length > 0 && (
        <Section title={m.bestEfforts}>
          <Efforts figures={figures} activity={value} />
        </Section>
      )}
      {sameRoute.length > 0 && (
        <Section title={m.sameRoute}>
          <SameRoute activity={activity} others={sameRoute} />
        </Section>
      )}
      {figures?.beats !== undefined && (
        <Section title={m.timeInZones}>
          <ZoneTimes activity={value} beats={figures.beats} />
        </Section>
      )}
      {track.view?.length === 0 && !inTrash && <SecondaryText as="p">{m.allHidden}</SecondaryText>}
    </Stack>
  );
}

/**
 * Stores figures again that an earlier version computed, or another device with other hidden stretches, or that were
 * computed for another sport or other privacy zones.
 */
function useCurrentFigures(
  { view, figures: compute }: OpenTrack,
  { value, inTrash }: ChangedActivityProps['activity'],
  change: ChangedActivityProps['change'],
) {
  const { trackFigures: figures, hidden } = value;
  const named = hiddenIn(Object.values(hidden));
  const zones = usePrivacyZones();
  const isCurrent =
    figures !== undefined &&
    figures.version >= trackFiguresVersion && // a device with a newer version would compute them again
    figures.hidden === named &&
    figures.sport === knownSport(value.sport) &&
    drawnOutline(figures, zones.name) !== undefined;
  const isOpen = view !== null;
  const latest = useLatest({ hidden, change });
  useEffect(() => {
    if (!isOpen || isCurrent || inTrash) return;
    let isDue = true;
    void compute(Object.values(latest().hidden)).then((computed) => {
      if (!isDue || !computed.ok || computed.value.stored.hidden !== named) return;
      latest().change((draft) => applyFigures(draft, computed.value));
    });
    return () => {
      isDue = false;
    };
  }, [isOpen, isCurrent, inTrash, named, compute, latest]);
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      {children}
    </Stack>
  );
}

interface OpenedTrackProps extends ChangedActivityProps {
  readonly view: TrackView;
  readonly figures: OpenTrack['figures'];
}

function OpenedTrack({ view, activity, change, figures }: OpenedTrackProps) {
  const m = useMessages(enduranceMessages);
  const { value, inTrash } = activity;
  const measures = useMeasures(view, value.sport);
  const [cursor] = useState(() => new TrackCursor());
  const [selection, setSelection] = useState<PointRange | null>(null);
  const [over, setOver] = useState<'distance' | 'time'>('distance');
  const axis = usePlotAxis(view, over);
  const textAt = useTextAt(view, measures, value.sport);
  const toggle = useRef<HTMLDivElement>(null);
  const hasRoute = view.east.some((metres) => !Number.isNaN(metres));
  return (
    <>
      {!inTrash && (
        <ImpossibleStretches activity={value} figures={figures} change={change} onHide={() => focusButtonIn(toggle)} />
      )}
      {hasRoute && <ColouredMap view={view} measures={measures} cursor={cursor} selection={selection} />}
      <TrackFiguresList activity={value} view={view} />
      <Stack gap={3}>
        {view.covered !== null && (
          <ToggleGroup
            label={m.chartsOver}
            options={[
              { id: 'distance', label: m.distance },
              { id: 'time', label: m.time },
            ]}
            value={over}
            onChange={setOver}
          />
        )}
        <CursorSlider view={view} cursor={cursor} textAt={textAt} />
        {measures
          .filter(({ id }) => id !== 'grade')
          .map((measure) => (
            <figure key={measure.id} className={styles.figure}>
              <figcaption>
                <SecondaryText as="span">{measure.label}</SecondaryText>
              </figcaption>
              <div role="img" aria-label={measure.label}>
                <TrackPlot
                  measure={measure}
                  axis={axis}
                  segments={view.segments}
                  cursor={cursor}
                  selection={selection}
                />
              </div>
            </figure>
          ))}
        <Disclosure summary={m.valuesAsTable}>
          <ValueTable view={view} measures={measures} sport={value.sport} />
        </Disclosure>
        {view.ends !== null && !inTrash && (
          <Row>
            <PrivacyZones ends={view.ends} />
          </Row>
        )}
        {!inTrash && (
          <HiddenStretches
            {...{ activity: value, view, figures, change, selection, textAt, toggle }}
            onSelect={setSelection}
          />
        )}
      </Stack>
    </>
  );
}

function usePlotAxis(view: TrackView, over: 'distance' | 'time'): PlotAxis {
  const labels = useQuantityLabels();
  return useMemo(() => {
    const { covered, time } = view;
    if (covered === null || over === 'time')
      return { values: time, isDuration: true, mark: (value) => showDuration(seconds(Math.round(value))) };
    const unit = toSi(1, labels.system);
    return {
      values: covered.map((metres) => metres / unit),
      isDuration: false,
      mark: (value) => `${labels.number(value, 2)}\u00a0${labels.system}`,
    };
  }, [view, over, labels]);
}

/** Returns what is at a point, as text: how far, when, and each measure. */
function useTextAt(view: TrackView, measures: readonly Measure[], sport: string | undefined) {
  const labels = useQuantityLabels();
  return (point: number): string => {
    const covered = view.covered?.[point];
    return [
      covered === undefined ? null : labels.distance({ si: Math.round(covered / 10) * 10 }, sport),
      showDuration(seconds(Math.round(view.time[point] ?? 0))),
      ...measures.map(({ values, format }) => {
        const value = values[point] ?? Number.NaN;
        return Number.isNaN(value) ? null : format(value);
      }),
    ]
      .filter((text) => text !== null)
      .join(' · ');
  };
}

interface CursorSliderProps {
  readonly view: TrackView;
  readonly cursor: TrackCursor;
  readonly textAt: (point: number) => string;
}

function CursorSlider({ view, cursor, textAt }: CursorSliderProps) {
  const m = useMessages(enduranceMessages);
  const point = Math.min(useCursorPoint(cursor) ?? 0, view.length - 1);
  return (
    <PositionSlider label={m.position} length={view.length} value={point} text={textAt(point)} onChange={cursor.move} />
  );
}

interface ColouredMapProps {
  readonly view: TrackView;
  readonly measures: readonly Measure[];
  readonly cursor: TrackCursor;
  readonly selection: PointRange | null;
}

/** The route, coloured by one of the measures. */
function ColouredMap({ view, measures, cursor, selection }: ColouredMapProps) {
  const m = useMessages(enduranceMessages);
  const colouring = measures.filter(({ id }) => id === 'speed' || id === 'heartRate' || id === 'grade');
  const [chosen, setChosen] = useState(colouring[0]?.id ?? 'speed');
  const measure = colouring.find(({ id }) => id === chosen) ?? colouring[0];
  const colours = useMemo(() => {
    if (measure === undefined) return { steps: new Uint8Array(view.length), limits: null };
    return colourSteps(measure.values, colourCount, measure.isReversed);
  }, [measure, view]);
  return (
    <Stack gap={3}>
      <RouteMap view={view} colours={colours.steps} cursor={cursor} selection={selection} />
      {measure !== undefined && (
        <Row gap={4} rowGap={2} align="center" wrap>
          {colouring.length > 1 && (
            <ToggleGroup
              label={m.colourBy}
              options={colouring.map(({ id, label }) => ({ id, label }))}
              value={measure.id}
              onChange={setChosen}
            />
          )}
          {colours.limits !== null && (
            <Row gap={2} align="center" basis={15}>
              <SecondaryText as="span" numeric>
                {measure.format(colours.limits[0])}
              </SecondaryText>
              <div className={styles.legend} aria-hidden="true" />
              <SecondaryText as="span" numeric>
                {measure.format(colours.limits[1])}
              </SecondaryText>
            </Row>
          )}
        </Row>
      )}
    </Stack>
  );
}
