import { Fragment } from 'react';
import { heatLevel, heatMinutes, type Period, type TrainingDays, weeksOf } from '#domain/exercise/goals/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Row } from '../../ui/layout.tsx';
import styles from './heat-map.module.css';
import { calendarMessages } from './messages/index.ts';
import { useTrainingLabels } from './use-training-labels.ts';

export interface HeatMapProps {
  readonly days: TrainingDays;
  readonly period: Period;
  /** The description for screen readers. */
  readonly label: string;
  readonly today: LocalDay;
}

/** A heat map with a square per day and a column per week. The longer the training, the darker the square. */
export function HeatMap({ days, period, label, today }: HeatMapProps) {
  const { wholeDay } = useTimeFormat();
  const words = useTrainingLabels();
  const weekStart = useWeekStart();
  const wordsOf = (day: LocalDay) => {
    const trained = days.get(day);
    return trained === undefined ? undefined : `${wholeDay(day)}: ${words.inFull(trained)}`;
  };
  return (
    <div className={styles.map} role="img" aria-label={label}>
      {weeksOf(period, weekStart).map((week, at) => (
        <Fragment key={week.find((day) => day !== null) ?? at}>
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

export function HeatLegend() {
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
