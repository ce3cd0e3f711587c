import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import { Figure, Figures } from '../../ui/figures.tsx';
import { Text } from '../../ui/text.tsx';
import { Explained, type FormulaId, type FormulaInput } from '../explain/index.ts';
import type { Load } from './load-of.ts';
import { trainingLoadMessages } from './messages/index.ts';
import { useFigures } from './use-figures.ts';
import { useSessionInput } from './use-session-input.ts';

/** Today's load figures. Each opens its explanation. */
export function LoadFigures({ load }: { readonly load: Load }) {
  const m = useMessages(trainingLoadMessages);
  const { whole, signed, fine } = useFigures();
  const inputOf = useSessionInput();
  const { today, yesterday, weekAgo, week, sessionsOfWeek, sums, constants } = load;
  const monotony = week.monotony === null ? m.unknown : fine(week.monotony);
  const ctlYesterday = { name: m.yesterdayCtl, value: whole(yesterday.ctl) };
  const atlYesterday = { name: m.yesterdayAtl, value: whole(yesterday.atl) };
  const averages = [
    { of: 'ctl', before: ctlYesterday, days: constants.ctlDays },
    { of: 'atl', before: atlYesterday, days: constants.atlDays },
  ] as const;
  return (
    <Figures minColumn={9} rowGap={5} aria-label={m.figures}>
      <LoadFigure
        name={m.week}
        formula="load/week"
        inputs={sessionsOfWeek.map(inputOf)}
        meaning={m.parts({ workouts: whole(sums.workout), activities: whole(sums.activity) })}
      >
        {whole(week.sum)}
      </LoadFigure>
      {averages.map(({ of, before, days }) => (
        <LoadFigure
          key={of}
          name={m[of]}
          formula={`load/${of}`}
          inputs={[before, { name: m.todayLoad, value: whole(today.load) }, { name: m.days, value: whole(days) }]}
          meaning={m.meanings[of]}
        >
          {whole(today[of])}
        </LoadFigure>
      ))}
      <LoadFigure name={m.tsb} formula="load/tsb" inputs={[ctlYesterday, atlYesterday]} meaning={m.meanings.tsb}>
        {signed(today.tsb)}
      </LoadFigure>
      <LoadFigure
        name={m.ramp}
        formula="load/ramp"
        inputs={[
          { name: m.ctlToday, value: whole(today.ctl) },
          { name: m.ctlBefore, value: whole(weekAgo.ctl) },
        ]}
        meaning={m.meanings.ramp}
      >
        {signed(load.ramp)}
      </LoadFigure>
      <LoadFigure
        name={m.monotony}
        formula="load/monotony"
        inputs={[
          { name: m.mean, value: whole(week.mean) },
          { name: m.sampleSd, value: whole(week.sampleSd) },
        ]}
        meaning={week.monotony === null ? m.allAlike : m.meanings.monotony}
      >
        {monotony}
      </LoadFigure>
      <LoadFigure
        name={m.strain}
        formula="load/strain"
        inputs={[
          { name: m.sum, value: whole(week.sum) },
          { name: m.monotony, value: monotony },
        ]}
        meaning={week.strain === null ? m.allAlike : m.meanings.strain}
      >
        {week.strain === null ? m.unknown : whole(week.strain)}
      </LoadFigure>
    </Figures>
  );
}

interface LoadFigureProps {
  readonly name: string;
  readonly formula: FormulaId;
  readonly inputs: readonly FormulaInput[];
  readonly meaning: ReactNode;
  readonly children: string;
}

function LoadFigure({ name, formula, inputs, meaning, children }: LoadFigureProps) {
  const value = (
    <Explained formula={formula} inputs={inputs}>
      {children}
    </Explained>
  );
  const note = (
    <Text as="span" size={1}>
      {meaning}
    </Text>
  );
  return <Figure label={name} value={value} note={note} size={5} />;
}
