import { messages as common } from '../../common/messages/en.ts';
import { pluralIn, spelled } from '../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  answer: ({ line }: { readonly line: string }) => `Live answer: ${line}`,
  editLine: ({ line }: { readonly line: string }) => `Edit: ${line}`,
  reading: 'Still reading your training…',
  failed: 'Answers aren’t available right now. Your data is safe. Reload the page to try again.',
  nothing: 'No results',
  noValue: '–',
  inlineOnly: 'Within a line, only a number fits. Use a Live answer block for lists, tables and charts.',
  moreResults: ({ count }: { readonly count: string }) => `${count} more`,
  inputs: 'Based on',
  moreInputs: ({ count }: { readonly count: string }) => `and ${count} earlier ones`,

  asked: ({ measure, group, search }: { readonly measure: string; readonly group: string; readonly search: string }) =>
    [measure + group, search].filter((part) => part !== '').join(' · '),
  measures: {
    best: ({ quantity }: Measured) => `Best ${quantity}`,
    sum: ({ quantity }: Measured) => `Total ${quantity}`,
    count: ({ quantity }: Measured) => `Number of ${quantity}`,
    average: ({ quantity }: Measured) => `Average ${quantity}`,
    latest: ({ quantity }: Measured) => `Latest ${quantity}`,
    first: ({ quantity }: Measured) => `First ${quantity}`,
  },
  /** Within a sentence. */
  quantitiesMeasured: {
    load: 'weight',
    reps: 'reps',
    e1rm: 'estimated 1RM',
    volume: 'volume',
    sets: 'sets',
    distance: 'distance',
    duration: 'duration',
    climb: 'elevation gain',
    pace: 'pace',
    hr: 'heart rate',
    weight: 'body weight',
    sessions: 'sessions',
  },
  byGroup: { day: ' by day', week: ' by week', month: ' by month', exercise: ' by exercise' },

  quantities: {
    load: 'Weight',
    reps: common.reps,
    e1rm: 'Estimated 1RM',
    volume: 'Volume',
    sets: common.sets,
    distance: 'Distance',
    duration: 'Duration',
    climb: 'Elevation gain',
    pace: 'Pace',
    hr: 'Heart rate',
    weight: common.bodyWeight,
    sessions: 'Sessions',
  },
  groups: { day: common.day, week: 'Week from', month: 'Month', exercise: common.exercise },
  kinds: {
    note: common.note,
    workout: common.workout,
    set: 'Set',
    activity: 'Activity',
    measurement: 'Measurement',
    exercise: common.exercise,
  },
  valueHeading: 'Results',
  units: {
    reps: ({ count, shown }: Counted) => `${shown} ${plural(count, { one: 'rep', other: 'reps' })}`,
    sets: ({ count, shown }: Counted) => `${shown} ${plural(count, { one: 'set', other: 'sets' })}`,
    sessions: ({ count, shown }: Counted) => `${shown} ${plural(count, { one: 'session', other: 'sessions' })}`,
    results: ({ count, shown }: Counted) => `${shown} ${plural(count, { one: 'result', other: 'results' })}`,
    bpm: ({ shown }: Counted) => `${shown} bpm`,
    pace: ({ time, unit }: { readonly time: string; readonly unit: string }) => `${time} /${unit}`,
    of: ({ amount, unit }: { readonly amount: string; readonly unit: string }) => `${amount} ${unit}`,
  },

  valueMissing: ({ clause, known }: { readonly clause: string; readonly known: string }) =>
    `“${clause}” needs a word after it, such as ${known}.`,
  unknownValue: ({
    clause,
    value,
    known,
  }: {
    readonly clause: string;
    readonly value: string;
    readonly known: string;
  }) => spelled`“${clause} ${value}” isn’t recognised and was ignored. You can use ${known}.`,
  badCount: ({ value }: { readonly value: string }) =>
    `“last ${value}” was ignored. Use a whole number from 1 to 1,000, such as last 12.`,
  repeated: ({ clause }: { readonly clause: string }) => `Only the first “${clause}” counts.`,
  groupsDoNotFit: ({ form }: { readonly form: 'list' | 'table' | 'chart' | 'number' }) =>
    `A ${form} can’t be grouped. Use as table or as chart.`,
};

export interface Measured {
  readonly quantity: string;
}

export interface Counted {
  readonly count: number;
  /** The number as it is shown. */
  readonly shown: string;
}
