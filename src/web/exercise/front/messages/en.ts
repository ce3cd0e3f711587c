import { messages as common } from '../../../common/messages/en.ts';

export const messages = {
  ...common,
  inProgress: 'In progress',
  resume: 'Resume workout',
  logPast: 'Log a past workout',
  addActivity: 'Add activity',
  recent: 'Recent',
  openHistory: 'History',
  empty: 'No training yet',
  emptyText: 'Workouts and activities you log appear here. Logging works offline too.',
};
