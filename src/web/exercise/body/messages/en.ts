import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

type Size = 'weight' | 'height' | 'neck' | 'waist' | 'hips';

const sizes: { readonly [S in Size]: string } = {
  weight: 'body weight',
  height: 'height',
  neck: 'neck',
  waist: 'waist',
  hips: 'hips',
};

export const messages = {
  body: 'Body',
  measures: 'Measures',
  measure: 'Measure',
  loading: 'Loading...',
  measured: 'Measured',
  notMeasured: 'Not measured yet',
  unnamed: 'Without a name',
  known: {
    'body-weight': 'Body weight',
    'body-fat': 'Body fat',
    neck: 'Neck',
    shoulders: 'Shoulders',
    chest: 'Chest',
    waist: 'Waist',
    hips: 'Hips',
    'upper-arm-left': 'Upper arm, left',
    'upper-arm-right': 'Upper arm, right',
    'forearm-left': 'Forearm, left',
    'forearm-right': 'Forearm, right',
    'thigh-left': 'Thigh, left',
    'thigh-right': 'Thigh, right',
    'calf-left': 'Calf, left',
    'calf-right': 'Calf, right',
    'resting-pulse': 'Resting pulse',
  },
  unitWords: { kg: 'kg', lb: 'lb', st: 'st', cm: 'cm', in: 'in', min: 'min', '%': '%' },

  measureSeveral: 'Measure several',
  allMeasures: 'All measures',
  day: 'Day',
  dayMissing: 'Say which day it was',
  dayToCome: 'This day is still to come',
  notWritten: 'Nothing was written down yet',
  nothingTyped: 'Type at least one number',
  ofToday: ({ measure }: { readonly measure: string }) => `${measure}, today`,
  writeDown: ({ measure }: { readonly measure: string }) => `Write down ${measure}`,
  written: ({ count }: { readonly count: number }) =>
    plural(count, { one: 'Written down', other: '# readings written down' }),
  save: 'Save',
  close: 'Close',
  undo: 'Undo',

  addMeasure: 'Add a measure of your own',
  rename: 'Rename',
  more: 'More',
  name: 'Name',
  nameMissing: 'Give it a name',
  countsIn: 'It is',
  dimensions: {
    length: 'A length',
    mass: 'A weight',
    share: 'A percentage',
    count: 'A number',
    duration: 'A time in minutes',
  },
  removeMeasure: 'Remove the measure',
  measureRemoved: ({ measure }: { readonly measure: string }) => `${measure} removed`,
  noMeasure: 'There is no such measure',
  noMeasureText: 'It may have been removed on another device.',

  neverRead: 'Nothing written down yet.',
  courseOf: ({ measure }: { readonly measure: string }) => measure,
  span: 'How far back',
  spans: { quarter: '3 months', year: '1 year', all: 'All' },
  readings: 'Readings',
  reading: 'Reading',
  earlier: 'Earlier ones',
  remark: 'Remark',
  removeReading: 'Remove this reading',
  readingRemoved: 'Reading removed',

  figures: 'Reckoned from it',
  trend: 'Trend',
  perWeek: 'Change in a week',
  notYet: 'After a week',
  lastWeight: 'Last weight',
  daysWeighed: 'Days weighed',
  basalEnergy: 'Energy at rest',
  needsAbout: 'Asks for height, day of birth and sex.',
  kilocalories: ({ amount }: { readonly amount: string }) => `${amount} kcal a day`,
  height: 'Height',
  age: 'Age',
  sex: 'Sex, as the formulas ask',
  sexes: { female: 'Female', male: 'Male', unsaid: 'Not said' },

  aboutBody: 'About your body',
  aboutBodyText: 'Formulas ask for these. Each may be left open; then what needs it is not reckoned.',
  heightInCm: 'Height in cm',
  heightInFeet: 'Height in feet and inches, such as 5 ft 11',
  notAHeight: 'A height such as 178',
  bornOn: 'Born on',

  byGirths: 'By girths',
  girthsNeedAbout: 'It can be estimated from girths. That asks for height and sex.',
  girthsNeededWoman: 'Measure neck, waist and hips, and it is estimated from them.',
  girthsNeededMan: 'Measure neck and waist, and it is estimated from them.',
  writeItDown: 'Write it down',
  onDay: ({ measure, day }: Readonly<Record<'measure' | 'day', string>>) => `${measure}, ${day}`,

  typedErrors: {
    'units/nothing-typed': () => 'Type a number',
    'units/not-a-number': () => 'This is not a number',
    'exercise/measure-out-of-range': ({ max }: { readonly max: number | null }) =>
      max === null ? 'A number above 0' : `At most ${max}`,
  },
  estimateErrors: {
    'exercise/age-out-of-range': ({ min, max }: { readonly min: number; readonly max: number }) =>
      `Known for ages ${min} to ${max}`,
    'exercise/not-a-body-size': ({ of }: { readonly of: Size }) => `Measure ${sizes[of]} for it`,
    'exercise/waist-not-above-neck': () => 'The waist has to be wider than the neck',
    'exercise/body-fat-out-of-range': () => 'These girths do not fit together',
  },
};
