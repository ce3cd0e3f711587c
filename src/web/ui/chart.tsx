import { ChartLine, Table2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from './button.tsx';
import styles from './chart.module.css';
import { dayMoment, dayNumber } from './day-axis.ts';
import { IconButton } from './icon-button.tsx';
import { onceForEach } from './once-for-each.ts';
import { Table } from './table.tsx';

const Plot = lazy(() => import('./chart-plot.tsx'));

export interface ChartSeries {
  readonly label: string;
  /** One value for each day of the chart; null for a day without one. */
  readonly values: readonly (number | null)[];
  /** `line` bridges days without a value; `dashed` is a less prominent line. */
  readonly form: 'line' | 'dashed' | 'points' | 'bars';
  /** The number of a chart colour; by default the position of the series. */
  readonly colour?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * Renders a value in the table, for example as a button that opens details. Receives the formatted value and the
   * index of the day.
   */
  readonly opened?: (text: string, index: number) => ReactNode;
}

export interface ChartLabels {
  /** The labels of the button that switches between chart and table. */
  readonly showTable: string;
  readonly showChart: string;
  /** The heading of the column of days. */
  readonly day: string;
  /** Shown for a day without a value. */
  readonly none: string;
  /** The label of the button that shows more rows of the table. */
  readonly more: string;
}

export interface ChartProps {
  readonly label: string;
  /** Replaces the visible label, by a link or a button that opens details. */
  readonly caption?: ReactNode;
  /** At least one day as `YYYY-MM-DD`, in ascending order. */
  readonly days: readonly string[];
  /** Must be the same array until the series change, since a new array redraws the chart. */
  readonly series: readonly ChartSeries[];
  /** Formats values on the axis, above the chart and in the table. */
  readonly format: (value: number) => string;
  readonly labels: ChartLabels;
  /** Whether the axis starts at 0, or below 0 for negative values. The axis of bar charts always does. */
  readonly isFromZero?: boolean;
  /** Whether values are durations in seconds, so that the axis has the steps of a clock. */
  readonly isDuration?: boolean;
  readonly size?: 'small' | 'large';
}

/** Values over days, as a chart or a table. The values of the day under the pointer are shown above the chart. */
export function Chart(props: ChartProps) {
  const { label, caption, days, series, format, labels, size = 'small' } = props;
  const { isFromZero = false, isDuration = false } = props;
  const [isTable, setTable] = useState(false);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  return (
    <figure className={styles.chart} aria-label={label}>
      <div className={styles.head}>
        <figcaption className={styles.caption}>{caption ?? label}</figcaption>
        <IconButton
          icon={isTable ? <ChartLine /> : <Table2 />}
          label={isTable ? labels.showChart : labels.showTable}
          onPress={() => setTable(!isTable)}
        />
      </div>
      {isTable ? (
        <ChartTable label={label} days={days} series={series} format={format} labels={labels} />
      ) : (
        <>
          <Readout days={days} series={series} format={format} labels={labels} at={pointedAt} />
          <div className={styles.plot} data-size={size} role="img" aria-label={label}>
            <Suspense>
              <Plot
                days={days}
                series={series}
                format={format}
                isFromZero={isFromZero}
                isDuration={isDuration}
                onPoint={setPointedAt}
              />
            </Suspense>
          </div>
        </>
      )}
    </figure>
  );
}

type Shown = Pick<ChartProps, 'days' | 'series' | 'format' | 'labels'>;

/** Shows the values of the day under the pointer, else of the last day with a value. It also serves as the legend. */
function Readout({ days, series, format, labels, at }: Shown & { readonly at: number | null }) {
  const printDay = useDayFormat();
  const last = useMemo(() => lastWithValue(days, series), [days, series]);
  const index = at !== null && at < days.length ? at : last;
  return (
    <div className={styles.readout} aria-hidden="true">
      <span>{printDay(days[index] ?? '')}</span>
      {series.map(({ label, values, colour }, position) => (
        <span key={label} className={styles.value}>
          {series.length > 1 && (
            <>
              <span className={styles.swatch} data-colour={colour ?? position + 1} />
              <span className={styles.series}>{label}</span>
            </>
          )}
          {printed(values[index], format, labels.none)}
        </span>
      ))}
    </div>
  );
}

const rowsAtOnce = 60;

/** The same values as a table, latest day first. */
function ChartTable({ label, days, series, format, labels }: Shown & { readonly label: string }) {
  const printDay = useDayFormat();
  const [rows, setRows] = useState(rowsAtOnce);
  const latestFirst = useMemo(() => days.map((_, index) => days.length - 1 - index), [days]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scrollable table reachable by keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <Table headings={[labels.day, ...series.map((each) => each.label)]} atEnd="rest" size={2} numeric stickyHead>
        {latestFirst.slice(0, rows).map((index) => (
          <tr key={days[index]}>
            <th scope="row">{printDay(days[index] ?? '')}</th>
            {series.map((each) => (
              <td key={each.label}>{inTable(each, index, { format, none: labels.none })}</td>
            ))}
          </tr>
        ))}
      </Table>
      {rows < days.length && (
        <Button variant="quiet" isWide onPress={() => setRows(rows + rowsAtOnce)}>
          {labels.more}
        </Button>
      )}
    </section>
  );
}

function inTable(
  { values, opened }: ChartSeries,
  index: number,
  { format, none }: { readonly format: (value: number) => string; readonly none: string },
): ReactNode {
  const text = printed(values[index], format, none);
  return opened === undefined || typeof values[index] !== 'number' ? text : opened(text, index);
}

function printed(value: number | null | undefined, format: (value: number) => string, none: string): string {
  return value === null || value === undefined ? none : format(value);
}

function lastWithValue(days: readonly string[], series: readonly ChartSeries[]): number {
  const found = days.findLastIndex((_, index) => series.some(({ values }) => (values[index] ?? null) !== null));
  return found === -1 ? days.length - 1 : found;
}

function useDayFormat(): (day: string) => string {
  const { locale } = useLocale();
  const format = dayFormatOf(locale);
  return (day) => (day === '' ? '' : format.format(dayMoment(dayNumber(day))));
}

/** Cached per locale, since creating formatters is slow. */
const dayFormatOf = onceForEach(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
