import { useLocale } from 'react-aria-components/I18nProvider';
import { oneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useLiveQueries } from '../../live-query/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { useQueryContext, useRequestedQuery } from '../search/index.ts';

/** Returns a function that replaces the live answers in the text of a note by plain Markdown. Its code loads on demand. */
export function useAnswerWriter(noteKey: RecordKey): (text: string, keepsLine: boolean) => Promise<string> {
  const document = useDocument();
  const liveQueries = useLiveQueries();
  const place = useQueryContext();
  const requested = useRequestedQuery();
  const weekStart = useWeekStart();
  const { preferences } = useProfileData();
  const { locale } = useLocale();
  const time = useTimeFormat();
  return async (text, keepsLine) => {
    const { writeAnswers } = await import('./write-answers.ts');
    const context = { place, weekStart, method: oneRepMaxMethod(preferences.e1rmFormula) };
    const { units } = preferences;
    return writeAnswers(text, { noteKey, keepsLine, document, liveQueries, context, requested, locale, units, time });
  };
}
