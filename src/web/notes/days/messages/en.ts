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
  legend: 'A dot is a note, a bar a workout.',
  noNote: 'No note yet. It is made with the first key.',
  workouts: 'Workouts of this day',
  notADay: 'There is no such day',
  notADayText: 'An address of a day ends in a date such as 2026-11-21.',
};
