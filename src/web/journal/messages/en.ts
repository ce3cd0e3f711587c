import { messages as common } from '../../common/messages/en.ts';

export const messages = {
  ...common,
  days: 'Days',
  goToDate: 'Go to date',
  nothingYet: 'Nothing yet',
  thread: 'Timeline',
};
