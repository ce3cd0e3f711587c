import type { Query, QueryProblem } from '#domain/notes/search/index.ts';
import type { messages } from './messages/en.ts';

/** Returns what is wrong with part of a query, and how to fix it. */
export function problemText(problem: QueryProblem, { text }: Query, m: typeof messages): string {
  const typed = text.slice(problem.from, problem.to);
  switch (problem.code) {
    case 'query/unclosed-quote':
      return m.unclosedQuote;
    case 'query/unclosed-group':
      return m.unclosedGroup;
    case 'query/lonely-or':
      return m.lonelyOr;
    case 'query/value-missing':
      return m.valueMissing({ operator: problem.operator });
    case 'query/unknown-value':
      return m.unknownValue({ typed, known: problem.known.map((value) => `${problem.operator}:${value}`).join(', ') });
    case 'query/bad-date':
      return m.badDate({ typed, operator: problem.operator });
    case 'query/dates-reversed':
      return m.datesReversed({ typed });
  }
}
