import type { FormulaWords } from './formula-words.ts';

export const plates = {
  'plates/bar': {
    name: 'Load on the bar',
    formula: 'bar + 2 × the plates of one side',
    meaning:
      'All sums that your plates make are gone through: the load exactly, with the fewest plates; else the nearest below it. The heaviest plate first would miss some: with 20, 15 and 15 a side, 30 is 15 and 15.',
    source: 'Arithmetic; held against every combination in our tests',
    range: 'Plates in pairs, as you wrote them down; what clips weigh is not counted.',
  },
} satisfies Readonly<Record<string, FormulaWords>>;
