import type { DraftDoubt } from '#domain/import/implausible/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { messages as common } from '../../common/messages/en.ts';
import { pluralIn, spelled } from '../../language/index.ts';
import { doubts } from './en-doubts.ts';
import { errors, failures, kindsOfFiles } from './en-errors.ts';
import { guides } from './en-guides.ts';
import { preview } from './en-preview.ts';
import { table } from './en-table.ts';

const plural = pluralIn('en');

export interface ScaledWords {
  readonly count: number;
  /** A load with its unit. */
  readonly before: string;
  readonly after: string;
}

export interface Count {
  readonly count: number;
}

export const messages = {
  ...common,
  ...preview,
  table,
  errors,
  kindsOfFiles,
  failures,
  guides,
  doubts: doubts satisfies { readonly [C in DraftDoubt['code']]: string | ((shown: never) => string) },

  importText: 'Bring in your notes, workouts and measurements from another app.',
  importFiles: 'Import files',
  imports: 'Past imports',

  unknownError: 'It couldn’t be read.',

  // Choosing files
  drop: 'Drop files or a folder here',
  dropOnScreen: 'Drop to import',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose folder',
  privacy: 'Everything is read on this device. Nothing is changed until you press Import.',
  sources: 'What you can import',
  body: 'Body and activities',
  everything: 'Everything',
  byColumns: 'Table with columns',
  markdownAndHtml: 'Markdown, text and HTML',
  stillSyncing: 'Waiting until all your data is on this device…',
  oneAtATime: 'Wait until the current import is finished.',

  // Reading
  opening: 'Opening files…',
  steps: {
    recognising: 'Finding out which app the files are from…',
    unpacking: 'Unpacking…',
    reading: 'Reading…',
    files: 'Reading attachments…',
    planning: 'Comparing with what you have…',
  },
  filesUnpacked: ({ count }: Count) => plural(count, { one: '# file', other: '# files' }),
  doneOf: ({ done, total }: { readonly done: string; readonly total: string }) => `${done} of ${total}`,

  // Files of several apps
  severalApps: ({ groups }: { readonly groups: string }) =>
    `These files are from several apps: ${groups}. They’re imported one after the other.`,
  groupOf: ({ app, files }: { readonly app: string; readonly files: string }) => `${app} (${files})`,
  otherFiles: 'Other files',
  importFirst: 'Import first',
  stillToImport: ({ groups }: { readonly groups: string }) => `Still to import: ${groups}.`,
  nextApp: ({ app }: { readonly app: string }) => `Next: ${app}`,
  showReport: 'Show report',

  // Applying
  importing: 'Importing…',
  importingText: 'You can go on working. Don’t close this tab until it’s finished.',
  imported: 'Import finished',
  readyToImport: 'Ready to import',
  failed: 'Import failed',
  chooseOther: 'Choose other files',
  showImport: 'Show import',

  // The report
  importOfActivityFile: 'Import activity file',
  importOf: ({ app }: { readonly app: string }) => `Import from ${app}`,
  undone: 'Undone',
  undoneOn: ({ day }: { readonly day: string }) => `Undone on ${day}. The items it added are in the trash.`,
  files: 'Files',
  moreFiles: ({ count }: Count) => plural(count, { one: 'and # more file', other: 'and # more files' }),
  what: 'What was imported',
  outcomes: {
    new: 'Added',
    'new-archive': 'Added to the archive',
    'new-trash': 'Added to the trash',
    'changed-there': 'Updated',
    'changed-here': 'Replaced your changes',
    'looks-alike': 'Added despite a similar one',
    joins: 'Recording added',
    deleted: 'Restored after deletion',
    same: 'Already imported',
    left: 'Left out',
  } as Readonly<Record<string, string>>,
  noRoutines: 'What’s next',
  noRoutinesText: spelled`These files had no routines. Start from a built-in programme, or save one of your workouts as a routine.`,
  chooseProgramme: spelled`Choose a programme`,
  nothingImported: 'Nothing was imported.',
  nothingChanged: 'Nothing was changed.',
  collections: {
    notes: common.notes,
    notebooks: 'Notebooks',
    tags: 'Tags',
    searches: 'Saved searches',
    attachments: 'Attachments',
    workouts: common.workouts,
    activities: common.activities,
    routines: 'Routines',
    routineFolders: 'Routine folders',
    programmes: spelled`Programmes`,
    exercises: common.exercises,
    measurements: 'Measurements',
    measures: 'Own measurements',
    goals: 'Goals',
    gear: 'Gear',
    places: 'Places',
    bars: 'Bars',
    plates: 'Plates',
    zones: 'Training zones',
    preferences: 'Preferences',
    imports: 'Past imports',
  } satisfies { readonly [C in Collection]: string } as Readonly<Record<string, string>>,
  show: {
    notes: 'Show notes',
    workouts: 'Show workouts',
    activities: 'Show activities',
    exercises: 'Show exercises',
    measurements: 'Show measurements',
  },
  otherCollection: 'Other items',
  scaledLoads: ({ count, before, after }: ScaledWords) =>
    `${plural(count, { one: '# workout you already have', other: '# workouts you already have' })} would get different loads, all by the same factor: ${before} would become ${after}. This file is probably in another unit than the last one. Check the unit of the loads. Until then, these updates aren’t selected.`,
  otherUnit: ({ count, before, after }: ScaledWords) =>
    `${plural(count, { one: '# workout you already have', other: '# workouts you already have' })} would get the same loads in another unit: ${before} would become ${after}. These updates aren’t selected.`,
  otherCount: ({ count }: Count) => plural(count, { one: '# other item', other: '# other items' }),

  undoImport: 'Undo import',
  undoLooking: 'Looking for changes…',
  undoAsk: 'Undo this import?',
  undoMoves: ({ what, count }: { readonly what: string; readonly count: number }) =>
    plural(count, { one: `${what} moves to the trash.`, other: `${what} move to the trash.` }),
  undoNothing: 'Nothing of this import is left to move to the trash.',
  undoText: 'You can restore them from there, or import the files again.',
  undoStays: ({ count }: Count) =>
    plural(count, {
      one: '# item stays because you changed it:',
      other: '# items stay because you changed them:',
    }),
  undoFailed: 'Couldn’t undo the import. Nothing was changed. Try again.',
  stayed: 'Items that stayed because you changed them',
  moreItems: ({ count }: Count) => plural(count, { one: 'and # more item', other: 'and # more items' }),

  deleted: 'This import was permanently deleted',
  deletedText: 'The items it added were kept.',
  notHere: 'This import isn’t on this device',
  notHereYetText: 'Your data is still syncing. It appears once it’s downloaded.',
  notHereText: 'There’s no import at this address. Check the link.',
  toList: 'Back to your data',
  toActivities: 'Back to activities',
  open: { notes: 'Open note', workouts: 'Open workout', activities: 'Open activity' },
};
