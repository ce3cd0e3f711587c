import type { FormulaLabels } from './formula-labels.ts';

export const comparison = {
  'comparison/median': {
    name: 'Median',
    formula: 'the middle value, in order of size; between two in the middle, their mean',
    meaning: 'Half of the days are at or above it, half at or below. The bar spans the middle half of the days.',
    source: 'R. J. Hyndman, Y. Fan, The American Statistician 50:361, 1996, definition 7',
    range: 'At least 5 days on each side. It shows what went together, not why.',
  },
} satisfies Record<string, FormulaLabels>;
