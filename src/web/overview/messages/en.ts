import { messages as common } from '../../common/messages/en.ts';
export const messages = {
  ...common,
  todaysNote: 'Today’s note',
  actions: 'Quick actions',
  recent: 'Recent',
  inProgress: 'In progress',
  resume: 'Resume workout',
  empty: 'Nothing here yet',
  emptyText: 'Your latest notes and workouts will appear here.',
};
