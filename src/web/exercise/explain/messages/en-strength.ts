import type { FormulaLabels } from './formula-labels.ts';

const range =
  'Sets of up to 12 reps close to failure. Most accurate up to 6 reps, fair up to 10. A single counts as your 1RM. Deadlifts tend to be estimated too low. Warm-ups and assisted sets don’t count.';
const reserve =
  'Reps in reserve are added to the reps you did. A set without an RPE or RIR counts as a set to failure.';

export const strength = {
  'e1rm/epley': {
    name: 'Estimated 1RM, Epley',
    formula: 'load × (1 + reps ÷ 30)',
    meaning: reserve,
    source: 'B. Epley, Poundage Chart, Boyd Epley Workout, 1985',
    range,
  },
  'e1rm/brzycki': {
    name: 'Estimated 1RM, Brzycki',
    formula: 'load × 36 ÷ (37 − reps)',
    meaning: reserve,
    source: 'M. Brzycki, Journal of Physical Education, Recreation & Dance 64(1):88, 1993',
    range,
  },
  'e1rm/lombardi': {
    name: 'Estimated 1RM, Lombardi',
    formula: 'load × reps^0.10',
    meaning: reserve,
    source: 'V. P. Lombardi, Beginning Weight Training, 1989',
    range,
  },
  'e1rm/mayhew': {
    name: 'Estimated 1RM, Mayhew',
    formula: '100 × load ÷ (52.2 + 41.9 × e^(−0.055 × reps))',
    meaning: reserve,
    source: 'J. L. Mayhew et al., Journal of Applied Sport Science Research 6:200, 1992',
    range,
  },
  'e1rm/oconner': {
    name: 'Estimated 1RM, O’Conner',
    formula: 'load × (1 + reps ÷ 40)',
    meaning: reserve,
    source: 'B. O’Conner, J. Simmons and P. O’Shea, Weight Training Today, 1989',
    range,
  },
  'e1rm/wathan': {
    name: 'Estimated 1RM, Wathan',
    formula: '100 × load ÷ (48.8 + 53.8 × e^(−0.075 × reps))',
    meaning: reserve,
    source: 'D. Wathan, Load Assignment, in Essentials of Strength Training and Conditioning, 1994',
    range,
  },
  'e1rm/lander': {
    name: 'Estimated 1RM, Lander',
    formula: '100 × load ÷ (101.3 − 2.67123 × reps)',
    meaning: reserve,
    source: 'J. Lander, Maximum Based on Reps, NSCA Journal 6:60, 1985',
    range,
  },
  'e1rm/rpeChart': {
    name: 'Estimated 1RM, RPE chart',
    formula: 'load ÷ the chart’s percentage for the reps and RPE',
    meaning:
      'The chart goes from 100% for a single at RPE 10 to 57.4% for 12 reps at RPE 6. A set without an RPE or RIR counts as RPE 10.',
    source: 'M. Tuchscherer, The Reactive Training Manual, 2008',
    range: '1 to 12 reps at RPE 6 to 10. Warm-ups and assisted sets don’t count.',
  },
  'volume/set': {
    name: 'Set volume',
    formula: 'load moved × reps',
    meaning:
      'For bodyweight exercises, the percentage of body weight you move counts as load, using the body weight logged with the workout.',
    source: 'Volume load, as in Essentials of Strength Training and Conditioning (NSCA)',
    range: 'Working sets with a load and reps. Warm-ups and assisted sets don’t count.',
  },
  'volume/session': {
    name: 'Exercise volume',
    formula: 'the sum of load moved × reps over its sets in a workout',
    meaning:
      'For bodyweight exercises, the percentage of body weight you move counts as load, using the body weight logged with the workout.',
    source: 'Volume load, as in Essentials of Strength Training and Conditioning (NSCA)',
    range: 'Working sets with a load and reps. Warm-ups and assisted sets don’t count.',
  },
  'score/total': {
    name: 'Total',
    formula: 'squat + bench press + deadlift',
    meaning: 'Your heaviest working set of each lift, on any day.',
    source: 'Powerlifting total of the International Powerlifting Federation, which counts lifts from one day',
    range: 'Barbell back squats, bench presses and deadlifts, including low-bar, paused and sumo.',
  },
  'score/dots': {
    name: 'DOTS points',
    formula: '500 × total ÷ a polynomial of body weight (4th degree, one for women and one for men)',
    meaning: 'Compares lifters of different body weights.',
    source: 'T. Konertz, BVDK, 2019; coefficients as used by openpowerlifting.org',
    range: 'Adults. Body weight is limited to 40–210 kg for men and 40–150 kg for women.',
  },
  'score/wilks2020': {
    name: 'Wilks 2020 points',
    formula: '600 × total ÷ a polynomial of body weight (5th degree, one for women and one for men)',
    meaning: 'The second Wilks formula. The first, with a factor of 500, gives fewer points.',
    source: 'R. Wilks, Wilks Formula 2020',
    range: 'Adults.',
  },
  'score/ipfGoodlift': {
    name: 'IPF GL points, classic',
    formula: '100 × total ÷ (A − B × e^(−C × body weight))',
    meaning: '100 is about the world’s best at that body weight. Women’s and men’s points aren’t comparable.',
    source: 'International Powerlifting Federation, IPF GL Formula, 2020',
    range: 'Adults of 35 kg or more, with a raw (unequipped) total of squat, bench press and deadlift.',
  },
} satisfies Readonly<Record<string, FormulaLabels>>;
