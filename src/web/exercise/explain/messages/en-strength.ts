import type { FormulaWords } from './formula-words.ts';

const range =
  'Sets of up to 12 repetitions close to failure, best up to 6, fair up to 10. A single is its own maximum. Deadlifts tend to be read too low. Warm-ups and sets with help are left out.';
const reserve = 'Repetitions left in reserve count as done. A set without a written effort is read as one to failure.';

export const strength = {
  'e1rm/epley': {
    name: 'Estimated one-rep maximum, Epley',
    formula: 'load × (1 + reps ÷ 30)',
    meaning: reserve,
    source: 'B. Epley, Poundage Chart, Boyd Epley Workout, 1985',
    range,
  },
  'e1rm/brzycki': {
    name: 'Estimated one-rep maximum, Brzycki',
    formula: 'load × 36 ÷ (37 − reps)',
    meaning: reserve,
    source: 'M. Brzycki, Journal of Physical Education, Recreation & Dance 64(1):88, 1993',
    range,
  },
  'e1rm/lombardi': {
    name: 'Estimated one-rep maximum, Lombardi',
    formula: 'load × reps^0.10',
    meaning: reserve,
    source: 'V. P. Lombardi, Beginning Weight Training, 1989',
    range,
  },
  'e1rm/mayhew': {
    name: 'Estimated one-rep maximum, Mayhew',
    formula: '100 × load ÷ (52.2 + 41.9 × e^(−0.055 × reps))',
    meaning: reserve,
    source: 'J. L. Mayhew et al., Journal of Applied Sport Science Research 6:200, 1992',
    range,
  },
  'e1rm/oconner': {
    name: 'Estimated one-rep maximum, O’Conner',
    formula: 'load × (1 + reps ÷ 40)',
    meaning: reserve,
    source: 'B. O’Conner, J. Simmons and P. O’Shea, Weight Training Today, 1989',
    range,
  },
  'e1rm/wathan': {
    name: 'Estimated one-rep maximum, Wathan',
    formula: '100 × load ÷ (48.8 + 53.8 × e^(−0.075 × reps))',
    meaning: reserve,
    source: 'D. Wathan, Load Assignment, in Essentials of Strength Training and Conditioning, 1994',
    range,
  },
  'e1rm/lander': {
    name: 'Estimated one-rep maximum, Lander',
    formula: '100 × load ÷ (101.3 − 2.67123 × reps)',
    meaning: reserve,
    source: 'J. Lander, Maximum Based on Reps, NSCA Journal 6:60, 1985',
    range,
  },
  'e1rm/rpeChart': {
    name: 'Estimated one-rep maximum, RPE chart',
    formula: 'load ÷ the chart’s share for reps and RPE',
    meaning:
      'The chart falls from 100 % for a single at RPE 10 to 57.4 % for 12 reps at RPE 6. No written effort is read as RPE 10.',
    source: 'M. Tuchscherer, The Reactive Training Manual, 2008',
    range: '1 to 12 repetitions at RPE 6 to 10. Warm-ups and sets with help are left out.',
  },
  'volume/set': {
    name: 'Volume of a set',
    formula: 'load moved × reps',
    meaning: 'Where an exercise moves body weight, its share of the body weight written in the workout counts as load.',
    source: 'Volume load, as in Essentials of Strength Training and Conditioning (NSCA)',
    range: 'Working sets with a load and repetitions. Warm-ups and sets with help are left out.',
  },
  'volume/session': {
    name: 'Volume of an exercise in a workout',
    formula: 'the sum of load moved × reps over its sets',
    meaning: 'Where an exercise moves body weight, its share of the body weight written in the workout counts as load.',
    source: 'Volume load, as in Essentials of Strength Training and Conditioning (NSCA)',
    range: 'Working sets with a load and repetitions. Warm-ups and sets with help are left out.',
  },
  'score/total': {
    name: 'Total',
    formula: 'squat + bench press + deadlift',
    meaning: 'The heaviest of each that you did in a working set, whenever that was.',
    source: 'Powerlifting, as the International Powerlifting Federation counts it on one day',
    range: 'Back squats, bench presses and deadlifts with a barbell, low bar, paused and sumo among them.',
  },
  'score/dots': {
    name: 'DOTS points',
    formula: '500 × total ÷ a polynomial of body weight (4th degree, one for women and one for men)',
    meaning: 'Makes lifts comparable over body weights.',
    source: 'T. Konertz, BVDK, 2019; coefficients as openpowerlifting.org uses them',
    range: 'Adults. Body weight is taken into 40–210 kg for men and 40–150 kg for women.',
  },
  'score/wilks2020': {
    name: 'Wilks 2020 points',
    formula: '600 × total ÷ a polynomial of body weight (5th degree, one for women and one for men)',
    meaning: 'The second Wilks formula. Points of the first one, with 500, are lower.',
    source: 'R. Wilks, Wilks Formula 2020',
    range: 'Adults.',
  },
  'score/ipfGoodlift': {
    name: 'IPF GL points, classic',
    formula: '100 × total ÷ (A − B × e^(−C × body weight))',
    meaning: '100 is about the world’s best of that body weight. Points of women and men are not comparable.',
    source: 'International Powerlifting Federation, IPF GL Formula, 2020',
    range: 'Adults of 35 kg or more, with the total of squat, bench press and deadlift without supportive equipment.',
  },
} satisfies Readonly<Record<string, FormulaWords>>;
