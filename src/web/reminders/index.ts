export { CalendarFeed } from './calendar-feed.tsx';
export { reminderMessages } from './messages/index.ts';
export { NotifySwitch } from './notify-switch.tsx';
export { type QuickTimeId, quickTimes } from './quick-times.ts';
export { ReminderDialog } from './reminder-dialog.tsx';
export { type ReminderTime, wallTimeOf } from './reminder-time.ts';
export { useDueLabel, useDueLabelWhenLoaded, useRepeatLabel } from './use-due-label.ts';
export { useTimeContext } from './use-time-context.ts';
export { useTimeLabel, useTimesAsRead } from './use-times-as-read.ts';
