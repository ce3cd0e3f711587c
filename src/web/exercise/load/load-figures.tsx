import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { Text } from '../../ui/text.tsx';
import { Explained, type FormulaId, type FormulaInput } from '../explain/index.ts';
import styles from './load.module.css';
import type { Load } from './load-of.ts';
import { loadMessages } from './messages/index.ts';
import { useFigures } from './use-figures.ts';
import { useSessionInput } from './use-session-input.ts';

interface LoadProps {
  readonly load: Load;
}

/** Today's load figures. Each opens its explanation. */
export function LoadFigures({ load }: LoadProps) {
  const m = useMessages(loadMessages);
  return (
    <dl className={styles.figures} aria-label={m.figures}>
      <WeekFigure load={load} />
      <CtlFigure load={load} />
      <AtlFigure load={load} />
      <BalanceFigure load={load} />
      <RampFigure load={load} />
      <MonotonyFigure load={load} />
      <StrainFigure load={load} />
    </dl>
  );
}

function WeekFigure({ load: { week, sessionsOfWeek, sums } }: LoadProps) {
  const m = useMessages(loadMessages);
  const { whole } = useFigures();
  const inputOf = useSessionInput();
  return (
    <Figure
      name={m.week}
      formula="load/week"
      inputs={sessionsOfWeek.map(inputOf)}
      meaning={m.parts({ workouts: whole(sums.workout), activities: whole(sums.activity) })}
    >
      {whole(week.sum)}
    </Figure>
  );
}

function CtlFigure({ load: { today, yesterday, constants } }: LoadProps) {
  const m = useMessages(loadMessages);
  const { whole } = useFigures();
  const inputs = [
    { name: m.yesterdayCtl, value: whole(yesterday.ctl) },
    { name: m.todayLoad, value: whole(today.load) },
    { name: m.days, value: whole(constants.ctlDays) },
  ];
  return (
    <Figure name={m.ctl} formula="load/ctl" inputs={inputs} meaning={m.meanings.ctl}>
      {whole(today.ctl)}
    </Figure>
  );
}

function AtlFigure({ load: { today, yesterday, constants } }: LoadProps) {
  const m = useMessages(loadMessages);
  const { whole } = useFigures();
  const inputs = [
    { name: m.yesterdayAtl, value: whole(yesterday.atl) },
    { name: m.todayLoad, value: whole(today.load) },
    { name: m.days, value: whole(constants.atlDays) },
  ];
  return (
    <Figure name={m.atl} formula="load/atl" inputs={inputs} meaning={m.meanings.atl}>
      {whole(today.atl)}
    </Figure>
  );
}

function BalanceFigure({ load: { today, yesterday } }: LoadProps) {
  const m = useMessages(loadMessages);
  const { whole, signed } = useFigures();
  const inputs = [
    { name: m.yesterdayCtl, value: whole(yesterday.ctl) },
    { name: m.yesterdayAtl, value: whole(yesterday.atl) },
  ];
  return (
    <Figure name={m.tsb} formula="load/tsb" inputs={inputs} meaning={m.meanings.tsb}>
      {signed(today.tsb)}
    </Figure>
  );
}

function RampFigure({ load: { today, weekAgo, ramp } }: LoadProps) {
  const m = useMessages(loadMessages);
  const { whole, signed } = useFigures();
  const inputs = [
    { name: m.ctlToday, value: whole(today.ctl) },
    { name: m.ctlBefore, value: whole(weekAgo.ctl) },
  ];
  return (
    <Figure name={m.ramp} formula="load/ramp" inputs={inputs} meaning={m.meanings.ramp}>
      {signed(ramp)}
    </Figure>
  );
}

function MonotonyFigure({ load: { week } }: LoadProps) {
  const m = useMessages(loadMessages);
  const { whole, fine } = useFigures();
  const inputs = [
    { name: m.mean, value: whole(week.mean) },
    { name: m.sampleSd, value: whole(week.sampleSd) },
  ];
  return (
    <Figure
      name={m.monotony}
      formula="load/monotony"
      inputs={inputs}
      meaning={week.monotony === null ? m.allAlike : m.meanings.monotony}
    >
      {week.monotony === null ? m.unknown : fine(week.monotony)}
    </Figure>
  );
}

function StrainFigure({ load: { week } }: LoadProps) {
  const m = useMessages(loadMessages);
  const { whole, fine } = useFigures();
  const inputs = [
    { name: m.sum, value: whole(week.sum) },
    { name: m.monotony, value: week.monotony === null ? m.unknown : fine(week.monotony) },
  ];
  return (
    <Figure
      name={m.strain}
      formula="load/strain"
      inputs={inputs}
      meaning={week.strain === null ? m.allAlike : m.meanings.strain}
    >
      {week.strain === null ? m.unknown : whole(week.strain)}
    </Figure>
  );
}

interface FigureProps {
  readonly name: string;
  readonly formula: FormulaId;
  readonly inputs: readonly FormulaInput[];
  readonly meaning: ReactNode;
  readonly children: string;
}

function Figure({ name, formula, inputs, meaning, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Text as="dt" size={2} tone="muted">
        {name}
      </Text>
      <dd className={styles.figureValue}>
        <Explained formula={formula} inputs={inputs} className={styles.value ?? ''}>
          {children}
        </Explained>
        <Text size={1} tone="muted" numeric>
          {meaning}
        </Text>
      </dd>
    </div>
  );
}
