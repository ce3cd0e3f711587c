export { unitsByField } from './amount-units.ts';
export { type Explanation, explainQuery } from './explain-query.ts';
export { type FoldedText, foldText, type TextRange, unfoldRange } from './folded-text.ts';
export { rangesIn } from './matched-ranges.ts';
export { packText, unpackText } from './packed-text.ts';
export { isInRange } from './parse-amount.ts';
export { parseQuery } from './parse-query.ts';
export { placeOf } from './place-of.ts';
export {
  type AmountCondition,
  type AmountField,
  type AmountRange,
  type AmountUnit,
  type Comparison,
  type Condition,
  type Content,
  type Days,
  type Operator,
  type PartKind,
  type Query,
  type QueryPart,
  type QueryProblem,
  type ResultKind,
  resultKinds,
  type State,
  type TypedAmount,
} from './query.ts';
export type { QueryContext } from './query-context.ts';
export { tagAsked, tagQuery } from './tag-asked.ts';
export { exercisesNamed, withExercises } from './with-exercises.ts';
