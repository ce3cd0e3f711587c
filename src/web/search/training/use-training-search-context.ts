import { useMemo } from 'react';
import { bodyMessages, enduranceMessages, useOneRepMaxMethod, useTranslatedNames } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useQueryContext } from '../../notes/index.ts';
import type { TrainingSearchContext } from './training-search-queries.ts';

/** Returns what a search of the training depends on. The object is stable while that is unchanged. */
export function useTrainingSearchContext(): TrainingSearchContext {
  const place = useQueryContext();
  const method = useOneRepMaxMethod();
  const { sports } = useMessages(enduranceMessages);
  const { known: measures } = useMessages(bodyMessages);
  const { areShown: areExercisesTranslated } = useTranslatedNames();
  return useMemo(
    () => ({ place, method, names: { sports, measures, areExercisesTranslated } }),
    [place, method, sports, measures, areExercisesTranslated],
  );
}
