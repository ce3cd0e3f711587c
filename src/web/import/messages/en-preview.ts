import type { MatchReason } from '#domain/import/matching/index.ts';
import type { ImportQuestion, PlannedItem, RecordDraft } from '#domain/import/plan/index.ts';
import { pluralIn, spelled } from '../../language/index.ts';

const plural = pluralIn('en');

export interface Count {
  readonly count: number;
}

const counts: { readonly [K in RecordDraft['kind']]: (count: Count) => string } = {
  note: ({ count }) => plural(count, { one: '# note', other: '# notes' }),
  workout: ({ count }) => plural(count, { one: '# workout', other: '# workouts' }),
  activity: ({ count }) => plural(count, { one: '# activity', other: '# activities' }),
  measurement: ({ count }) => plural(count, { one: '# measurement', other: '# measurements' }),
  record: ({ count }) => plural(count, { one: '# other item', other: '# other items' }),
};

/** The kinds of records of this app that have no list of their own in a preview, by collection. */
const recordKinds: { readonly [C in string]?: string } = {
  notebooks: 'Notebook',
  tags: 'Tag',
  searches: 'Saved search',
  attachments: 'File',
  routines: 'Routine',
  routineFolders: 'Routine folder',
  programmes: spelled`Programme`,
  exercises: 'Exercise',
  measures: 'Custom measurement',
  goals: 'Goal',
  gear: 'Gear',
  zones: 'Training zones',
  places: 'Place',
  bars: 'Bar',
  plates: 'Plates',
  preferences: 'Settings',
  imports: 'Import',
};

const verdicts: { readonly [V in PlannedItem['verdict']]: string } = {
  new: 'New',
  same: 'Already imported',
  'changed-there': 'Changed in the other app',
  'changed-here': 'Changed here since',
  'looks-alike': 'Looks like one you have',
  joins: 'Recording of one you have',
  deleted: 'You deleted it',
};

const verdictTexts: { readonly [V in PlannedItem['verdict']]: string } = {
  new: 'These will be added.',
  same: 'Nothing changes. You have these already.',
  'changed-there': 'These will be updated. You haven’t changed them here.',
  'changed-here': 'These stay as they are. If you select them, the import replaces your changes.',
  'looks-alike': 'These are left out. If you select them, you’ll have both.',
  joins: 'These are added to the activity that you have. What you wrote stays.',
  deleted: 'These stay deleted. If you select them, they come back.',
};

const reasons: { readonly [R in MatchReason]: string } = {
  'same-words': 'Same words',
  abbreviation: 'Abbreviated name',
  'usual-form': 'Usual form of the exercise',
  'equipment-not-stated': 'Equipment isn’t stated',
  'same-name-other-equipment': 'Same movement, other equipment',
  'other-name': 'A different name',
  'similar-name': 'Similar name',
};

const questionTitles: { readonly [C in ImportQuestion['code']]: string } = {
  'import/zone': 'Time zone',
  'import/date-order': 'Order of day and month',
  'import/load-unit': 'Unit of weights',
  'import/distance-unit': 'Unit of distances',
  'import/body-weight-unit': 'Unit of body weight',
  'import/girth-unit': 'Unit of measurements',
  'import/body-weight-in-loads': 'Do the weights include your body weight?',
  'import/short-remarks': 'Short notes',
  'import/body-weights': 'What did you weigh?',
  'import/notebook': 'Notebook',
  'import/height': 'Use this height in your profile?',
  'import/devices': 'Preferred device',
};

export const preview = {
  counts,
  recordKinds,
  otherRecord: 'Other item',
  verdicts,
  verdictTexts,
  reasons,
  questionTitles,
  changedIn: ({ app }: { readonly app: string }) => `Changed in ${app}`,

  importButton: ({ what }: { readonly what: string }) => `Import ${what}`,
  nothingToImport: 'Nothing to import',
  allImported: 'Everything in these files is already imported.',
  nothingSelected: 'Select what you want to import.',
  updating: 'Updating the preview…',
  found: ({ what, files }: { readonly what: string; readonly files: string }) => `Found ${what} in ${files}.`,
  attachmentsToo: ({ count }: Count) =>
    plural(count, { one: '# image or other file comes with them.', other: '# images and other files come with them.' }),
  fileCount: ({ count }: Count) => plural(count, { one: '# file', other: '# files' }),
  source: 'Read as',
  recognised: spelled`Recognised`,

  questions: 'Check these first',
  zoneText: ({ example }: { readonly example: string }) =>
    `The files have times without a zone, such as ${example}. Choose where you were.`,
  zone: 'Time zone of the files',
  zoneEmpty: 'No time zone found',
  openList: 'Show all',
  dateOrderText: ({ example }: { readonly example: string }) =>
    `The files have dates such as ${example}. Choose how to read them.`,
  dayFirst: 'Day first',
  monthFirst: 'Month first',
  dayOfFile: ({ day }: { readonly day: string }) => `${day} (file)`,
  datesStated: ({ count }: Count) =>
    plural(count, { one: '# note has its own date.', other: '# notes have their own dates.' }),
  datesFromFiles: ({ count }: Count) =>
    plural(count, {
      one: '# note has only the date of its file.',
      other: '# notes have only the dates of their files.',
    }),
  sameFileTime: ({ count, day }: { readonly count: number; readonly day: string }) =>
    plural(count, {
      one: `# file has the same time, ${day}, probably because it was unpacked or copied then.`,
      other: `# files have the same time, ${day}, probably because they were unpacked or copied then. If you have the original archive, import that instead: it keeps the dates.`,
    }),
  unitText: ({ examples }: { readonly examples: string }) =>
    `The files don’t say the unit of values such as ${examples}.`,
  bothUnits: 'The weights fit either unit. Check that the suggested one is right.',
  kilogramsShare: ({ share }: { readonly share: string }) => `${share} of the weights are multiples of 1.25 kg.`,
  barLoads: ({ examples, unit }: { readonly examples: string; readonly unit: string }) =>
    `Weights such as ${examples} are usual with a bar and plates in ${unit}.`,
  stepsOfFive: ({ share }: { readonly share: string }) =>
    `${share} of the weights are multiples of 5, as is usual in lb.`,
  convertedShare: ({ share, from, to }: { readonly share: string; readonly from: string; readonly to: string }) =>
    `${share} of the weights were converted from ${from} to ${to}.`,
  bodyWeightText: ({ examples }: { readonly examples: string }) =>
    `Some apps add your body weight to exercises such as push-ups. These files have ${examples}.`,
  example: ({ name, load }: { readonly name: string; readonly load: string }) => `${name} ${load}`,
  added: 'No',
  included: 'Yes',
  no: 'No',
  yes: 'Yes',
  bodyWeightsText:
    'Figures of exercises such as pull-ups need it, and the files don’t have it. Each answer is saved as a measurement of the first day. Leave empty what you don’t know.',
  shortRemarksText:
    'Many sets have a note of one or two letters, probably from the other app. These notes are left out unless you keep them.',
  keepRemark: ({ count, text }: Count & { readonly text: string }) =>
    plural(count, { one: `Keep “${text}” (# set)`, other: `Keep “${text}” (# sets)` }),
  bodyWeightMissing: 'Enter your body weight, or choose that the weights don’t include it.',
  fromTo: ({ from, to }: { readonly from: string; readonly to: string }) => `${from} – ${to}`,
  notANumber: 'Enter a number above 0.',
  notebookText: 'Choose where the notes and their notebooks are added.',
  notebookTop: 'None (top level)',
  unknownDevice: 'Unknown device',
  heightText: ({ height }: { readonly height: string }) =>
    `The files say that you’re ${height} tall, and your profile has no height yet. Undoing the import keeps it there.`,
  devicesText: 'Several devices measured the same things on the same days. Choose whose values to use.',

  exercisesTitle: 'Match exercises',
  exercisesText: ({ count }: Count) =>
    plural(count, {
      one: 'Check # exercise before you import.',
      other: 'Check # exercises before you import.',
    }),
  allMatched: 'Every exercise has a match.',
  showMatched: ({ count }: Count) =>
    plural(count, { one: 'Show # matched exercise', other: 'Show # matched exercises' }),
  hideMatched: ({ count }: Count) =>
    plural(count, { one: 'Hide # matched exercise', other: 'Hide # matched exercises' }),
  nameInApp: ({ app }: { readonly app: string }) => `In ${app}`,
  setCount: ({ count }: Count) => plural(count, { one: '# set', other: '# sets' }),
  becomes: 'Becomes',
  sameName: 'Same name',
  alsoCalled: 'Also called that',
  remembered: 'Your earlier choice',
  yourChoice: 'Your choice',
  proposed: ({ reason }: { readonly reason: string }) => `Proposed: ${reason}`,
  newExercise: 'New exercise',
  newReasons: {
    remembered: 'Your earlier choice',
    ambiguous: 'Several exercises fit',
    'kept-apart': 'Differs from another name',
    unknown: 'No similar exercise found',
  },
  keptApartFrom: ({ name }: { readonly name: string }) => `Kept apart from “${name}”`,
  check: 'Check',
  quoted: ({ name }: { readonly name: string }) => `“${name}”`,
  alsoBecomes: ({ count, names }: Count & { readonly names: string }) =>
    plural(count, {
      one: `Also ${names} becomes this exercise`,
      other: `Also ${names} become this exercise`,
    }),
  newTitle: ({ count }: Count) => plural(count, { one: '# new exercise', other: '# new exercises' }),
  newText:
    'Sets count for the muscles of their exercise. What the files don’t say is suggested from the name. Select exercises to change their type, equipment and muscles.',
  selectAll: 'Select all',
  selectIt: ({ name }: { readonly name: string }) => `Select ${name}`,
  editSelected: ({ count }: Count) => (count === 0 ? 'Edit' : plural(count, { one: 'Edit #', other: 'Edit #' })),
  editCount: ({ count }: Count) => plural(count, { one: 'Edit # exercise', other: 'Edit # exercises' }),
  editSeveralText: ({ count }: Count) =>
    plural(count, {
      one: 'What you change here applies to # exercise.',
      other: 'What you change here applies to all # exercises. What differs is shown as not set.',
    }),
  fromName: 'Suggested from the name',
  withoutMuscles: 'No muscles: sets count for none',
  change: 'Change',
  suggested: 'Suggested',
  changeMatch: ({ name }: { readonly name: string }) => `Change the exercise for ${name}`,
  chooseExercise: 'Choose another exercise…',
  pickFor: ({ name }: { readonly name: string }) => `Exercise for ${name}`,

  doubtsTitle: 'Probably wrong',
  doubtsText:
    'Sets you don’t confirm are imported but don’t count as done. Other values you don’t confirm are left out.',
  importAsIs: 'Import as is',
  setOf: ({ exercise, number }: { readonly exercise: string; readonly number: string }) => `${exercise}, set ${number}`,
  valueOf: ({ name, value }: { readonly name: string; readonly value: string }) => `${name}: ${value}`,
  moreDoubts: ({ count }: Count) => plural(count, { one: 'and # more value', other: 'and # more values' }),

  itemsTitle: 'What will be imported',
  groupTitle: ({ verdict, what }: { readonly verdict: string; readonly what: string }) => `${verdict}: ${what}`,
  showItems: 'Show items',
  hideItems: 'Hide items',
  importThese: ({ verdict }: { readonly verdict: string }) => `Import all: ${verdict}`,
  importIt: ({ title }: { readonly title: string }) => `Import ${title}`,
  places: { archive: 'Archive', trash: 'Trash' },
  hiddenIn: {
    archive: ({ count }: Count) => plural(count, { one: '# is in the archive.', other: '# are in the archive.' }),
    trash: ({ count }: Count) => plural(count, { one: '# is in the trash.', other: '# are in the trash.' }),
  },
  changed: ({ before, after }: { readonly before: string; readonly after: string }) => `${before} → ${after}`,
  changedAndMore: ({ change, count }: Count & { readonly change: string }) =>
    plural(count, { one: `${change} and # more change`, other: `${change} and # more changes` }),
  changeCount: ({ count }: Count) => plural(count, { one: '# change', other: '# changes' }),
  nothing: 'nothing',
  emptyNote: 'This note is empty.',
  cannotShow: 'This item can’t be shown.',
  asItArrives: 'In the import',
  yours: 'What you have',

  facts: {
    sport: 'Sport',
    distance: 'Distance',
    moving: 'Moving time',
    elapsed: 'Elapsed time',
    climb: 'Elevation gain',
    heartRate: 'Average heart rate',
    value: 'Value',
    kind: 'Kind',
    name: 'Name',
    mass: 'Weight',
    plateCount: 'Number',
    size: 'Size',
    query: 'Search',
    startDistance: 'Starting distance',
    status: 'Status',
  },

  skippedTitle: 'Left out',
  skippedText: ({ count }: Count) =>
    plural(count, {
      one: '# file or item isn’t imported. Everything else is.',
      other: '# files or items aren’t imported. Everything else is.',
    }),
  moreSkipped: ({ count }: Count) => plural(count, { one: 'and # more', other: 'and # more' }),
};
