import type { FormulaWords } from './formula-words.ts';

const rounding = 'It is then the nearest load that your bar and plates, or the steps of the exercise, can make.';

export const programming = {
  'next/steps': {
    name: 'Load by steps',
    formula: 'last load + step, the last load again, or less by the deload',
    meaning: `Up when every set was done as the workout asked for it: its load, its reps, and no harder than planned. Down after misses in a row at one load, else the load that was asked for again. Lighter sets keep their share of the heaviest. A step up is never rounded away. ${rounding}`,
    source: 'Linear and double progression, as in M. Rippetoe and L. Kilgore, Starting Strength, 2005',
    range: 'Lifters who still get stronger from one session to the next; the step and the deload are yours to set.',
  },
  'next/share': {
    name: 'Load as a share of a maximum',
    formula: 'maximum × share',
    meaning: `The estimated maximum is the best of the 12 weeks up to the last session. A training maximum is the one written into the programme, with a step for each wave in which every set was done as planned (a light week does not count), else 90 % of the estimated one. ${rounding}`,
    source: 'Percentages of a training maximum: J. Wendler, 5/3/1, 2009',
    range: 'As good as the maximum it is a share of: see there.',
  },
  'next/byRpe': {
    name: 'Load by effort',
    formula: 'maximum × the RPE chart’s share for reps and RPE',
    meaning: `The maximum is the best estimate of the newest session. RIR counts as 10 − RIR, and a set without an effort as done with the planned one; a set that fell short of its load or reps counts only with its effort logged. ${rounding}`,
    source: 'M. Tuchscherer, The Reactive Training Manual, 2008',
    range: '1 to 12 reps at RPE 6 to 10. People differ, and tell effort worse the more reps they have left.',
  },
  'next/lastTime': {
    name: 'Load of last time',
    formula: 'the load of the same set',
    meaning: 'No load is planned and no progression chosen, so the last one done stands there.',
    source: 'Your own last workout with it',
    range: 'Any load.',
  },
} as const satisfies Readonly<Record<string, FormulaWords>>;
