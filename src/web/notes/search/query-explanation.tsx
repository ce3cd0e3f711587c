import type { Query } from '#domain/search/index.ts';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { Problem } from '../../ui/problem.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import type { Searched } from './explanation-text.ts';
import { useQueryWords } from './use-query-words.ts';

export interface QueryExplanationProps {
  readonly query: Query;
  readonly searched?: Searched;
  /** Whether it is in a page of its own instead of a column. */
  readonly isInPage?: boolean;
}

/** Shows how a query was understood, and what is wrong with the parts that were not understood. */
export function QueryExplanation({ query, searched = 'notes', isInPage = false }: QueryExplanationProps) {
  const words = useQueryWords();
  const explanation = words.explanation(query, searched);
  return (
    <Stack paddingX={isInPage ? 'page' : 4} gap={2}>
      {explanation !== null && <SecondaryText personal>{explanation}</SecondaryText>}
      {query.problems.length > 0 && (
        <PlainList gap={2}>
          {query.problems.map((problem) => (
            <Problem key={`${problem.code} ${problem.from}`}>{words.problem(problem, query)}</Problem>
          ))}
        </PlainList>
      )}
    </Stack>
  );
}
