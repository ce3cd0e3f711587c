import { useState } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import { addDays } from '#domain/kernel/index.ts';
import { useDocument } from '../../replica/index.ts';
import { type TrainingResult, useTraining } from '../training-data/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { askedExercise } from './asked-exercise.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

const daysInRange = { quarter: 91, year: 365, all: null } as const;

export type Range = keyof typeof daysInRange;
export const ranges = Object.keys(daysInRange) as Range[];

/**
 * Returns the progress of an exercise. The result for the previous range stays while another range is loading. Calling
 * components must have the exercise as their `key`.
 */
export function useProgress(exercise: KnownExercise, range: Range): TrainingResult<'progress'> | null {
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
