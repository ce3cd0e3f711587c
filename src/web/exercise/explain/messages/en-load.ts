import type { FormulaWords } from './formula-words.ts';

const session =
  'Sessions with an effort from 0 to 10 and a duration. One without an effort counts as nothing, which makes the figure too low.';

export const load = {
  'sets/muscle': {
    name: 'Hard sets of a muscle',
    formula: 'the sum of hard sets × how much the exercise counts for the muscle',
    meaning:
      'A set counts 1 for a muscle that the exercise is for and mostly 0.5 for one that helps. Warm-ups count 0, and so does a set with 0 repetitions. A set of one side counts one half. How close a set came to failure is not looked at.',
    source:
      'B. Schoenfeld, D. Ogborn, J. Krieger, Journal of Sports Sciences 35:1073, 2017; helping muscles as in J. Pelland et al., SportRxiv, 2024',
    range:
      'Sets against resistance; distance on foot or wheels counts for no muscle. Studies find more growth with more sets, less and less of it. About 10 a week is a sound floor.',
  },
  'load/day': {
    name: 'Load of a day',
    formula: 'the sum of effort × minutes over its sessions',
    meaning: 'The same for lifting and for running, so that both add up. The unit is arbitrary.',
    source: 'C. Foster et al., Journal of Strength and Conditioning Research 15:109, 2001',
    range: session,
  },
  'load/week': {
    name: 'Load of seven days',
    formula: 'the sum of effort × minutes over all sessions',
    meaning: 'The same for lifting and for running, so that both add up. The unit is arbitrary.',
    source: 'C. Foster et al., Journal of Strength and Conditioning Research 15:109, 2001',
    range: session,
  },
  'load/ctl': {
    name: 'Chronic training load, CTL',
    formula: 'yesterday’s CTL × e^(−1 ÷ days) + today’s load × (1 − e^(−1 ÷ days))',
    meaning: 'What you did over a long time, the newest most. It says what was done, not how fit you are.',
    source: 'E. Banister et al., Australian Journal of Sports Medicine 7:57, 1975; A. Coggan; as in GoldenCheetah',
    range: `Every calendar day counts, one of rest as 0. It begins at 0, so the first weeks are too low. ${session}`,
  },
  'load/atl': {
    name: 'Acute training load, ATL',
    formula: 'yesterday’s ATL × e^(−1 ÷ days) + today’s load × (1 − e^(−1 ÷ days))',
    meaning: 'As CTL, over a short time.',
    source: 'E. Banister et al., Australian Journal of Sports Medicine 7:57, 1975; A. Coggan; as in GoldenCheetah',
    range: `Every calendar day counts, one of rest as 0. ${session}`,
  },
  'load/tsb': {
    name: 'Training stress balance, TSB',
    formula: 'yesterday’s CTL − yesterday’s ATL',
    meaning: 'With which balance the day began. Below 0, the last days held more than you are used to.',
    source: 'A. Coggan, H. Allen, Training and Racing with a Power Meter, 2006; as in GoldenCheetah',
    range: 'A description of load. It foretells neither form nor injury.',
  },
  'load/ramp': {
    name: 'Ramp',
    formula: 'CTL today − CTL seven days ago',
    meaning: 'How fast load grows.',
    source: 'A. Coggan, H. Allen, Training and Racing with a Power Meter, 2006',
    range:
      'No limit of it is known to keep anybody from injury: the ratios that promised one are contested (Lolli et al., 2019; Impellizzeri et al., 2020).',
  },
  'load/monotony': {
    name: 'Monotony',
    formula: 'mean of seven days ÷ their standard deviation',
    meaning: 'How alike the days were. The deviation is that of a sample, divided by six.',
    source: 'C. Foster, Medicine & Science in Sports & Exercise 30:1164, 1998',
    range: 'Seven days that are not all the same. Programs that divide by seven show a larger figure.',
  },
  'load/strain': {
    name: 'Strain',
    formula: 'load of seven days × monotony',
    source: 'C. Foster, Medicine & Science in Sports & Exercise 30:1164, 1998',
    range: 'Seven days that are not all the same.',
  },
} satisfies Readonly<Record<string, FormulaWords>>;
