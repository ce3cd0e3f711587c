import type { FormulaLabels } from './formula-labels.ts';

export const body = {
  'body/trend': {
    name: 'Weight trend',
    formula: 'trend + 0.1 × (weight − trend), each day',
    meaning:
      'Starts at your first weight and smooths out daily ups and downs. After days without a weigh-in, 1 − 0.9^days replaces 0.1.',
    source: 'J. Walker, The Hacker’s Diet, 1991',
    range: 'Lags about ten days behind. Weights from the same day are averaged.',
  },
  'body/trendPerWeek': {
    name: 'Weekly trend change',
    formula: '(trend now − trend 28 days ago) ÷ days between × 7',
    meaning: 'With less than 28 days of body weight data, it starts from the first day.',
    source: 'Based on the weight trend in J. Walker, The Hacker’s Diet, 1991',
    range: 'At least a week of body weight data.',
  },
  'body/basalEnergy': {
    name: 'Basal metabolic rate (BMR), Mifflin-St Jeor',
    formula: '10 × kg + 6.25 × cm − 5 × years + 5 (men) or − 161 (women)',
    meaning: 'The kilocalories your body uses in a day at complete rest. Work and training use more.',
    source: 'M. D. Mifflin, S. T. St Jeor et al., American Journal of Clinical Nutrition 51:241, 1990',
    range: 'Adults aged 19 to 78. Within about 10% of the measured value for most people.',
  },
  'body/navy': {
    name: 'Body fat, US Navy method',
    formula:
      'men: 495 ÷ (1.0324 − 0.19077 × log(waist − neck) + 0.15456 × log(height)) − 450; women: 495 ÷ (1.29579 − 0.35004 × log(waist + hips − neck) + 0.22100 × log(height)) − 450; in cm',
    meaning:
      'Men measure the waist at the navel, women at its narrowest point. Measure the neck below the larynx and the hips at their widest point.',
    source: 'J. A. Hodgdon and M. B. Beckett, Naval Health Research Center, reports 84-11 and 84-29, 1984',
    range: 'Adults. The typical error is 3.5 to 3.7 percentage points.',
  },
  'training/time': {
    name: 'Training time',
    formula: 'duration of workouts without pauses + duration of activities',
    meaning:
      'Activities count their moving time, or their elapsed time if there is no moving time. Activities without a time and workouts in progress count as 0.',
    source: 'Your logged training',
    range: 'Workouts and activities that aren’t in the trash, by the day they started.',
  },
  'goals/streak': {
    name: 'Streak',
    formula: 'consecutive periods, up to now, in which you met the goal',
    meaning: 'The current period counts once you meet the goal. Until then, it doesn’t break the streak.',
    source: 'Your logged training',
    range: 'Workouts and activities that aren’t in the trash, by the day they started.',
  },
} satisfies Readonly<Record<string, FormulaLabels>>;
