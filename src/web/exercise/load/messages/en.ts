import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  trainingLoad: 'Training load',
  shortTitle: 'Training load',
  empty: 'No sessions yet',
  emptyText:
    'Rate your effort from 0 to 10 after a workout or activity, or import a recording with heart rate. Training load is effort × minutes.',

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
    ctl: 'long-term training load',
    atl: 'short-term training load',
    tsb: 'yesterday’s fitness − fatigue',
    ramp: 'change in fitness over 7 days',
    monotony: 'how similar your days were',
    strain: '7-day training load × monotony',
  },

  yesterdayCtl: 'CTL yesterday',
  yesterdayAtl: 'ATL yesterday',
  todayLoad: 'Training load today',
  dayBeforeCtl: 'CTL the day before',
  dayBeforeAtl: 'ATL the day before',
  loadOfDay: 'Training load that day',
  days: 'Days',
  ctlToday: 'CTL today',
  ctlBefore: 'CTL 7 days ago',
  mean: 'Daily average',
  sampleSd: 'Standard deviation (sample)',
  sum: '7-day training load',
  effortTimesMinutes: ({ effort, minutes }: { readonly effort: string; readonly minutes: string }) =>
    `${effort} × ${minutes} min`,

  loadFrom: {
    heartRate: ({ load }: { readonly load: string }) => `${load}, from heart rate`,
    pace: ({ load }: { readonly load: string }) => `${load}, from pace`,
  },

  sessionsOfWeek: 'Sessions of the last 7 days',
  session: 'Session',
  basedOn: 'Based on',
  sources: { heartRate: 'Heart rate', effort: 'Effort', pace: 'Pace' },
  nothingKnown: 'No effort or heart rate',
  maximumUnknown: 'Needs your max heart rate',
  setZones: 'Set zones',
  withoutMaximum: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# activity in the last 6 months isn’t counted: it has a heart rate, but your max heart rate is unknown. Set your heart rate zones to count it.',
      other:
        '# activities in the last 6 months aren’t counted: they have a heart rate, but your max heart rate is unknown. Set your heart rate zones to count them.',
    }),

  calculation: 'Calculation',
  prefer: 'Preferred source',
  preferText:
    'What to use if an activity has several. A heart rate must be recorded and needs a known maximum: your zones or your date of birth. A pace counts for runs outdoors and needs five runs in the last 6 months.',
  weekBefore: 'Weekly training load before your first session',
  weekBeforeText:
    'Optional. If you trained before you used this app, fitness and fatigue start from here instead of 0. An hour of moderate training is about 240.',
  weekBeforeSaved: 'Weekly training load saved',
  notALoad: 'Enter a number, 0 or more',

  curve: 'Fitness, fatigue and form',
  daily: 'Daily training load',
  dayLoad: 'Training load',
  about:
    'Training load is effort times minutes, in arbitrary units. A recorded heart rate counts as the effort it corresponds to: 64% of your max is 3, 77% is 4.5 and 96% is 8.5. The pace of a run is compared with the fastest you ran in the 6 months before. Fitness, fatigue and form describe your training; they don’t predict performance or injury.',

  incomplete: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# session in the last 6 months has no effort, heart rate or duration and isn’t counted. The pace of runs counts from five runs on.',
      other:
        '# sessions in the last 6 months have no effort, heart rate or duration and aren’t counted. The pace of runs counts from five runs on.',
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
