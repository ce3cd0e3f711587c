import { messages as common } from '../../common/messages/en.ts';
import { pluralIn, spelled } from '../../language/index.ts';

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
  whenUnknown: spelled`Not recognised. Try “tomorrow 9:00”, “in 2 hours” or “every monday 7:00”.`,
  quickTimes: 'Suggested times',
  quick: { inAnHour: 'In 1 hour', tonight: 'Tonight', tomorrow: 'Tomorrow', nextWeek: 'Next week' },
  time: 'Time',
  whenMissing: 'Enter a date and a time.',
  timePassed: 'This time has passed. Choose a later one.',
  reminderNotSaved: 'The reminder wasn’t saved',
  overdue: 'Overdue',
  timeAndRepeat: ({ time, repeat }: { readonly time: string; readonly repeat: string }) => `${time} · ${repeat}`,

  notify: 'Notify on this device',
  notifyText:
    'Works while Mensana is open in a tab or installed and running. To be alerted when it’s closed, subscribe to the calendar feed in Profile, under Notifications.',
  notifyClosed:
    'Works even when Mensana is closed. Your browser’s push service learns that something is due, but not what.',
  notifyBlocked: 'Notifications are blocked for this site. Allow them in your browser’s settings.',
  notifyInsecure:
    'Browsers allow notifications only over https, so this connection has none. What is due is listed under Reminders.',
  notifyUnavailable:
    'This browser has no notifications here. On iPhone and iPad, add Mensana to the Home Screen and open it from there.',

  severalDue: ({ count }: { readonly count: number }) =>
    plural(count, { one: '# reminder is due', other: '# reminders are due' }),
  severalDueText: 'Tap to see them.',

  feed: 'Calendar feed',
  feedText:
    'Subscribe in another calendar app, which alerts you even when Mensana is closed. The feed contains the titles of your reminders and of tasks with a time, and no note text.',
  feedCreate: 'Create address',
  feedRenew: 'Renew address',
  feedRevoke: 'Remove address',
  feedRenewTitle: 'Renew the address?',
  feedRevokeTitle: 'Remove the address?',
  feedStopsText: 'The present address stops working immediately. Calendar apps that use it no longer get updates.',
  feedCreated: ({ when }: { readonly when: string }) =>
    `The address was created: ${when}. It’s shown only once. To see an address again, renew it.`,
  feedAddress: 'Address',
  feedOnce: 'Anyone with this address can read the feed. Copy it now: it’s shown only once.',
  feedCopy: 'Copy address',
  feedCopied: 'Address copied',
  feedNotCopied: 'The address couldn’t be copied. Select it and copy it yourself.',
  feedNotChanged: 'The address couldn’t be changed. Check your connection and try again.',
  feedFailed: 'Couldn’t load the calendar feed',
  feedOffline: 'You’re offline. The address is managed on the server.',
};
