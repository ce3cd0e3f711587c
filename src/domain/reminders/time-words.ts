/** The units in which people count time from now or between recurrences. */
export type RecurringUnit = 'day' | 'week' | 'month' | 'year';
export type TimeUnit = 'minute' | 'hour' | RecurringUnit;

/** The words by which times are read. */
export interface TimeWordLists {
  readonly today: readonly string[];
  readonly tonight: readonly string[];
  /** What follows `today` to mean tonight, as in `heute Abend`. */
  readonly evening: readonly string[];
  readonly tomorrow: readonly string[];
  readonly dayAfterTomorrow: readonly string[];
  readonly next: readonly string[];
  readonly in: readonly string[];
  /** One, as in `in an hour`. */
  readonly one: readonly string[];
  readonly at: readonly string[];
  /** What may follow the number of an hour, as in `9 Uhr`. */
  readonly oClock: readonly string[];
  readonly on: readonly string[];
  /** Words that may precede a day of the month. */
  readonly the: readonly string[];
  readonly every: readonly string[];
  readonly and: readonly string[];
  readonly am: readonly string[];
  readonly pm: readonly string[];
  /** What follows the number of a day of the month, as in `31st`. */
  readonly ordinalEndings: readonly string[];
  /** A day from Monday to Friday. */
  readonly workday: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly (readonly string[])[];
  /** January first. */
  readonly months: readonly (readonly string[])[];
  readonly units: { readonly [U in TimeUnit]: readonly string[] };
  /** Once in each unit, as `daily`. */
  readonly recurring: { readonly [U in RecurringUnit]: readonly string[] };
}

/** The words of one language for times. The first of a list is the one that is printed. */
export interface TimeWords extends TimeWordLists {
  /** One, then many. */
  readonly units: { readonly [U in TimeUnit]: readonly [one: string, many: string, ...others: string[]] };
  /** Many units behind `in`, whose case may be another. */
  readonly manyFromNow: { readonly [U in TimeUnit]: string };
  readonly everyUnit: { readonly [U in RecurringUnit]: string };
  /** What precedes a number of units, as in `every 2 weeks`. */
  readonly everyMany: string;
  /** What follows the number of a day before a month, as in `1. Dezember`. */
  readonly ordinalMark: string;
}

export const englishTimeWords: TimeWords = {
  today: ['today'],
  tonight: ['tonight'],
  evening: [],
  tomorrow: ['tomorrow', 'tmrw'],
  dayAfterTomorrow: [],
  next: ['next'],
  in: ['in'],
  one: ['a', 'an', 'one'],
  at: ['at'],
  oClock: [],
  on: ['on'],
  the: ['the'],
  every: ['every'],
  and: ['and'],
  am: ['am'],
  pm: ['pm'],
  ordinalEndings: ['st', 'nd', 'rd', 'th'],
  workday: ['weekday', 'workday'],
  weekdays: [
    ['sunday', 'sun'],
    ['monday', 'mon'],
    ['tuesday', 'tue', 'tues'],
    ['wednesday', 'wed'],
    ['thursday', 'thu', 'thur', 'thurs'],
    ['friday', 'fri'],
    ['saturday', 'sat'],
  ],
  months: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sep', 'sept'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  units: {
    minute: ['minute', 'minutes', 'min', 'mins'],
    hour: ['hour', 'hours', 'hr', 'hrs', 'h'],
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    year: ['year', 'years'],
  },
  recurring: { day: ['daily'], week: ['weekly'], month: ['monthly'], year: ['yearly', 'annually'] },
  manyFromNow: { minute: 'minutes', hour: 'hours', day: 'days', week: 'weeks', month: 'months', year: 'years' },
  everyUnit: { day: 'every day', week: 'every week', month: 'every month', year: 'every year' },
  everyMany: 'every',
  ordinalMark: '',
};
