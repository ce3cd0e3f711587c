export { CalendarFeed } from './calendar-feed.tsx';
export { clockText, minutesOf } from './clock-text.ts';
export { reminderMessages } from './messages/index.ts';
export { NotifySwitch } from './notify-switch.tsx';
export { ReminderDialog } from './reminder-dialog.tsx';
export { type ReminderTime, wallTimeOf } from './reminder-time.ts';
export { type DueTime, useDueLabel, useRepeatLabel } from './use-due-label.ts';
export { useTimeContext } from './use-time-context.ts';
