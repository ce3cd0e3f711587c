import { useState } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { startOfRange, type TimeRange } from '../charts/index.ts';
import { type TrainingResult, useTraining } from '../training-data/index.ts';
import { askedExercise } from './asked-exercise.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

/**
 * Returns the progress of an exercise. The result for the previous range stays while another range is loading. Calling
 * components must have the exercise as their `key`.
 */
function useProgress(exercise: KnownExercise, range: TimeRange): TrainingResult<'progress'> | null {
  const { today } = useDocument();
  const method = useOneRepMaxMethod();
  const asked = askedExercise(useCatalogue(), exercise.key);
  const from = startOfRange(range, today());
  const known = useTraining(asked === null ? null : { about: 'progress', exercise: asked, method, from });
  const [last, setLast] = useState(known);
  if (known !== null && known !== last) setLast(known);
  return known ?? last;
}

/** The range that the user chose, null before that, and a function that changes it. */
export type ChosenRange = readonly [TimeRange | null, (range: TimeRange) => void];

/**
 * Returns the progress of an exercise in a range of time that the user can choose: first the last year, or all time if
 * nothing was done in it. Calling components must have the exercise as their `key`.
 */
export function useProgressInRange(
  exercise: KnownExercise,
  [chosen, setRange]: ChosenRange,
): {
  readonly known: TrainingResult<'progress'> | null;
  readonly range: TimeRange;
  readonly setRange: (range: TimeRange) => void;
} {
  const [isOld, setOld] = useState(false);
  const range = chosen ?? (isOld ? 'all' : 'year');
  const known = useProgress(exercise, range);
  const isEmpty = known?.isWhole === true && known.value.days.length === 0 && known.value.standing.sessions > 0;
  if (isEmpty && chosen === null && !isOld) setOld(true);
  return { known, range, setRange };
}
