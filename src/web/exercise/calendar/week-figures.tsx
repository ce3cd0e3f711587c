import type { ReactNode } from 'react';
import { fromSi } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Text } from '../../ui/text.tsx';
import { useDistanceSystem } from '../endurance/index.ts';
import { Explained, type FormulaId, type FormulaInput } from '../explain/index.ts';
import styles from './calendar.module.css';
import { GoalProgress } from './goal-row.tsx';
import { calendarMessages } from './messages/index.ts';
import type { ThisWeek } from './use-this-week.ts';
import { useTrainingLabels } from './use-training-labels.ts';

/** The figures of a week of training, and the progress of the goals. */
export function WeekFigures({ total, hardSets, goals, days }: ThisWeek) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const { time } = useTrainingLabels();
  const system = useDistanceSystem();
  const counted = [
    { name: m.workoutsCounted, value: count(total.workouts) },
    { name: m.activitiesCounted, value: count(total.activities) },
  ];
  const distance = `${count(Math.round(fromSi(total.metres, system) * 10) / 10)} ${system}`;
  return (
    <>
      <dl className={styles.figures} aria-label={m.thisWeek}>
        <Figure name={m.sessionsColumn} formula="training/sessions" inputs={counted}>
          {count(total.workouts + total.activities)}
        </Figure>
        <Figure name={m.timeColumn} formula="training/time" inputs={counted}>
          {time(total.seconds)}
        </Figure>
        {total.metres > 0 && (
          <Figure
            name={m.kinds.distance}
            formula="training/distance"
            inputs={[{ name: m.activitiesCounted, value: count(total.activities) }]}
          >
            {distance}
          </Figure>
        )}
        {hardSets !== null && hardSets > 0 && (
          <Figure
            name={m.hardSets}
            formula="training/hardSets"
            inputs={[{ name: m.workoutsCounted, value: count(total.workouts) }]}
          >
            {count(hardSets)}
          </Figure>
        )}
      </dl>
      {goals.map(({ id, goal }) => (
        <GoalProgress key={id} goal={goal} days={days} />
      ))}
    </>
  );
}

interface FigureProps {
  readonly name: string;
  readonly formula: FormulaId;
  readonly inputs: readonly FormulaInput[];
  readonly children: ReactNode;
}

function Figure({ name, formula, inputs, children }: FigureProps) {
  return (
    <div className={styles.figureBox}>
      <Text as="dt" size={2} tone="muted">
        {name}
      </Text>
      <Text as="dd" size={4} weight="strong" numeric>
        <Explained formula={formula} inputs={inputs} className={styles.figure ?? ''}>
          {children}
        </Explained>
      </Text>
    </div>
  );
}
