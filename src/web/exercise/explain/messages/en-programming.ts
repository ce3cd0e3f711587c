import { spelled } from '../../../language/index.ts';
import type { FormulaLabels } from './formula-labels.ts';

const rounding =
  'The result is rounded to the closest load you can make with your bar and plates, or with the exercise’s load increment.';

export const programming = {
  'next/steps': {
    name: 'Load by progression',
    formula: 'last load + increment, the same load again, or last load − deload',
    meaning: `The load goes up when you complete every set with its planned load and reps, and no harder than planned. It goes down after several failed sessions in a row at one load; otherwise the planned load is repeated. Lighter sets stay at the same percentage of the heaviest. An increase is never lost to rounding. ${rounding}`,
    source: 'Linear and double progression, as in M. Rippetoe and L. Kilgore, Starting Strength, 2005',
    range: 'Lifters who still get stronger from session to session. You choose the increment and the deload.',
  },
  'next/share': {
    name: 'Load as a percentage of a max',
    formula: 'max × percentage',
    meaning: spelled`The estimated 1RM is the best of the 12 weeks up to your last session. The training max is the one you entered in the programme, plus an increase for each wave in which you completed every set (light weeks don’t count). Without one, it’s 90% of your estimated 1RM. ${rounding}`,
    source: 'Percentages of a training maximum: J. Wendler, 5/3/1, 2009',
    range: 'As accurate as the max it’s based on.',
  },
  'next/byRpe': {
    name: 'Load by RPE',
    formula: 'max × the RPE chart’s percentage for the reps and RPE',
    meaning: `The max is the best estimate from your latest session. RIR counts as RPE 10 − RIR. If a set has no logged effort, the planned effort is used, unless the set fell short of its load or reps; then it doesn’t count. ${rounding}`,
    source: 'M. Tuchscherer, The Reactive Training Manual, 2008',
    range: '1 to 12 reps at RPE 6 to 10. People differ, and effort is harder to judge the more reps you have left.',
  },
  'next/lastTime': {
    name: 'Last time’s load',
    formula: 'the load of the same set last time',
    meaning: 'With no planned load and no progression, your last load is used.',
    source: 'Your last workout with this exercise',
    range: 'Any load.',
  },
} satisfies Readonly<Record<string, FormulaLabels>>;
