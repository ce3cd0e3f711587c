import { useMemo } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import {
  believedSessions,
  type DayFigures,
  type ExerciseKind,
  type Measuring,
  movedLoad,
  setMarks,
  setVolume,
} from '#domain/exercise/records/index.ts';
import { fromSi, type LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { bodyLink } from '../../links/exercise.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Text } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { DayChart } from '../charts/index.ts';
import { Explained, type FormulaId, type FormulaInput, FormulaInputs } from '../explain/index.ts';
import { useLoadUnit } from '../quantities/index.ts';
import { useTraining } from '../training-data/index.ts';
import { askedExercise } from './asked-exercise.ts';
import { type ChartedFigure, chartDays, figureFormat, isInKilograms } from './charted-figures.ts';
import { progressMessages } from './messages/index.ts';
import { inputsOfSet, type ValueLabels } from './record-value.tsx';
import { useFigureLabels } from './use-figure-labels.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

export interface FigureChartProps {
  readonly figure: ChartedFigure;
  readonly exercise: KnownExercise;
  readonly days: readonly DayFigures[];
  /** Whether all sets were assisted. */
  readonly isAssisted: boolean;
  readonly isWeightMissing: boolean;
}

/** A chart of one figure, with a point for each day on which the exercise was done. */
export function FigureChart({ figure, exercise, days, isAssisted, isWeightMissing }: FigureChartProps) {
  const m = useMessages(progressMessages);
  const unit = useLoadUnit(exercise);
  const labels = useFigureLabels(exercise);
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
          opened: (text: string, at: number) => {
            const day = shown.days[at];
            if (day === undefined || (figure !== 'e1rm' && figure !== 'volume')) return text;
            return (
              <Explained
                formula={formula}
                inputs={() => <DayInputs exercise={exercise} figure={figure} day={day} />}
                isInTable
              >
                {text}
              </Explained>
            );
          },
        }),
      },
    ],
    [label, shown, figure, unit, formula, exercise],
  );
  const format = useMemo(() => figureFormat(figure, unit, labels), [figure, unit, labels]);
  if (shown.days.length === 0) {
    // only figures in kilograms need a body weight
    const asksForWeight = isWeightMissing && !isAssisted && isInKilograms(figure);
    if (asksForWeight) {
      return (
        <Text tone="muted" as="div">
          {label}: {m.weightMissing} <Link {...bodyLink}>{m.toBody}</Link>
        </Text>
      );
    }
    return (
      <Text tone="muted">
        {label}: {isAssisted && (figure === 'e1rm' || figure === 'volume') ? m.onlyAssisted : m.nothingInRange}
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

interface DayInputsProps {
  readonly exercise: KnownExercise;
  readonly figure: 'e1rm' | 'volume';
  readonly day: LocalDay;
}

/** The sets from which a day's charted figure was computed. They are read on demand. */
function DayInputs({ exercise, figure, day }: DayInputsProps) {
  const m = useMessages(progressMessages);
  const { count } = useTimeFormat();
  const labels = useFigureLabels(exercise);
  const method = useOneRepMaxMethod();
  const asked = askedExercise(useCatalogue(), exercise.key);
  const known = useTraining(asked === null ? null : { about: 'sessions', exercises: asked.keys });
  if (known === null || asked === null) return <Spinner />;
  const done = believedSessions(known.value, { exercise: asked, method })
    .filter((session) => session.day === day)
    .flatMap(({ sets, bodyWeight }) => sets.map((set) => ({ set, bodyWeight })));
  const given = { m, labels, count };
  const inputs =
    figure === 'e1rm' ? inputsOfBest(done, { exercise: asked, method }, given) : inputsOfAll(done, asked, given);
  return <FormulaInputs inputs={inputs} />;
}

type Done = Parameters<typeof inputsOfSet>[0];

/** Returns the inputs of the set with the highest e1RM. */
function inputsOfBest(done: readonly Done[], measuring: Measuring, given: ValueLabels): readonly FormulaInput[] {
  const [best] = done
    .flatMap((each) => {
      const estimate = setMarks(each.set, each.bodyWeight, measuring).find(({ kind }) => kind === 'e1rm');
      return estimate === undefined ? [] : [{ ...each, estimate: estimate.value }];
    })
    .toSorted((a, b) => b.estimate - a.estimate);
  return best === undefined ? [] : inputsOfSet(best, measuring.exercise, given);
}

/** Returns the inputs of each set that has a volume. */
function inputsOfAll(
  done: readonly Done[],
  exercise: ExerciseKind,
  { m, labels, count }: ValueLabels,
): readonly FormulaInput[] {
  return done
    .filter(({ set, bodyWeight }) => (setVolume(set, bodyWeight, exercise) ?? 0) > 0)
    .map(({ set, bodyWeight }, at) => ({
      name: m.setNumber({ number: count(at + 1) }),
      value: `${labels.computedLoad(movedLoad(set, bodyWeight, exercise) ?? 0)} × ${count(set.reps ?? 0)}`,
    }));
}
