export { Explained, type ExplainedProps, type FormulaId, type FormulaInput, FormulaInputs } from './explained.tsx';
export { explainMessages } from './messages/index.ts';
