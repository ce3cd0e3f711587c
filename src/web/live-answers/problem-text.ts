import type { AnswerProblem } from '#domain/search/answer-language/index.ts';
import type { QueryProblem } from '#domain/search/index.ts';
import type { messages } from './messages/en.ts';

/**
 * Returns what is wrong with part of an answer line, and what can be written instead.
 *
 * @param ofQuery returns the text for a problem of the search in the line
 */
export function answerProblemText(
  problem: AnswerProblem,
  m: typeof messages,
  ofQuery: (problem: QueryProblem) => string,
): string {
  switch (problem.code) {
    case 'answer/value-missing':
      return m.valueMissing({ clause: problem.clause, known: problem.known.join(', ') });
    case 'answer/unknown-value':
      return m.unknownValue({ clause: problem.clause, value: problem.value, known: problem.known.join(', ') });
    case 'answer/bad-count':
      return m.badCount({ value: problem.value });
    case 'answer/repeated':
      return m.repeated({ clause: problem.clause });
    case 'answer/groups-do-not-fit':
      return m.groupsDoNotFit({ form: problem.form });
    default:
      return ofQuery(problem);
  }
}
