import { messages as common } from '../../common/messages/en.ts';
import { pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  hasNote: 'has a note',
  otherNotes: ({ count }: { readonly count: number }) => plural(count, { one: '# other note', other: '# other notes' }),
  workouts: ({ count }: { readonly count: number }) => plural(count, { one: '# workout', other: '# workouts' }),
  activities: ({ count }: { readonly count: number }) => plural(count, { one: '# activity', other: '# activities' }),
  legend: 'Dot: note. Bar: workout. Ring: activity.',
};
