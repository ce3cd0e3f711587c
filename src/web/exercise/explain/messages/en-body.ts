import type { FormulaWords } from './formula-words.ts';

export const body = {
  'body/trend': {
    name: 'Weight trend',
    formula: 'trend + 0.1 × (weight − trend), each day',
    meaning:
      'It begins at the first weight and takes away the ups and downs of single days. Over days without a weight it moves by 1 − 0.9^days.',
    source: 'J. Walker, The Hacker’s Diet, 1991',
    range: 'It lags about ten days behind. Several weights of one day count as their mean.',
  },
  'body/trendPerWeek': {
    name: 'Change of the trend in a week',
    formula: '(trend now − trend 28 days ago) ÷ days between × 7',
    meaning: 'With a shorter history, from its first day.',
    source: 'From the weight trend of J. Walker, The Hacker’s Diet, 1991',
    range: 'Told from a week of weights on.',
  },
  'body/basalEnergy': {
    name: 'Energy at rest, Mifflin-St Jeor',
    formula: '10 × kg + 6.25 × cm − 5 × years + 5 (men) or − 161 (women)',
    meaning: 'Kilocalories that a body uses in a day lying still. Days of work and training use more.',
    source: 'M. D. Mifflin, S. T. St Jeor et al., American Journal of Clinical Nutrition 51:241, 1990',
    range: 'Adults of 19 to 78 years. In most people within about a tenth of what was measured.',
  },
  'body/navy': {
    name: 'Body fat from girths, US Navy',
    formula:
      'men: 495 ÷ (1.0324 − 0.19077 × log(waist − neck) + 0.15456 × log(height)) − 450; women: 495 ÷ (1.29579 − 0.35004 × log(waist + hips − neck) + 0.22100 × log(height)) − 450; in cm',
    meaning:
      'Men measure the waist at the navel, women at the narrowest; the neck below the larynx, the hips at the widest.',
    source: 'J. A. Hodgdon and M. B. Beckett, Naval Health Research Center, reports 84-11 and 84-29, 1984',
    range: 'Adults. Off by 3.5 to 3.7 points in most people.',
  },
  'training/time': {
    name: 'Time trained',
    formula: 'workouts from start to end without their pauses + activities',
    meaning:
      'An activity counts its moving time, else its whole time. What says no time, and a workout that still runs, count 0.',
    source: 'Added up from what you logged',
    range: 'Workouts and activities that are not in the trash, by the day on which they began.',
  },
  'goals/streak': {
    name: 'In a row',
    formula: 'periods one after the other in which it was met, up to now',
    meaning: 'The period that is not over yet counts where it is met already, and breaks nothing where it is not.',
    source: 'Counted from what you logged',
    range: 'Workouts and activities that are not in the trash, by the day on which they began.',
  },
} satisfies Readonly<Record<string, FormulaWords>>;
