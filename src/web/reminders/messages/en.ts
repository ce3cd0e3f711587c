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
};
