import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';
import { messages as exercise } from '../../messages/en.ts';

/** By how much an exercise was better, such as `2.5 kg`. */
type FirstWorkout = {
  readonly count: number;
  /** Whether its sets are intervals. */
  readonly isByClock: boolean;
  readonly volume: string;
};

type Gained = Readonly<Record<'by' | 'name', string>>;

const plural = pluralIn('en');

export const messages = {
  ...exercise,
  progress: 'Progress',
  records: 'Personal records',
  repRecords: 'Most reps by weight',
  kinds: {
    load: 'Heaviest weight',
    e1rm: 'Estimated 1RM',
    reps: 'Most reps',
    setVolume: 'Best set volume',
    sessionVolume: 'Best workout volume',
    duration: 'Longest time',
    distance: 'Longest distance',
  },
  minAssistance: 'Least assistance',
  assistedKind: ({ kind }: { readonly kind: string }) => `${kind}, assisted`,
  repsCount: ({ count }: { readonly count: number }) => plural(count, { one: '# rep', other: '# reps' }),
  previous: ({ value }: { readonly value: string }) => `previously ${value}`,
  comparedWithLast: 'Compared with last time',
  firstWorkout: ({ count, isByClock, volume }: FirstWorkout) => {
    const sets = isByClock
      ? plural(count, { one: '# interval', other: '# intervals' })
      : plural(count, { one: '# set', other: '# sets' });
    return volume === '' ? `Your first workout: ${sets}` : `Your first workout: ${volume} in ${sets}`;
  },
  gains: {
    load: ({ by, name }: Gained) => `+${by} on ${name}`,
    assistance: ({ by, name }: Gained) => `${by} less assistance on ${name}`,
    reps: ({ by, name }: Gained) => `+${by} on ${name}`,
    duration: ({ by, name }: Gained) => `+${by} on ${name}`,
    distance: ({ by, name }: Gained) => `+${by} on ${name}`,
    volume: ({ by, name }: Gained) => `+${by} volume on ${name}`,
  },
  recordsOf: ({ name }: { readonly name: string }) => `Personal records, ${name}`,
  moreRecords: ({ count }: { readonly count: number }) => `${count} more`,
  recordInWords: ({ kind, value }: { readonly kind: string; readonly value: string }) =>
    `Personal record: ${kind}, ${value}`,
  implausible: ({ value }: { readonly value: string }) => `${value}?`,
  implausibleLabel: ({ value }: { readonly value: string }) => `Is ${value} right?`,
  implausibleText: ({ value, best }: { readonly value: string; readonly best: string }) =>
    `${value} is far above your best, ${best}. It doesn’t count until you confirm it. If it’s a typo, correct it in the set.`,
  beyondAnybody: ({ value }: { readonly value: string }) =>
    `Hardly anyone does ${value} in this exercise. It doesn’t count until you confirm it. If it’s a typo, correct it in the set.`,
  isRight: 'Yes, it’s right',
  figures: {
    e1rm: 'Estimated 1RM',
    volume: 'Volume',
    load: 'Heaviest set',
    reps: 'Most reps in a set',
    seconds: 'Longest set (time)',
    metres: 'Longest set (distance)',
  },
  methods: {
    epley: 'Epley',
    brzycki: 'Brzycki',
    lombardi: 'Lombardi',
    mayhew: 'Mayhew',
    oconner: 'O’Conner',
    wathan: 'Wathan',
    lander: 'Lander',
    rpeChart: 'RPE chart (Tuchscherer)',
  },
  exerciseProgress: 'Exercise progress',
  openExercises: 'Show exercises',
  openExercise: ({ name }: { readonly name: string }) => `Open ${name}`,
  weightMissing: 'Needs your body weight on or before the day of the workout.',
  toBody: 'Log body weight',
  oldWeight: ({ day }: { readonly day: string }) =>
    `Uses your body weight from ${day}, the latest before your last workout.`,
  nothingInRange: 'No data in this time range.',
  onlyAssisted: 'Not computed for assisted sets.',
  newest: 'Recent personal records',
  noRecords: 'No personal records yet',
  noRecordsText: 'Beat your best weight, reps, volume, time or distance, and it will appear here.',
  scores: 'Strength scores',
  total: 'Total',
  lifts: { squat: 'Squat', bench: 'Bench press', deadlift: 'Deadlift' },
  notLifted: 'None yet',
  score: { dots: 'DOTS', wilks2020: 'Wilks 2020', ipfGoodlift: 'IPF GL' },
  noBodyWeight: 'Log your body weight under Body to see your strength scores.',
  sexForScores: 'Calculate scores for',
  sexes: { female: 'Women', male: 'Men' },
  inputs: {
    load: 'Weight',
    moved: 'Weight with body weight',
    bodyWeight: common.bodyWeight,
    reps: common.reps,
    rir: 'Reps in reserve',
    rpe: common.rpe,
    total: 'Total',
    sex: 'Formula for',
    result: 'Result',
  },
};
