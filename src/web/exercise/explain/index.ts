export { Explained, type ExplainedProps, type FormulaId, type FormulaInput } from './explained.tsx';
