import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  title: 'Load',
  reading: 'Still reading older workouts',
  empty: 'No sessions yet',
  emptyText:
    'Say at the end of a workout or an activity how hard it was, from 0 to 10. Effort times minutes is its load, the same for lifting and for running.',

  figures: 'Load today',
  week: 'Last 7 days',
  parts: ({ workouts, activities }: { readonly workouts: string; readonly activities: string }) =>
    `workouts ${workouts}, activities ${activities}`,
  ctl: 'CTL',
  atl: 'ATL',
  tsb: 'TSB',
  ramp: 'Ramp',
  monotony: 'Monotony',
  strain: 'Strain',
  unknown: '–',
  allAlike: 'every day was the same',
  meanings: {
    ctl: 'the last weeks',
    atl: 'the last days',
    tsb: 'this morning',
    ramp: 'CTL in 7 days',
    monotony: 'how alike the days were',
    strain: 'load × monotony',
  },

  yesterdayCtl: 'CTL, yesterday',
  yesterdayAtl: 'ATL, yesterday',
  todayLoad: 'Load, today',
  dayBeforeCtl: 'CTL, the day before',
  dayBeforeAtl: 'ATL, the day before',
  loadOfDay: 'Load, that day',
  days: 'Days',
  ctlToday: 'CTL, today',
  ctlBefore: 'CTL, 7 days ago',
  mean: 'Mean of a day',
  sampleSd: 'Standard deviation (sample)',
  sum: 'Load of 7 days',
  effortTimesMinutes: ({ effort, minutes }: { readonly effort: string; readonly minutes: string }) =>
    `${effort} × ${minutes} min`,

  curve: 'Chronic and acute load',
  daily: 'Load a day',
  dayLoad: 'Load',
  about:
    'Load is what you did, as hard as you found it: not fitness, not form, and no forecast of injury. Its unit is arbitrary.',

  incomplete: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# session of the last half year has no effort or no duration, and counts as nothing.',
      other: '# sessions of the last half year have no effort or no duration, and count as nothing.',
    }),
  sessionOn: ({ session, day }: { readonly session: string; readonly day: string }) => `${session}, ${day}`,
  activity: 'Activity',

  constants: 'Days that load is remembered',
  ctlDays: 'CTL, days',
  atlDays: 'ATL, days',
  constantsText: 'Usual are 42 and 7. With other days, your figures do not compare with those of other people.',
  save: 'Save the days',
  saved: 'The days are saved',
  notWhole: 'A whole number from 1 to 365',
};
