export { DayCalendar } from './day-calendar.tsx';
export { dayIndexMessages } from './messages/index.ts';
export { type DaysKnown, useDayIndex } from './use-day-index.ts';
