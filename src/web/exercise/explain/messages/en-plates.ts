import type { FormulaLabels } from './formula-labels.ts';

export const plates = {
  'plates/bar': {
    name: 'Load on the bar',
    formula: 'bar + 2 × the plates on one side',
    meaning:
      'Every combination of your plates is checked. You get the exact load with the fewest plates, or the closest load below it. Starting with the heaviest plate would miss some: with 20, 15 and 15 on a side, 30 is 15 and 15.',
    source: 'Arithmetic, checked against every combination in our tests',
    range: 'The pairs of plates you entered. Collars aren’t counted.',
  },
} satisfies Readonly<Record<string, FormulaLabels>>;
