export type { Answer, AnswerFormula, AnswerGroupValue, AnswerInput, AnswerValueUnit } from './answer.ts';
export {
  type Aggregate,
  type AnswerClause,
  type AnswerContext,
  type AnswerForm,
  type AnswerGroup,
  type AnswerMeasure,
  type AnswerPlan,
  type AnswerProblem,
  type AnswerQuantity,
  aggregates,
  answerForms,
  answerGroups,
  type ParsedAnswerLine,
  quantities,
} from './answer-plan.ts';
export type { AnswerRow, RowFigure } from './answer-row.ts';
export { answerWithNotes, asksForNotes } from './answer-with-notes.ts';
export { boundedAnswer } from './bounded-answer.ts';
export { type AnswerCompletion, completeAnswerLine } from './complete-answer-line.ts';
export { evaluateAnswer } from './evaluate-answer.ts';
export { type NamesTyped, searchForName } from './names-typed.ts';
export { parseAnswerLine } from './parse-answer-line.ts';
export { plainAnswerWords } from './plain-answer-words.ts';
export { type AnswerWords, nameOf, printAnswer, printInlineAnswer } from './print-answer.ts';
export { RowReading, trainingRows } from './training-rows.ts';
