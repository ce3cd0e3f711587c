export { DayLineField } from './day-line.tsx';
export { DaySummary } from './day-summary.tsx';
export { OnThisDay, RememberedDays } from './on-this-day.tsx';
export { useDayNote, useFirstLines } from './use-day-note.ts';
