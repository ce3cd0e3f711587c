import type { FormulaLabels } from './formula-labels.ts';

export const plates = {
  'plates/bar': {
    name: 'Load on the bar',
    formula: 'bar + 2 × the plates on one side',
    meaning:
      'Every combination of your plates is checked. You get the exact load with the fewest plates, or the closest load below it. Always taking the heaviest plate first would miss some loads: with 20, 15 and 15 available per side, 30 is 15 + 15.',
    source: 'Arithmetic, checked against every combination in our tests',
    range: 'The pairs of plates you entered. Collars aren’t counted.',
  },
} satisfies Readonly<Record<string, FormulaLabels>>;
