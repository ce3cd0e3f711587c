import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  trainingLoad: 'Training load',
  empty: 'No sessions yet',
  emptyText: 'Rate your effort from 0 to 10 after a workout or activity. Training load is effort × minutes.',

  figures: 'Training load today',
  week: 'Last 7 days',
  parts: ({ workouts, activities }: { readonly workouts: string; readonly activities: string }) =>
    `workouts ${workouts}, activities ${activities}`,
  ctl: 'Fitness (CTL)',
  atl: 'Fatigue (ATL)',
  tsb: 'Form (TSB)',
  ramp: 'Ramp rate',
  monotony: 'Monotony',
  strain: 'Strain',
  unknown: '–',
  allAlike: 'all days are the same',
  meanings: {
    ctl: 'long-term load',
    atl: 'short-term load',
    tsb: 'yesterday’s fitness − fatigue',
    ramp: 'change in fitness over 7 days',
    monotony: 'how similar your days were',
    strain: '7-day load × monotony',
  },

  yesterdayCtl: 'CTL yesterday',
  yesterdayAtl: 'ATL yesterday',
  todayLoad: 'Load today',
  dayBeforeCtl: 'CTL the day before',
  dayBeforeAtl: 'ATL the day before',
  loadOfDay: 'Load that day',
  days: 'Days',
  ctlToday: 'CTL today',
  ctlBefore: 'CTL 7 days ago',
  mean: 'Daily average',
  sampleSd: 'Standard deviation (sample)',
  sum: '7-day load',
  effortTimesMinutes: ({ effort, minutes }: { readonly effort: string; readonly minutes: string }) =>
    `${effort} × ${minutes} min`,

  curve: 'Fitness, fatigue and form',
  daily: 'Daily load',
  dayLoad: 'Load',
  about:
    'Load is the effort you rated times minutes, in arbitrary units. Fitness, fatigue and form describe your training; they don’t predict performance or injury.',

  incomplete: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# session in the last 6 months has no effort or duration and isn’t counted.',
      other: '# sessions in the last 6 months have no effort or duration and aren’t counted.',
    }),
  sessionOn: ({ session, day }: { readonly session: string; readonly day: string }) => `${session}, ${day}`,
  activity: 'Activity',

  timeConstants: 'Time constants',
  ctlDays: 'Fitness (CTL), days',
  atlDays: 'Fatigue (ATL), days',
  timeConstantsText:
    'How many days of training count towards fitness and fatigue. The standard is 42 and 7 days; with other values, your figures can’t be compared with other people’s.',
  saved: 'Time constants saved',
  notWhole: 'Enter a whole number from 1 to 365',
};
