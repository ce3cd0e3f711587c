import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  heatLevel,
  heatMinutes,
  monthsOf,
  type Period,
  type TrainingDays,
  trainedIn,
  weeksOf,
} from '#domain/exercise/goals/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Table } from '../../ui/table.tsx';
import { SectionHeading, Text } from '../../ui/text.tsx';
import styles from './heat-map.module.css';
import { calendarMessages } from './messages/index.ts';
import { useTrainingLabels } from './use-training-labels.ts';

/** A year of training as a heat map, and its months as a table. */
export function Year({ days }: { readonly days: TrainingDays }) {
  const m = useMessages(calendarMessages);
  const today = useDocument().today();
  const thisYear = Number(today.slice(0, 4));
  const first = useMemo(() => firstYear(days, thisYear), [days, thisYear]);
  const [year, setYear] = useState(thisYear);
  const months = monthsOf(year);
  const period = { from: months[0]?.from ?? today, until: months[11]?.until ?? today };
  return (
    <Stack as="section" gap={3} aria-label={m.year}>
      <Row gap={2} align="center" justify="between" wrap>
        <SectionHeading>{String(year)}</SectionHeading>
        <div>
          <IconButton
            icon={<ChevronLeft />}
            label={m.previousYear}
            isDisabled={year <= first}
            onPress={() => setYear(year - 1)}
          />
          <IconButton
            icon={<ChevronRight />}
            label={m.nextYear}
            isDisabled={year >= thisYear}
            onPress={() => setYear(year + 1)}
          />
        </div>
      </Row>
      <YearMap days={days} period={period} year={year} />
      <HeatLegend />
      <MonthsTable days={days} months={months} />
    </Stack>
  );
}

interface YearMapProps {
  readonly days: TrainingDays;
  readonly period: Period;
  readonly year: number;
}

function YearMap({ days, period, year }: YearMapProps) {
  const m = useMessages(calendarMessages);
  const labels = useTrainingLabels();
  const today = useDocument().today();
  const total = trainedIn(days, period);
  const label = m.yearInShort({
    year: String(year),
    days: m.days({ count: total.days }),
    sessions: labels.sessions(total),
    time: labels.time(total.seconds),
  });
  return <HeatMap days={days} period={period} label={label} today={today} />;
}

interface MonthsTableProps {
  readonly days: TrainingDays;
  readonly months: readonly Period[];
}

function MonthsTable({ days, months }: MonthsTableProps) {
  const m = useMessages(calendarMessages);
  const { locale } = useLocale();
  const { count } = useTimeFormat();
  const labels = useTrainingLabels();
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return (
    <Disclosure
      summary={
        <Text as="span" size={2}>
          {m.monthlyTotals}
        </Text>
      }
    >
      <Table headings={[m.monthColumn, m.daysColumn, m.sessionsColumn, m.timeColumn]} atEnd="rest" size={2} numeric>
        {months.map((month) => {
          const total = trainedIn(days, month);
          return (
            <tr key={month.from}>
              <th scope="row">
                <Text as="span" weight="medium">
                  {nameOf.format(Date.parse(month.from))}
                </Text>
              </th>
              <td>{count(total.days)}</td>
              <td>{count(total.workouts + total.activities)}</td>
              <td>{labels.time(total.seconds)}</td>
            </tr>
          );
        })}
      </Table>
    </Disclosure>
  );
}

function firstYear(days: TrainingDays, thisYear: number): number {
  let first = thisYear;
  for (const day of days.keys()) first = Math.min(first, Number(day.slice(0, 4)));
  return first;
}

interface HeatMapProps {
  readonly days: TrainingDays;
  readonly period: Period;
  /** The description for screen readers. */
  readonly label: string;
  readonly today: LocalDay;
}

/** A heat map with a square per day and a column per week. The longer the training, the darker the square. */
function HeatMap({ days, period, label, today }: HeatMapProps) {
  const { wholeDay } = useTimeFormat();
  const { locale } = useLocale();
  const labels = useTrainingLabels();
  const weekStart = useWeekStart();
  const weeks = weeksOf(period, weekStart);
  const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const weekdayName = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const wordsOf = (day: LocalDay) => {
    const trained = days.get(day);
    return trained === undefined ? undefined : `${wholeDay(day)}: ${labels.inFull(trained)}`;
  };
  return (
    <div className={styles.map} role="img" aria-label={label}>
      <span className={styles.label} />
      {weeks[1]?.map((day, at) => (
        <span key={day} className={styles.label}>
          {at % 2 === 0 && day !== null && weekdayName.format(Date.parse(day))}
        </span>
      ))}
      {weeks.map((week, at) => (
        <Fragment key={week.find((day) => day !== null) ?? at}>
          <span className={styles.label}>{namedMonth(week, monthName)}</span>
          {week.map((day, weekday) =>
            day === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: days outside the period have only a position
              <span key={weekday} />
            ) : (
              <span
                key={day}
                title={wordsOf(day)}
                data-heat={day > today ? undefined : heatLevel(days.get(day))}
                data-today={day === today || undefined}
              />
            ),
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** Returns the name of the month that begins in a week. */
function namedMonth(week: readonly (LocalDay | null)[], format: Intl.DateTimeFormat): string {
  const first = week.find((day) => day?.endsWith('-01'));
  return first ? format.format(Date.parse(first)) : '';
}

function HeatLegend() {
  const m = useMessages(calendarMessages);
  return (
    <Row as="p" tone="muted" size={1} gap={4} rowGap={1} wrap>
      <span aria-hidden="true" className={styles.scale}>
        {m.less}
        {([0, 1, 2, 3, 4] as const).map((level) => (
          <span key={level} data-heat={level} />
        ))}
        {m.more}
      </span>
      <span>{m.legend({ steps: heatMinutes.map((count) => m.minutes({ count })) })}</span>
    </Row>
  );
}
