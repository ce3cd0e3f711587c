import type { FormulaLabels } from './formula-labels.ts';

const session =
  'Sessions with a duration, and an effort from 0 to 10 or a recorded heart rate. A session without either counts as 0, so the figure is too low.';

export const load = {
  'sets/muscle': {
    name: 'Hard sets per muscle',
    formula: 'the sum of hard sets × how much each counts for the muscle',
    meaning:
      'A set counts as 1 for a primary muscle and usually as 0.5 for a secondary one. Warm-ups and sets with 0 reps don’t count. A one-sided set counts as half. How close a set was to failure doesn’t matter.',
    source:
      'B. Schoenfeld, D. Ogborn, J. Krieger, Journal of Sports Sciences 35:1073, 2017; secondary muscles as in J. Pelland et al., SportRxiv, 2024',
    range:
      'Resistance sets; running, walking and cycling don’t count for any muscle. Studies find more growth with more sets, with diminishing returns. About 10 a week is a good minimum.',
  },
  'sets/week': {
    name: 'Hard sets this week',
    formula: 'the sum of hard sets of all exercises',
    meaning:
      'Warm-ups and sets with 0 reps don’t count. A one-sided set counts as half. How close a set was to failure doesn’t matter.',
    source: 'B. Schoenfeld, D. Ogborn, J. Krieger, Journal of Sports Sciences 35:1073, 2017',
    range: 'A total over all muscles. To compare with weekly targets, see Volume.',
  },
  'load/day': {
    name: 'Daily load',
    formula: 'the sum of effort × minutes over the day’s sessions',
    meaning:
      'Works the same for lifting and running, so you can add them together. A recorded heart rate counts as the effort it corresponds to. The unit is arbitrary.',
    source:
      'C. Foster et al., Journal of Strength and Conditioning Research 15:109, 2001; for heart rate, C. E. Garber et al., Medicine & Science in Sports & Exercise 43:1334, 2011',
    range: session,
  },
  'load/week': {
    name: 'Weekly load (7 days)',
    formula: 'the sum of effort × minutes over all sessions of seven days',
    meaning:
      'Works the same for lifting and running, so you can add them together. A recorded heart rate counts as the effort it corresponds to. The unit is arbitrary.',
    source:
      'C. Foster et al., Journal of Strength and Conditioning Research 15:109, 2001; for heart rate, C. E. Garber et al., Medicine & Science in Sports & Exercise 43:1334, 2011',
    range: session,
  },
  'load/ctl': {
    name: 'Chronic training load, CTL',
    formula: 'yesterday’s CTL × e^(−1 ÷ days) + today’s load × (1 − e^(−1 ÷ days))',
    meaning:
      'Your training over a long period, with recent days weighted most. It measures what you did, not how fit you are.',
    source: 'E. Banister et al., Australian Journal of Sports Medicine 7:57, 1975; A. Coggan; as in GoldenCheetah',
    range: `Every calendar day counts, rest days as 0. It starts at 0, so the first weeks are too low, or at the load that you enter. ${session}`,
  },
  'load/atl': {
    name: 'Acute training load, ATL',
    formula: 'yesterday’s ATL × e^(−1 ÷ days) + today’s load × (1 − e^(−1 ÷ days))',
    meaning: 'Like CTL, but over a short period.',
    source: 'E. Banister et al., Australian Journal of Sports Medicine 7:57, 1975; A. Coggan; as in GoldenCheetah',
    range: `Every calendar day counts, rest days as 0. ${session}`,
  },
  'load/tsb': {
    name: 'Training stress balance, TSB',
    formula: 'yesterday’s CTL − yesterday’s ATL',
    meaning: 'Your balance at the start of the day. Below 0, you trained more in recent days than you’re used to.',
    source: 'A. Coggan, H. Allen, Training and Racing with a Power Meter, 2006; as in GoldenCheetah',
    range: 'Describes load. It doesn’t predict performance or injury.',
  },
  'load/ramp': {
    name: 'Ramp rate',
    formula: 'CTL today − CTL seven days ago',
    meaning: 'How fast your load is increasing.',
    source: 'A. Coggan, H. Allen, Training and Racing with a Power Meter, 2006',
    range:
      'No limit is known to prevent injury: the ratios proposed for this are disputed (Lolli et al., 2019; Impellizzeri et al., 2020).',
  },
  'load/monotony': {
    name: 'Monotony',
    formula: 'mean daily load of seven days ÷ its standard deviation',
    meaning: 'How similar the days were. Uses the sample standard deviation, which divides by six.',
    source: 'C. Foster, Medicine & Science in Sports & Exercise 30:1164, 1998',
    range: 'Seven days that aren’t all the same. Apps that divide by seven show a higher figure.',
  },
  'load/strain': {
    name: 'Strain',
    formula: 'weekly load × monotony',
    source: 'C. Foster, Medicine & Science in Sports & Exercise 30:1164, 1998',
    range: 'Seven days that aren’t all the same.',
  },
} satisfies Readonly<Record<string, FormulaLabels>>;
