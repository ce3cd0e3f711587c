export { reminderMessages } from './messages/index.ts';
export { type DueTime, useDueLabel, useRepeatLabel } from './use-due-label.ts';
export { useTimeContext } from './use-time-context.ts';
