import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { explainQuery, type Query, type QueryProblem } from '#domain/search/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { explanationText, type Searched } from './explanation-text.ts';
import { findingMessages } from './messages/index.ts';
import { problemText } from './problem-text.ts';

export interface QueryWords {
  /** Returns a sentence that says how a query was understood; null for one without a condition. */
  readonly explanation: (query: Query, searched: Searched) => string | null;
  readonly problem: (problem: QueryProblem, query: Query) => string;
}

/** Returns functions that word queries and what is wrong with them. */
export function useQueryWords(): QueryWords {
  const m = useMessages(findingMessages);
  const { locale } = useLocale();
  const { wholeDay } = useTimeFormat();
  return useMemo(
    () => ({
      explanation: (query, searched) => {
        const explanation = explainQuery(query);
        return explanation === null ? null : explanationText(explanation, { m, locale, dayName: wholeDay }, searched);
      },
      problem: (problem, query) => problemText(problem, query, m),
    }),
    [m, locale, wholeDay],
  );
}
