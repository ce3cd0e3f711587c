import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  ...common,
  days: 'Days',
  previous: 'Previous day',
  next: 'Next day',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  hasNote: 'has a note',
  hasWorkout: 'has a workout',
  legend: 'A dot marks a note, a bar marks a workout.',
  noNote: 'No note yet. Start typing to create one.',
  training: 'Training',
  noTraining: 'No training logged on this day.',
  notADay: 'Invalid date',
  notADayText: 'The address must end in a date such as 2026-11-21.',
};
