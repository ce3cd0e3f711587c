import type { BandError, BandStanding } from '#domain/exercise/volume/index.ts';
import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export interface Sets {
  readonly count: number;
  /** As the person reads it: a count of sets may have a half. */
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
  none: 'No band',
};

const bandErrors: { readonly [C in BandError['code']]: string } = {
  'exercise/band-below-zero': 'A band begins at 0 sets or above.',
  'exercise/band-reversed': 'The band ends before it begins. The second number is the larger one.',
};

export const messages = {
  ...common,
  title: 'Volume',
  reading: 'Still reading older workouts',

  weeks: 'Weeks',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  soFar: 'This week so far',
  emptyWeek: 'No hard sets in this week.',
  empty: 'No sets yet',
  emptyText: 'Tick sets off in a workout, and they stand here muscle by muscle, week by week.',
  toWorkouts: 'To your workouts',

  map: 'Body map',
  front: 'Front',
  back: 'Back',
  mapHint: 'Choose a muscle to see what its sets were.',
  legend: 'What the colours mean',
  fills: {
    none: 'No sets',
    below: 'Below its band',
    within: 'Within its band',
    above: 'Above its band',
    noBand: 'Sets, but no band',
  },
  muscleOnMap: ({ name, count, sets: shown, standing }: NamedSets & { readonly standing: string }) =>
    `${name}: ${sets({ count, sets: shown })}, ${standing}`,
  standingOnMap: ({ standing, band }: { readonly standing: BandStanding; readonly band: string }) =>
    standing === 'none' ? 'no band' : `${standings[standing].toLowerCase()} ${band}`,

  table: 'Hard sets of each muscle',
  muscle: 'Muscle',
  band: 'Band',
  standing: 'Standing',
  standings,
  noBand: '–',
  ends: ({ min, max }: Ends) => `${min}–${max}`,
  setsOf: sets,
  uncounted: 'Not counted, because nobody said which muscles they are for:',

  madeOf: 'What they were',
  madeOfNothing: 'No hard set counted for it in this week.',
  counts: 'Counts',
  times: ({ share }: { readonly share: string }) => `× ${share}`,
  product: (part: { readonly sets: string; readonly share: string }) => `${part.sets} × ${part.share}`,
  counted: 'Counted',
  lastWeeks: 'The last weeks',
  week: 'Week',
  ownBand: 'Band',
  bandText: 'Hard sets a week between which you want it to lie.',
  bandPublic: ({ min, max }: Ends) => `Coaches commonly publish ${min}–${max} for it. Nobody measured that.`,
  bandUnknown: 'No band is in common use for it.',
  bandFrom: 'From',
  bandUntil: 'To',
  saveBand: 'Save the band',
  bandSaved: 'The band is saved',
  clearBand: 'Back to the usual band',
  removeBand: 'Remove the band',
  bandCleared: 'Your band is removed',
  notANumber: 'A number, such as 10',
  numberMissing: 'Both ends need a number. 0 is one.',
  bandErrors,
};
