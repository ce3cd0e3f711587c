import { messages as common } from '../../common/messages/en.ts';
import { pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');
const days = (count: number) => plural(count, { one: `${count} day`, other: `${count} days` });
const moreDays = (count: number) => plural(count, { one: `${count} more day`, other: `${count} more days` });

export const messages = {
  ...common,
  query: 'Tag or words',
  queryText: 'For example #poor-sleep, #knee or a word. The days that have it are compared with the days that don’t.',
  comparedOn: 'Compared on',
  onTheDay: 'The same day',
  onTheDayAfter: 'The day after',
  lifts: 'Lifts',
  addLift: 'Add a lift',
  removeLift: ({ name }: { readonly name: string }) => `Remove ${name}`,
  noExerciseFits: 'No exercise matches',
  openExercises: 'Show exercises',
  noQuery: 'Choose a tag or a word',
  noQueryText: 'Mark days in your notes, workouts or exercise notes, and see how you trained on them.',
  noDays: 'No days match',
  noDaysText: 'Nothing in your notes, workouts or activities matches.',
  nothingToCompare: 'Nothing to compare yet',
  nothingToCompareText: 'Log workouts, activities or measurements. Five days with and five without are enough.',
  stillReading: 'Your notes and workouts are still loading.',
  notWhy: ({ count, query }: { readonly count: number; readonly query: string }) =>
    `${days(count)} with ${query}. A link, not a cause.`,
  with: 'With',
  without: 'Without',
  days: ({ count }: { readonly count: number }) => days(count),
  median: 'Median',
  numberOfDays: 'Days',
  smallest: 'Smallest',
  lowerQuartile: 'Lower quartile',
  upperQuartile: 'Upper quartile',
  largest: 'Largest',
  tooFew: ({ missingWith, missingWithout }: { readonly missingWith: number; readonly missingWithout: number }) => {
    const parts = [
      ...(missingWith > 0 ? [`${moreDays(missingWith)} with it`] : []),
      ...(missingWithout > 0 ? [`${moreDays(missingWithout)} without it`] : []),
    ];
    return `Too few values: needs ${parts.join(' and ')}.`;
  },
  showDays: 'Show the days',
  spread: ({ label, count }: { readonly label: string; readonly count: number }) => `${label}: ${days(count)} as dots`,
};
