import { useMemo, useState } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import type { DayFigures } from '#domain/exercise/records/index.ts';
import { addDays, fromSi } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { Text } from '../../ui/text.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { DayChart } from '../charts/index.ts';
import { Explained, type FormulaId } from '../explain/index.ts';
import { type KnownTraining, useTraining } from '../history/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { useLoadUnit } from '../use-load-unit.ts';
import { askedExercise } from './asked-exercise.ts';
import { type ChartedFigure, chartDays, chartedFigures, figureFormat, isInKilograms } from './charted-figures.ts';
import { DayInputs } from './day-inputs.tsx';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { RecordsList } from './records-list.tsx';
import { useFigureWords } from './use-figure-words.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

/** The records of an exercise, and how it went over time; nothing before it was first done. Another exercise has another. */
export function ExerciseProgress({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(progressMessages);
  const [range, setRange] = useState<Range>('year');
  const known = useProgress(exercise, range);
  if (known === null) return <Text tone="muted">{m.reading}</Text>;
  const { standing, days } = known.value;
  return (
    <>
      {!known.isWhole && <Text tone="muted">{m.reading}</Text>}
      <RecordsList exercise={exercise} standing={standing} />
      {standing.sessions > 0 && (
        <section className={styles.section} aria-label={m.progress}>
          <ToggleGroup
            label={m.range}
            options={ranges.map((id) => ({ id, label: m.ranges[id] }))}
            value={range}
            onChange={setRange}
          />
          {chartedFigures(exercise.tracking).map((figure) => (
            <FigureChart key={figure} figure={figure} exercise={exercise} days={days} />
          ))}
        </section>
      )}
    </>
  );
}

const daysInRange = { quarter: 91, year: 365, all: null } as const;
type Range = keyof typeof daysInRange;
const ranges = Object.keys(daysInRange) as Range[];

/** Until another range is read, that of before stays. */
function useProgress(exercise: KnownExercise, range: Range): KnownTraining<'progress'> | null {
  const { today } = useDocument();
  const method = useOneRepMaxMethod();
  const asked = askedExercise(useCatalogue(), exercise.key);
  const back = daysInRange[range];
  const from = back === null ? null : addDays(today(), -back);
  const known = useTraining(asked === null ? null : { about: 'progress', exercise: asked, method, from });
  const [last, setLast] = useState(known);
  if (known !== null && known !== last) setLast(known);
  return known ?? last;
}

interface FigureChartProps {
  readonly figure: ChartedFigure;
  readonly exercise: KnownExercise;
  /** Those in the range. */
  readonly days: readonly DayFigures[];
}

function FigureChart({ figure, exercise, days }: FigureChartProps) {
  const m = useMessages(progressMessages);
  const unit = useLoadUnit(exercise);
  const words = useFigureWords(exercise);
  const formula = useFormulaOf(figure);
  const label = m.figures[figure];
  const shown = useMemo(() => chartDays(days, figure), [days, figure]);
  const series = useMemo(
    () => [
      {
        label,
        values: shown.values.map((value) => (isInKilograms(figure) ? fromSi(value, unit) : value)),
        form: figure === 'volume' ? ('bars' as const) : ('line' as const),
        colour: 2 as const,
        ...(formula !== null && {
          opened: (words: string, at: number) => {
            const day = shown.days[at];
            if (day === undefined || (figure !== 'e1rm' && figure !== 'volume')) return words;
            return (
              <Explained
                formula={formula}
                inputs={() => <DayInputs exercise={exercise} figure={figure} day={day} />}
                isInTable
              >
                {words}
              </Explained>
            );
          },
        }),
      },
    ],
    [label, shown, figure, unit, formula, exercise],
  );
  const format = useMemo(() => figureFormat(figure, unit, words), [figure, unit, words]);
  if (shown.days.length === 0) {
    return (
      <Text tone="muted">
        {label}: {m.nothingInRange}
      </Text>
    );
  }
  const caption =
    formula === null ? (
      label
    ) : (
      <Explained formula={formula} inputs={[]}>
        {label}
      </Explained>
    );
  return (
    <DayChart
      label={label}
      caption={caption}
      days={shown.days}
      series={series}
      format={format}
      isDuration={figure === 'seconds'}
    />
  );
}

function useFormulaOf(figure: ChartedFigure): FormulaId | null {
  const method = useOneRepMaxMethod();
  if (figure === 'e1rm') return `e1rm/${method}`;
  return figure === 'volume' ? 'volume/session' : null;
}
