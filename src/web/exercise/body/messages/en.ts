import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

type Size = 'weight' | 'height' | 'neck' | 'waist' | 'hips';

const sizes: { readonly [S in Size]: string } = {
  weight: 'body weight',
  height: 'height',
  neck: 'neck measurement',
  waist: 'waist measurement',
  hips: 'hip measurement',
};

export const messages = {
  ...common,
  body: 'Body',
  measurements: 'Measurements',
  measurement: 'Measurement',
  measured: 'Measured',
  notMeasured: 'Not measured yet',
  known: {
    'body-weight': 'Body weight',
    'body-fat': 'Body fat',
    neck: 'Neck',
    shoulders: 'Shoulders',
    chest: 'Chest',
    waist: 'Waist',
    hips: 'Hips',
    'upper-arm-left': 'Left upper arm',
    'upper-arm-right': 'Right upper arm',
    'forearm-left': 'Left forearm',
    'forearm-right': 'Right forearm',
    'thigh-left': 'Left thigh',
    'thigh-right': 'Right thigh',
    'calf-left': 'Left calf',
    'calf-right': 'Right calf',
    'resting-pulse': 'Resting heart rate',
  },
  unitWords: { kg: 'kg', lb: 'lb', st: 'st', cm: 'cm', in: 'in', min: 'min', '%': '%' },

  logMeasurements: 'Log measurements',
  stonesExample: 'e.g. 11 7',
  showAllMeasurements: 'Show all measurements',
  notSaved: 'Not saved yet',
  nothingEntered: 'Enter at least one measurement',
  ofToday: ({ measurement }: { readonly measurement: string }) => `${measurement}, today`,
  log: ({ measurement }: { readonly measurement: string }) => `Log ${measurement}`,
  logAnother: 'Log another',
  decreaseWeight: 'Decrease body weight',
  increaseWeight: 'Increase body weight',
  trendOf: ({ weight }: { readonly weight: string }) => `Trend ${weight}`,
  lastDays: ({ count }: { readonly count: number }) => plural(count, { one: 'Last day', other: 'Last # days' }),
  trendOfDays: ({ count, first, last }: { readonly count: number; readonly first: string; readonly last: string }) =>
    `Body weight of the last ${count} days, trend from ${first} to ${last}`,
  weightSaved: 'Weight saved',
  saved: ({ count }: { readonly count: number }) =>
    plural(count, { one: 'Measurement saved', other: '# measurements saved' }),

  addMeasurement: 'Add custom measurement',
  type: 'Type',
  dimensions: {
    length: 'Length',
    mass: 'Weight',
    share: 'Percentage',
    count: 'Number',
    duration: 'Time in minutes',
  },
  removeMeasurement: 'Remove measurement',
  measurementRemoved: ({ measurement }: { readonly measurement: string }) => `Removed “${measurement}”`,
  noMeasurement: 'Measurement not found',
  noMeasurementText: 'It may have been removed on another device.',

  noEntries: 'No entries yet.',
  entries: 'Entries',
  editEntry: 'Edit entry',
  removeEntry: 'Remove entry',
  entriesInTrash: 'Entries in the trash',
  measurementsInTrash: 'Measurements in the trash',
  entryRemoved: 'Entry removed',

  photos: 'Progress photos',
  photo: 'Photo',
  takePhoto: 'Take photo',
  choosePhotos: 'Choose photos',
  noPhotos: 'No photos yet',
  noPhotosText: 'Take photos in the same light and pose, then compare any two side by side.',
  photosAdded: ({ count }: { readonly count: number }) =>
    plural(count, { one: 'Photo added', other: '# photos added' }),
  notAPhoto: 'Some files weren’t added. Choose JPEG, PNG or WebP photos.',
  photoAbsent: 'Not on this device yet',
  photoNoteText: 'For example, front, side or back.',
  removePhoto: 'Remove photo',
  photoRemoved: 'Photo removed',
  photosInTrash: 'Photos in the trash',
  photoOf: ({ day }: { readonly day: string }) => `Photo, ${day}`,
  photoCount: ({ count }: { readonly count: number }) => plural(count, { one: '# photo', other: '# photos' }),
  compare: 'Compare',
  beforePhoto: 'Before',
  afterPhoto: 'After',

  statistics: 'Statistics',
  trend: 'Trend',
  perWeek: 'Weekly change',
  notYet: 'Needs a week of data',
  latestWeight: 'Latest weight',
  previousTrend: 'Previous trend',
  weightThatDay: 'Weight that day',
  daysWeighed: 'Days with an entry',
  basalEnergy: 'Basal metabolic rate (BMR)',
  basalEnergyNeeds: 'Needs your height, date of birth and sex.',
  kilocalories: ({ amount }: { readonly amount: string }) => `${amount} kcal/day`,
  height: 'Height',
  age: 'Age',
  sex: 'Sex',
  sexes: { female: 'Female', male: 'Male', notSet: common.notSet },

  bodyDetails: 'Body details',
  bodyDetailsText: 'Optional. Used for BMR and body fat.',
  heightInCm: 'Height in cm',
  heightInFeet: 'Height in feet and inches, e.g. 5 ft 11',
  notAHeight: 'Enter a valid height',
  dateOfBirth: 'Date of birth',

  navyMethod: 'US Navy method',
  navyNeedsDetails:
    'Add your height and sex to estimate body fat from your neck, waist and hips with the US Navy method.',
  navyNeedsWoman: 'Log your neck, waist and hips to estimate body fat with the US Navy method.',
  navyNeedsMan: 'Log your neck and waist to estimate body fat with the US Navy method.',
  saveEstimate: 'Save as today’s entry',
  onDay: ({ measurement, day }: Readonly<Record<'measurement' | 'day', string>>) => `${measurement}, ${day}`,

  outOfBounds: ({ min, max }: Readonly<Record<'min' | 'max', string>>) => `Enter a value from ${min} to ${max}`,
  farFromOther: ({ value, other, day }: Readonly<Record<'value' | 'other' | 'day', string>>) =>
    `Is ${value} right? You logged ${other} (${day}).`,
  unusualReading: ({ value }: { readonly value: string }) => `Is ${value} right? It’s unusual.`,
  saveToConfirm: ({ question }: { readonly question: string }) => `${question} Save again to confirm.`,
  typedErrors: {
    'units/nothing-typed': () => 'Enter a number',
    'units/not-a-number': () => 'Enter a valid number',
    'exercise/measure-out-of-range': ({ max }: { readonly max: number | null }) =>
      max === null ? 'Enter a number above 0' : `Enter ${max} or less`,
  },
  estimateErrors: {
    'exercise/age-out-of-range': ({ min, max }: { readonly min: number; readonly max: number }) =>
      `Only for ages ${min} to ${max}`,
    'exercise/not-a-body-size': ({ of }: { readonly of: Size }) => `Check your ${sizes[of]}`,
    'exercise/waist-not-above-neck': () => 'Check your waist and neck measurements',
    'exercise/body-fat-out-of-range': () => 'Check your measurements',
  },
};
