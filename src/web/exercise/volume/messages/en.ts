import type { BandError, BandStanding } from '#domain/exercise/volume/index.ts';
import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export interface Sets {
  readonly count: number;
  /** The formatted number of sets, which may include a half. */
  readonly sets: string;
}

export interface NamedSets extends Sets {
  readonly name: string;
}

export interface Ends {
  readonly min: string;
  readonly max: string;
}

const sets = ({ count, sets: shown }: Sets) => plural(count, { one: `${shown} set`, other: `${shown} sets` });

const standings: { readonly [S in BandStanding]: string } = {
  below: 'Below',
  within: 'Within',
  above: 'Above',
  none: 'No target',
};

const targetErrors: { readonly [C in BandError['code']]: string } = {
  'exercise/band-below-zero': 'The minimum must be 0 or more.',
  'exercise/band-reversed': 'The maximum must not be below the minimum.',
};

export const messages = {
  ...common,
  volume: 'Volume',

  weeks: 'Weeks',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  soFar: 'This week so far',
  emptyWeek: 'No sets in the selected week.',
  empty: 'No sets yet',
  emptyText: 'Complete sets in a workout to see how many hard sets each muscle gets a week.',
  toWorkouts: 'Go to workouts',

  map: 'Body map',
  front: 'Front',
  back: 'Back',
  mapHint: 'Select a muscle to see its sets.',
  legend: 'Legend',
  fills: {
    none: 'No sets',
    below: 'Below target',
    within: 'Within target',
    above: 'Above target',
    noBand: 'Sets, but no target',
  },
  muscleOnMap: ({ name, count, sets: shown, standing }: NamedSets & { readonly standing: string }) =>
    `${name}: ${sets({ count, sets: shown })}, ${standing}`,
  standingOnMap: ({ standing, target }: { readonly standing: BandStanding; readonly target: string }) =>
    standing === 'none' ? 'no target' : `${standings[standing].toLowerCase()} ${target}`,

  table: 'Sets per muscle',
  muscle: 'Muscle',
  target: 'Target',
  status: 'Status',
  standings,
  noTarget: '–',
  ends: ({ min, max }: Ends) => `${min}–${max}`,
  setsOf: sets,
  uncounted: 'Not counted, because these exercises have no muscles set:',

  setsByExercise: 'Sets by exercise',
  noSetsOfMuscle: 'No sets for this muscle in the selected week.',
  factor: 'Factor',
  times: ({ share }: { readonly share: string }) => `× ${share}`,
  product: (part: { readonly sets: string; readonly share: string }) => `${part.sets} × ${part.share}`,
  counted: 'Counted',
  recentWeeks: 'Recent weeks',
  week: 'Week',
  weeklyTarget: 'Weekly target',
  weeklyTargetText: 'How many hard sets a week you aim for.',
  commonTarget: ({ min, max }: Ends) => `Coaches commonly recommend ${min}–${max}, as a rule of thumb.`,
  noCommonTarget: 'There’s no common recommendation for this muscle.',
  minimum: 'Minimum',
  maximum: 'Maximum',
  saveTarget: 'Save target',
  targetSaved: 'Target saved',
  resetTarget: 'Reset to default',
  targetReset: 'Target reset to default',
  removeTarget: 'Remove target',
  targetRemoved: 'Target removed',
  endMissing: 'Enter a minimum and a maximum. Either can be 0.',
  targetErrors,
};
