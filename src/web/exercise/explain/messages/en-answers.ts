import type { FormulaLabels } from './formula-labels.ts';

const source = 'Computed from your own records by a live answer.';
const range =
  'Loads, reps and e1RM are those of single sets, volume is that of a workout, distances and paces are those of sets or activities. Warm-ups don’t count.';

export const answers = {
  'answer/best': {
    name: 'Best value',
    formula: 'the highest value; of paces, the lowest',
    source,
    range,
  },
  'answer/sum': { name: 'Total', formula: 'the sum of all values', source, range },
  'answer/count': {
    name: 'Number',
    formula: 'how many there are',
    meaning: 'A session is a workout or an activity. A set counts once it’s completed.',
    source,
    range: 'Warm-ups don’t count.',
  },
  'answer/average': { name: 'Average', formula: 'sum of all values ÷ number of values', source, range },
  'answer/latest': { name: 'Latest value', formula: 'the value of the latest day', source, range },
  'answer/first': { name: 'First value', formula: 'the value of the earliest day', source, range },
  'answer/found': {
    name: 'Number of results',
    formula: 'how many results the search finds',
    source,
    range: 'Notes, workouts, sets, activities, measurements and exercises each count once.',
  },
} satisfies Record<string, FormulaLabels>;
