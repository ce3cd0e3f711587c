import { useMemo } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import type { DayFigures } from '#domain/exercise/records/index.ts';
import { fromSi } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { bodyLink } from '../../links/exercise.ts';
import { Link } from '../../ui/link.tsx';
import { Text } from '../../ui/text.tsx';
import { DayChart } from '../charts/index.ts';
import { Explained, type FormulaId } from '../explain/index.ts';
import { useLoadUnit } from '../quantities/index.ts';
import { type ChartedFigure, chartDays, figureFormat, isInKilograms } from './charted-figures.ts';
import { DayInputs } from './day-inputs.tsx';
import { progressMessages } from './messages/index.ts';
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
  const words = useFigureLabels(exercise);
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
