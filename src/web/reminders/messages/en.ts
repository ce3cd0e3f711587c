import { messages as common } from '../../common/messages/en.ts';
import { pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  dayAndTime: ({ day, time }: { readonly day: string; readonly time: string }) => `${day}, ${time}`,
  everyDays: ({ count }: { readonly count: number }) => plural(count, { one: 'Every day', other: 'Every # days' }),
  everyWeeks: ({ count, days }: { readonly count: number; readonly days: string }) =>
    plural(count, { one: `Every week on ${days}`, other: `Every # weeks on ${days}` }),
  everyMonths: ({ count, day }: { readonly count: number; readonly day: string }) =>
    plural(count, { one: `Every month on day ${day}`, other: `Every # months on day ${day}` }),
  everyYears: ({ count, day }: { readonly count: number; readonly day: string }) =>
    plural(count, { one: `Every year on ${day}`, other: `Every # years on ${day}` }),
  repeatUnknown: 'Repeats',
  repeatNever: 'Doesn’t repeat',
  repeat: 'Repeat',
  reminder: 'Reminder',
  when: 'When',
  whenExample: 'Tomorrow 9:00',
  whenUnknown: 'Not recognised. Try “tomorrow 9:00”, “in 2 hours” or “every monday 7:00”.',
  time: 'Time',
  timeMissing: 'Enter a date and a time.',
  timePassed: 'This time has passed. Choose a later one.',
  reminderNotSaved: 'The reminder wasn’t saved',
  timeAndRepeat: ({ time, repeat }: { readonly time: string; readonly repeat: string }) => `${time} · ${repeat}`,
};
