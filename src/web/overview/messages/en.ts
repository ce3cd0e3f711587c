import { messages as common } from '../../common/messages/en.ts';
export const messages = {
  ...common,
  overview: 'Overview',
  startWorkout: 'Start a workout',
  today: 'Today’s note',
  actions: 'Begin something',
  newest: 'Newest',
  running: 'Running now',
  goOn: 'Go on',
  empty: 'Nothing here yet',
  emptyText: 'What you write and what you train will stand here, the newest first.',
};
