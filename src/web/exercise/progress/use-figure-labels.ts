import { useMemo } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useLoadUnit } from '../quantities/index.ts';
import { type FigureLabels, figureLabels } from './figure-labels.ts';
import { progressMessages } from './messages/index.ts';

export function useFigureLabels(exercise: KnownExercise | undefined): FigureLabels {
  const m = useMessages(progressMessages);
  const { count } = useTimeFormat();
  const unit = useLoadUnit(exercise);
  const tracking = exercise?.tracking ?? 'loadReps';
  return useMemo(() => figureLabels({ m, unit, tracking, count }), [m, unit, tracking, count]);
}
