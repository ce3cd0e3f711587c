import { useLayoutEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import 'uplot/dist/uPlot.min.css';
import uPlot from 'uplot';
import styles from './chart.module.css';
import type { ChartProps, ChartSeries } from './chart.tsx';
import { type ChartPaint, chartPaint, followPaint } from './chart-paint.ts';
import { type DayStep, dayMarks, dayMoment, dayNumber, dayStep } from './day-axis.ts';
import { onceForEach } from './once-for-each.ts';

interface ChartPlotProps extends Pick<ChartProps, 'days' | 'series' | 'format'> {
  readonly isFromZero: boolean;
  readonly isDuration: boolean;
  /** Called with the index of the day under the pointer; null if the pointer is on none. */
  readonly onPoint: (index: number | null) => void;
}

/** The canvas of a chart, hidden from screen readers. It is loaded with the first chart. */
export default function ChartPlot({ days, series, format, isFromZero, isDuration, onPoint }: ChartPlotProps) {
  const { locale } = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  // a layout effect, so that the first frame of the page already contains the canvas
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const options = plotOptions({ element, series, format, isFromZero, isDuration, locale, onPoint });
    const data = [days.map(dayNumber), ...series.map(({ values }) => [...values])] as uPlot.AlignedData;
    let plot: uPlot | null = null;
    // the first size is reported after the browser's own layout, so that the chart does not force another one
    const resized = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const size = { width: Math.max(entry.contentRect.width, 1), height: Math.max(entry.contentRect.height, 1) };
      if (plot === null) plot = new uPlot({ ...options, ...size }, data, element);
      else plot.setSize(size);
    });
    resized.observe(element);
    const stopFollowing = followPaint(() => plot?.redraw());
    return () => {
      stopFollowing();
      resized.disconnect();
      plot?.destroy();
      onPoint(null);
    };
  }, [days, series, format, isFromZero, isDuration, locale, onPoint]);
  return <div ref={frame} className={styles.frame} dir="ltr" />;
}

interface PlotGiven extends Pick<ChartPlotProps, 'series' | 'format' | 'isFromZero' | 'isDuration' | 'onPoint'> {
  readonly element: HTMLElement;
  readonly locale: string;
}

/** Room for half of a label below the last day, such as `30. Nov.`. In CSS pixels. */
const halfLabel = 22;

function plotOptions(given: PlotGiven): Omit<uPlot.Options, 'width' | 'height'> {
  const { element, series, onPoint } = given;
  const hasBars = series.some(({ form }) => form === 'bars');
  const paint = () => chartPaint(element);
  return {
    padding: [8, halfLabel, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
    scales: {
      // of a single day, the plot itself would show decades around it
      x: { time: false, range: ({ data: [days] }) => dayRange(days[0] ?? 0, days.at(-1) ?? 0, hasBars) },
      y: { range: (_, least, most) => valueRange(least, most, given.isFromZero || hasBars) },
    },
    axes: [dayAxis(given, paint), valueAxis(given, paint)],
    series: [{}, ...series.map((each, position) => plotSeries(each, position, paint))],
    hooks: { setCursor: [({ cursor }) => onPoint(cursor.idx ?? null)] },
  };
}

function plotSeries({ form, colour }: ChartSeries, position: number, paint: () => ChartPaint): uPlot.Series {
  const stroke = () => paint().series[(colour ?? position + 1) - 1] ?? paint().words;
  const line: uPlot.Series = { stroke, width: 2, spanGaps: true };
  switch (form) {
    case 'bars': {
      const paths = uPlot.paths.bars?.({ size: [0.7, 40], radius: 0.2 });
      return { stroke, fill: stroke, width: 0, points: { show: false }, ...(paths && { paths }) };
    }
    case 'points':
      return { ...line, paths: () => null, points: { show: true, size: 6, fill: stroke } };
    case 'dashed':
      return { ...line, width: 1.5, dash: [5, 4], points: { show: false } };
    case 'line':
      return { ...line, points: { size: 6, fill: stroke } };
  }
}

/** Returns the range of an axis, with a small margin on both sides, and half a bar more for bar charts. */
function dayRange(first: number, last: number, hasBars: boolean): uPlot.Range.MinMax {
  const room = Math.max((last - first) * 0.02, hasBars ? 0.6 : 0.2);
  return [first - room, last + room];
}

function valueRange(least: number | null, most: number | null, isFromZero: boolean): uPlot.Range.MinMax {
  if (least === null || most === null) return [0, 1];
  const room = Math.max((most - least) * 0.1, Math.abs(most) * 0.03, 1e-6);
  if (!isFromZero) return [least - room, most + room];
  return [Math.min(0, least - (least < 0 ? room : 0)), Math.max(most + room, 0)];
}

const roomForDay = 52;

function dayAxis({ locale }: PlotGiven, paint: () => ChartPaint): uPlot.Axis {
  const print = dayPrinter(locale);
  let step: DayStep = { unit: 'day', every: 1 };
  return {
    ...axisPaint(paint),
    grid: { show: false },
    size: 28,
    splits: (plot, _axis, first, last) => {
      step = dayStep(first, last, Math.max(1, Math.floor(plot.bbox.width / devicePixelRatio / roomForDay)));
      return [...dayMarks(first, last, step)];
    },
    values: (_, marks) => marks.map((mark) => print(mark, step)),
  };
}

/**
 * Returns a formatter for axis labels. If the step is in months, January is labelled with the year. There is one
 * formatter per locale, since creating one is slow.
 */
const dayPrinter = onceForEach((locale: string) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const byUnit = {
    day: format({ day: 'numeric', month: 'short' }),
    month: format({ month: 'short' }),
    year: format({ year: 'numeric' }),
  };
  return (mark: number, { unit }: DayStep): string => {
    const at = dayMoment(mark);
    const isNewYear = unit === 'month' && new Date(at).getUTCMonth() === 0;
    return byUnit[isNewYear ? 'year' : unit].format(at);
  };
});

/** The possible axis steps in seconds, as on a clock: whole fractions of a minute or an hour. */
const clockSteps = [1, 2, 5, 10, 15, 30, ...[1, 2, 5, 10, 15, 30, 60, 120, 300, 600].map((minutes) => minutes * 60)];

/** The possible axis steps below 1 with as few decimals as possible: of steps of 0.25, labels with one decimal are wrong. */
const stepsBelowOne = [-6, -5, -4, -3, -2, -1].flatMap((exponent) =>
  [1, 2, 5].map((factor) => Number(`${factor}e${exponent}`)),
);

const stepsFromOne = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((exponent) =>
  [1, 2, 2.5, 5].map((factor) => factor * 10 ** exponent),
);

/** Returns a function that says whether marks at this distance have different labels: without decimals, not at 0.2. */
function isToldApart(format: PlotGiven['format']): (step: number) => boolean {
  return (step) => new Set([0, 1, 2, 3].map((times) => format(times * step))).size === 4;
}

function valueAxis({ format, isDuration }: PlotGiven, paint: () => ChartPaint): uPlot.Axis {
  return {
    ...axisPaint(paint),
    grid: { stroke: () => paint().lines, width: 1 },
    space: 36,
    incrs: isDuration ? clockSteps : [...stepsBelowOne, ...stepsFromOne].filter(isToldApart(format)),
    values: (_, marks) => marks.map(format),
    size: (_, words) => 12 + 7 * Math.max(0, ...(words ?? []).map(({ length }) => length)),
  };
}

function axisPaint(paint: () => ChartPaint): uPlot.Axis {
  return { stroke: () => paint().words, font: paint().font, ticks: { show: false }, gap: 6 };
}
