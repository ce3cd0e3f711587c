import type { Query, QueryProblem } from '#domain/search/index.ts';
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
      return m.unknownValue({
        typed,
        known: problem.known.map((value) => `${problem.operator}:${quotedIfSpaced(value)}`).join(', '),
      });
    case 'query/bad-date':
      return m.badDate({ typed, operator: problem.operator });
    case 'query/dates-reversed':
      return m.datesReversed({ typed });
    case 'query/bad-amount':
      return m.badAmount({ typed, operator: problem.operator });
    case 'query/amounts-reversed':
      return m.amountsReversed({ typed });
    case 'query/unit-does-not-fit':
      return problem.known.length === 0
        ? m.withoutUnit({ typed, operator: problem.operator })
        : m.otherUnit({ typed, unit: problem.unit, known: problem.known.join(', ') });
  }
}

function quotedIfSpaced(value: string): string {
  return value.includes(' ') ? `"${value}"` : value;
}
