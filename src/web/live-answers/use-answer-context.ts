import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { QueryContext } from '#domain/search/index.ts';
import {
  bodyMessages,
  bodyWeightUnit,
  enduranceMessages,
  useOneRepMaxMethod,
  useTranslatedNames,
} from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { useProfileData } from '../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../time/index.ts';
import { type AnswerFormat, answerFormat } from './answer-format.ts';
import type { AnswerQueryContext } from './answer-query.ts';
import { liveAnswerMessages } from './messages/index.ts';

/** Returns what the answer to a line depends on. The object is stable while that is unchanged. */
export function useAnswerContext(place: Required<QueryContext>): AnswerQueryContext {
  const method = useOneRepMaxMethod();
  const weekStart = useWeekStart();
  const { sports } = useMessages(enduranceMessages);
  const { known: measures } = useMessages(bodyMessages);
  const { areShown: areExercisesTranslated } = useTranslatedNames();
  return useMemo(
    () => ({ place, method, weekStart, names: { sports, measures, areExercisesTranslated } }),
    [place, method, weekStart, sports, measures, areExercisesTranslated],
  );
}

/** Returns formatters for answers in the language and the units of the user. */
export function useAnswerFormat({ today, massUnit, distanceUnit }: Required<QueryContext>): AnswerFormat {
  const m = useMessages(liveAnswerMessages);
  const { locale } = useLocale();
  const time = useTimeFormat();
  const bodyWeight = bodyWeightUnit(useProfileData().preferences.units, locale);
  return useMemo(
    () => answerFormat({ locale, m, units: { massUnit, distanceUnit, bodyWeight }, today, time }),
    [locale, m, massUnit, distanceUnit, bodyWeight, today, time],
  );
}
