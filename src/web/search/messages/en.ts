import { messages as common } from '../../common/messages/en.ts';
import { pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');

export interface CountsInTraining {
  readonly sets: number;
  readonly workouts: number;
  readonly activities: number;
  readonly measurements: number;
}

export const messages = {
  ...common,
  searchEverything: 'Search notes and training',
  clearSearch: 'Clear search',
  results: 'Search results',
  found: ({ count, isWhole }: { readonly count: number; readonly isWhole: boolean }) =>
    isWhole
      ? plural(count, { one: '# result', other: '# results' })
      : plural(count, { one: '# result so far', other: '# results so far' }),

  kind: 'Kind of result',
  /** The names of all results of a kind. */
  kinds: {
    all: 'All',
    note: common.notes,
    set: common.sets,
    workout: common.workouts,
    activity: common.activities,
    measurement: 'Measurements',
    exercise: common.exercises,
  },
  /** The name of one result of a kind. */
  oneOf: {
    note: common.note,
    set: 'Set',
    workout: common.workout,
    activity: 'Activity',
    measurement: 'Measurement',
    exercise: common.exercise,
  },
  cueOf: ({ text }: { readonly text: string }) => `Cue: ${text}`,
  order: 'Sort by',
  orders: { newest: 'Newest first', best: 'Best match' },

  reading: ({ percent }: { readonly percent: string }) => `Loading notes and training: ${percent}`,
  none: 'Nothing found',
  noneText: 'Try fewer or shorter words, or check the dates and amounts in your search.',
  noneOfKind: 'Nothing of this kind found',
  noneOfKindText: 'Other kinds have results. Choose All to see them.',
  noneYet: 'Nothing found yet',
  noneYetText: 'Your notes and training are still loading. Results appear here as they’re found.',
  failed: 'Search isn’t available right now',
  failedText: 'Your notes and training are safe. Reload the page to try again.',
  reload: 'Reload',

  examples: 'Examples',
  /** What to type, and what it finds. */
  exampleQueries: [
    { query: 'squat rpe>=9', finds: 'Squat sets at RPE 9 or more' },
    { query: 'knee 90d', finds: 'A word in notes and training of the last 90 days' },
    { query: '#knee', finds: 'Everything with a tag' },
    { query: 'exercise:"bench press" load>=100kg', finds: 'Bench press sets from 100 kg' },
    { query: 'distance>10km pace<5:30', finds: 'Activities over 10 km, faster than 5:30 per km' },
    { query: 'physio is:task', finds: 'Notes with open tasks about physio' },
  ],
  savedSearches: 'Saved searches',

  alsoInTraining: ({ sets, workouts, activities, measurements }: CountsInTraining) => {
    const parts = [
      sets > 0 && plural(sets, { one: '# set', other: '# sets' }),
      workouts > 0 && plural(workouts, { one: '# workout', other: '# workouts' }),
      activities > 0 && plural(activities, { one: '# activity', other: '# activities' }),
      measurements > 0 && plural(measurements, { one: '# measurement', other: '# measurements' }),
    ];
    return `Also in training: ${parts.filter((part) => part !== false).join(', ')}`;
  },

  dailyNote: 'Daily note',
  asThread: 'Show as timeline',
  asList: 'Show as list',
  threadOf: ({ tag }: { readonly tag: string }) => `Timeline of ${tag}`,
  period: ({ first, last }: { readonly first: string; readonly last: string }) => `${first} to ${last}`,
  daysWithMentions: ({ count }: { readonly count: number }) =>
    plural(count, { one: '# day with entries', other: '# days with entries' }),
  noMentions: 'No entries with this tag',
  noMentionsText: 'Use the tag in a note, a workout or an exercise in it, and it appears here.',
};
