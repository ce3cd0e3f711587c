import { useEffect, useLayoutEffect, useRef } from 'react';
import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';
import { type ChartPaint, chartPaint, followPaint } from '../../../ui/chart-paint.ts';
import type { Measure } from './measures.ts';
import styles from './track.module.css';
import type { TrackCursor } from './track-cursor.ts';

/** What the charts of a track are drawn over. */
export interface PlotAxis {
  /** One value a point, never falling. */
  readonly values: Float64Array;
  readonly mark: (value: number) => string;
  readonly isDuration: boolean;
}

/** A range of points, both included. */
export type PointRange = readonly [from: number, to: number];

interface TrackPlotProps {
  readonly measure: Measure;
  readonly axis: PlotAxis;
  /** The first point of each segment: lines are not drawn over pauses. */
  readonly segments: readonly number[];
  readonly cursor: TrackCursor;
  readonly selection: PointRange | null;
}

/** A measure of a track over its distance or time, with the cursor that all of them share. */
export function TrackPlot({ measure, axis, segments, cursor, selection }: TrackPlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const selected = useRef(selection);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const options = plotOptions(element, measure, axis, { cursor, selectionOf: () => selected.current });
    const data = [Array.from(axis.values), drawnValues(measure.values, segments)] as uPlot.AlignedData;
    const resized = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const size = { width: Math.max(entry.contentRect.width, 1), height: Math.max(entry.contentRect.height, 1) };
      if (plot.current === null) plot.current = new uPlot({ ...options, ...size }, data, element);
      else plot.current.setSize(size);
    });
    resized.observe(element);
    const stopFollowing = followPaint(() => plot.current?.redraw());
    const stopMarking = cursor.subscribe(() => markPoint(plot.current, cursor.point));
    return () => {
      stopMarking();
      stopFollowing();
      resized.disconnect();
      plot.current?.destroy();
      plot.current = null;
    };
  }, [measure, axis, segments, cursor]);
  useEffect(() => {
    selected.current = selection;
    plot.current?.redraw(false);
  }, [selection]);
  return <div ref={frame} className={styles.plot} dir="ltr" />;
}

/** The values with gaps for those that are missing, and before each pause. */
function drawnValues(values: Float64Array, segments: readonly number[]): (number | null)[] {
  const drawn = Array.from(values, (value) => (Number.isNaN(value) ? null : value));
  for (const first of segments) if (first > 0) drawn[first - 1] = null;
  return drawn;
}

/** Marks a point that the pointer is not on, as the keyboard or another chart moved it. */
function markPoint(plot: uPlot | null, point: number | null): void {
  if (plot === null || plot.cursor.idx === point) return;
  const x = point === null ? undefined : plot.data[0][point];
  plot.setCursor({ left: x === undefined ? -10 : plot.valToPos(x, 'x'), top: x === undefined ? -10 : 0 }, false);
}

interface Followed {
  readonly cursor: TrackCursor;
  readonly selectionOf: () => PointRange | null;
}

function plotOptions(
  element: HTMLElement,
  { values, mark, isReversed, colour }: Measure,
  axis: PlotAxis,
  { cursor, selectionOf }: Followed,
): Omit<uPlot.Options, 'width' | 'height'> {
  const paint = () => chartPaint(element);
  const stroke = () => paint().series[colour - 1] ?? paint().words;
  const look = (): uPlot.Axis => ({ stroke: () => paint().words, font: paint().font, ticks: { show: false }, gap: 6 });
  const range = usualRange(values);
  return {
    padding: [8, halfMark, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
    scales: { x: { time: false }, y: { range: () => [...range], dir: isReversed ? -1 : 1 } },
    axes: [
      {
        ...look(),
        ...{ grid: { show: false }, size: 26, space: 60 },
        ...(axis.isDuration && { incrs: clockSteps }),
        values: (_, marks) => marks.map(axis.mark),
      },
      {
        ...look(),
        ...{ grid: { stroke: () => paint().lines, width: 1 }, space: 30 },
        ...(isReversed && { incrs: clockSteps }),
        values: (_, marks) => marks.map(mark),
        size: 52,
      },
    ],
    series: [{}, { stroke, width: 1.5, points: { show: false }, spanGaps: false }],
    hooks: {
      setCursor: [({ cursor: { left, idx } }) => ((left ?? -1) < 0 ? undefined : cursor.move(idx ?? null))],
      draw: [(plot) => drawSelection(plot, selectionOf(), paint())],
    },
  };
}

/** Room for half of a label below the end of the line, such as `12.5 km`. In CSS pixels. */
const halfMark = 22;

/** The possible axis steps in seconds, as on a clock. */
const clockSteps = [5, 10, 15, 30, ...[1, 2, 5, 10, 15, 30, 60, 120, 300, 600].map((minutes) => minutes * 60)];

/** Returns the range without the few lowest and highest values, which would make the rest a flat line. */
function usualRange(values: Float64Array): readonly [number, number] {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  const at = (share: number) => known[Math.round(share * (known.length - 1))] ?? 0;
  const [low, high] = [at(0.02), at(0.995)];
  const room = Math.max((high - low) * 0.08, Math.abs(high) * 0.01, 1e-6);
  return [low - room, high + room];
}

function drawSelection(plot: uPlot, selection: PointRange | null, { bad }: ChartPaint): void {
  const [from, to] = (selection ?? []).map((point) => plot.data[0][point]);
  if (from === undefined || to === undefined) return;
  const { ctx, bbox } = plot;
  const left = plot.valToPos(from, 'x', true);
  ctx.save();
  ctx.globalAlpha = 0.25;
  ctx.fillStyle = bad;
  ctx.fillRect(left, bbox.top, Math.max(2, plot.valToPos(to, 'x', true) - left), bbox.height);
  ctx.restore();
}
