import type { KnownExercise } from '#domain/exercise/index.ts';
import type { ExerciseProgress } from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDayLabel } from '../../time/index.ts';
import { SecondaryText } from '../../ui/text.tsx';
import { chartedFigures } from './charted-figures.ts';
import { FigureChart } from './figure-chart.tsx';
import { progressMessages } from './messages/index.ts';

interface FigureChartsProps {
  readonly exercise: KnownExercise;
  readonly progress: ExerciseProgress;
}

/** Charts of an exercise's figures, with notes about the body weight that they assume. */
export function FigureCharts({ exercise, progress: { days, isAssisted, weight } }: FigureChartsProps) {
  const m = useMessages(progressMessages);
  const dayLabel = useDayLabel();
  return (
    <>
      {chartedFigures(exercise.tracking).map((figure) => (
        <FigureChart
          key={figure}
          figure={figure}
          exercise={exercise}
          days={days}
          isAssisted={isAssisted}
          isWeightMissing={weight.isMissing}
        />
      ))}
      {weight.oldFrom !== null && <SecondaryText>{m.oldWeight({ day: dayLabel(weight.oldFrom) })}</SecondaryText>}
    </>
  );
}
