import { messages as exercise } from '../../messages/en.ts';

export const messages = {
  ...exercise,
  otherWorkout: 'Other workout',
  recent: 'Recent',
  empty: 'No training yet',
  emptyText: 'Workouts and activities you log appear here. Logging works offline too.',
};
