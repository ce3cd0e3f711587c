import { CircleAlert } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { explainQuery, type Query } from '#domain/search/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Text } from '../../ui/text.tsx';
import { explanationText } from './explanation-text.ts';
import { findingMessages } from './messages/index.ts';
import { problemText } from './problem-text.ts';
import styles from './search.module.css';

/** Shows how a query was understood, and what is wrong with the parts that were not understood. */
export function QueryExplanation({ query }: { readonly query: Query }) {
  const m = useMessages(findingMessages);
  const { locale } = useLocale();
  const { wholeDay } = useTimeFormat();
  const explanation = explainQuery(query);
  return (
    <div className={styles.explanation}>
      {explanation !== null && (
        <Text size={2} tone="muted" personal>
          {explanationText(explanation, { m, locale, dayName: wholeDay })}
        </Text>
      )}
      {query.problems.length > 0 && (
        <ul className={styles.problems}>
          {query.problems.map((problem) => (
            <li key={`${problem.code} ${problem.from}`} className={styles.problem}>
              <CircleAlert className={styles.problemIcon} aria-hidden="true" />
              <span dir="auto">{problemText(problem, query, m)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
